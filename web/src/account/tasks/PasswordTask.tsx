import { clientHash, PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import { useRef, useState } from 'react'
import { useText } from '../../text/useText.tsx'
import { SubmitButton } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { CurrentPasswordField, HiddenUsername } from '../CurrentPasswordField.tsx'
import { FormTrouble, useFocusOnRefusal } from '../FormTrouble.tsx'
import {
  NewPasswordField,
  passwordOutcome,
  type PasswordOutcome,
  useNewPasswordProblem,
} from '../NewPasswordField.tsx'
import { useConfirmedAsk } from '../login/useConfirmedAsk.ts'
import { DoneNote } from './accountAction.tsx'
import type { AccountFacts } from './accountFacts.ts'

type Changing = { is: 'typing' | 'sending' | 'not-secure' } | PasswordOutcome

/**
 * The password was set elsewhere since the page was opened, or its state was unknown: the server's answer decides, and
 * the form switches.
 */
const KNOWN_BY: Partial<Record<PasswordOutcome['is'], boolean>> = { 'none-set': false, 'wrong-current': true }

function usePasswordTask(wasSet: boolean, onDone: () => void) {
  const confirmed = useConfirmedAsk()
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

interface PasswordTaskProps {
  facts: AccountFacts
  onSet: () => void
}

export function PasswordTask({ facts, onSet }: PasswordTaskProps) {
  const [current, setCurrent] = useState('')
  const [wanted, setWanted] = useState('')
  const [wasSent, setSent] = useState(false)
  const { isSet, changing, change, typeAgain } = usePasswordTask(facts.isPasswordSet, onSet)
  const problemOf = useNewPasswordProblem()
  const text = useText('account')
  const isWrong = changing.is === 'wrong-current'
  const part = useFocusOnRefusal(changing.is === 'weak' || isWrong)

  if (changing.is === 'done') return <DoneNote>{text(isSet ? 'taskChanged' : 'taskPasswordIsSet')}</DoneNote>
  const submit = (): void => {
    setSent(true)
    const isWhole = problemOf(wanted) === null && (!isSet || current !== '')
    if (isWhole) change(current, wanted)
  }
  const saidOfNew = changing.is === 'weak' ? changing.message : null
  const typed = (set: (value: string) => void) => (value: string) => {
    if (changing.is !== 'sending') typeAgain()
    set(value)
  }
  const label = text(isSet ? 'changePassword' : 'setPassword')
  return (
    <>
      <p>{text(isSet ? 'taskPasswordText' : 'passwordNotSet')}</p>
      <div ref={part} className="account">
        <Form label={label} onSubmit={submit}>
          {isSet ? (
            <CurrentPasswordField
              username={facts.username}
              value={current}
              wasSent={wasSent}
              isWrong={isWrong}
              onChange={typed(setCurrent)}
            />
          ) : (
            <HiddenUsername username={facts.username} />
          )}
          <NewPasswordField
            value={wanted}
            names={[facts.username, facts.email]}
            error={(wasSent ? problemOf(wanted) : null) ?? saidOfNew}
            onChange={typed(setWanted)}
          />
          <FormTrouble trouble={changing} onRetry={submit} />
          <SubmitButton label={label} busyLabel={text('taskSaving')} isBusy={changing.is === 'sending'} />
        </Form>
      </div>
    </>
  )
}
