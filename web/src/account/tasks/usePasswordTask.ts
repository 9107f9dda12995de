import { clientHash, PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import { useRef, useState } from 'react'
import { passwordOutcome, type PasswordOutcome } from '../passwordOutcome.ts'
import { useConfirmed } from '../useConfirmed.ts'

type Changing = { is: 'typing' | 'sending' | 'not-secure' } | PasswordOutcome

/**
 * The password was set elsewhere since the page was opened, or its state was unknown: the server's answer decides, and
 * the form switches.
 */
const KNOWN_BY: Partial<Record<PasswordOutcome['is'], boolean>> = { 'none-set': false, 'wrong-current': true }

export function usePasswordTask(wasSet: boolean, onDone: () => void) {
  const confirmed = useConfirmed()
  // The state when this was opened: after the first password is set it must not switch to the other form.
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
  /** The server's message was about the previous input. */
  const typeAgain = (): void => setChanging({ is: 'typing' })
  return { isSet, changing, change, typeAgain }
}
