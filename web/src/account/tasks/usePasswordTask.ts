import { clientHash, PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import { useRef, useState } from 'react'
import { passwordOutcome, type PasswordOutcome } from '../passwordOutcome.ts'
import { useConfirmed } from '../useConfirmed.ts'

type Changing = { is: 'typing' | 'sending' | 'not-secure' } | PasswordOutcome

/** Set elsewhere since the page was opened, or never told: the server knows better, and the form becomes the other. */
const KNOWN_BY: Partial<Record<PasswordOutcome['is'], boolean>> = { 'none-set': false, 'wrong-current': true }

export function usePasswordTask(wasSet: boolean, onDone: () => void) {
  const confirmed = useConfirmed()
  // As it was when this was opened: with the first password set it must not turn into the other form.
  const [isSet, setIsSet] = useState(wasSet)
  const isUnderWay = useRef(false)
  const [changing, setChanging] = useState<Changing>({ is: 'typing' })

  const send = async (current: string, wanted: string): Promise<Changing> => {
    const request = {
      ...(isSet && { current_password: await clientHash(current) }),
      password: await clientHash(wanted),
      pw_v: PASSWORD_VERSION,
    }
    const outcome = passwordOutcome(await confirmed('core/change-password', request))
    setIsSet(KNOWN_BY[outcome.is] ?? isSet)
    if (outcome.is === 'done') onDone()
    return outcome
  }

  const change = (current: string, wanted: string): void => {
    if (isUnderWay.current) return
    if (!window.isSecureContext) return setChanging({ is: 'not-secure' })
    isUnderWay.current = true
    setChanging({ is: 'sending' })
    void send(current, wanted)
      .catch((): Changing => ({ is: 'away' }))
      .then(setChanging)
      .finally(() => (isUnderWay.current = false))
  }
  /** What the server said was about what stood there before. */
  const typeAgain = (): void => setChanging({ is: 'typing' })
  return { isSet, changing, change, typeAgain }
}
