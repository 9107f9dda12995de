import { clientHash, PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import { useRef, useState } from 'react'
import { useConfirmed } from '../useConfirmed.ts'
import { emailOutcome, type EmailOutcome } from './emailOutcome.ts'

type Changing = { is: 'typing' | 'sending' | 'not-secure' } | EmailOutcome

export function useEmailTask() {
  const confirmed = useConfirmed()
  const isUnderWay = useRef(false)
  const [changing, setChanging] = useState<Changing>({ is: 'typing' })

  const send = async (email: string, password: string): Promise<Changing> => {
    const request = { email, password: await clientHash(password), pw_v: PASSWORD_VERSION }
    return emailOutcome(await confirmed('core/change-email', request))
  }

  const change = (email: string, password: string): void => {
    if (isUnderWay.current) return
    if (!window.isSecureContext) return setChanging({ is: 'not-secure' })
    isUnderWay.current = true
    setChanging({ is: 'sending' })
    void send(email, password)
      .catch((): Changing => ({ is: 'away' }))
      .then(setChanging)
      .finally(() => (isUnderWay.current = false))
  }
  return { changing, change, typeAgain: () => setChanging({ is: 'typing' }) }
}
