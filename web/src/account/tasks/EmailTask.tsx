import { clientHash, PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { isSameName } from '@reprieve/domain/account/registration.ts'
import { useRef, useState } from 'react'
import type { Answer } from '../../api/ask.ts'
import { useText } from '../../text/useText.tsx'
import { Button, SubmitButton } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { CurrentPasswordField } from '../CurrentPasswordField.tsx'
import { FormTrouble, useEmailProblem, useFocusOnRefusal } from '../FormTrouble.tsx'
import { useConfirmedAsk } from '../login/useConfirmedAsk.ts'
import { DoneNote } from './accountAction.tsx'
import type { AccountFacts } from './accountFacts.ts'

/** The result of requesting another address. `left`: the person was asked to log in again and cancelled. */
export type EmailOutcome =
  | { is: 'sent' | 'in-use' | 'invalid' | 'none-set' | 'wrong-password' | 'away' | 'left' }
  | { is: 'refused'; message: string }

const OUTCOMES: Record<number, EmailOutcome | undefined> = {
  [RESULT.ok]: { is: 'sent' },
  [RESULT.emailInUse]: { is: 'in-use' },
  [RESULT.malformed]: { is: 'invalid' },
  [RESULT.passwordNotSet]: { is: 'none-set' },
  [RESULT.wrongCredentials]: { is: 'wrong-password' },
}

export function emailOutcome(answer: Answer | null): EmailOutcome {
  if (answer === null) return { is: 'left' }
  if (!answer.reached) return { is: 'away' }
  const { code, message } = answer
  return OUTCOMES[code] ?? { is: 'refused', message }
}

interface EmailTaskProps {
  facts: AccountFacts
  onSetPassword: () => void
}

export function EmailTask({ facts, onSetPassword }: EmailTaskProps) {
  const [email, setEmail] = useState('')
  const way = useEmailTask()
  const text = useText('account')
  if (!facts.isPasswordSet || way.changing.is === 'none-set') {
    return (
      <>
        <Note kind="warn">{text('passwordNotSet')}</Note>
        <Button label={text('setPassword')} onPress={onSetPassword} />
      </>
    )
  }
  if (way.changing.is === 'sent') return <DoneNote>{text('taskEmailSent', { email: email.trim() })}</DoneNote>
  return (
    <>
      <p>{text('taskEmailText')}</p>
      <EmailForm facts={facts} email={email} way={way} onEmail={setEmail} />
    </>
  )
}

interface EmailFormProps {
  facts: AccountFacts
  email: string
  way: ReturnType<typeof useEmailTask>
  onEmail: (email: string) => void
}

function EmailForm({ facts, email, way: { changing, change, typeAgain }, onEmail }: EmailFormProps) {
  const [password, setPassword] = useState('')
  const [wasSent, setSent] = useState(false)
  const problemOf = useEmailProblem()
  const text = useText('account')
  const addressProblem = isSameName(email, facts.email) ? text('taskEmailSame') : problemOf(email)
  const submit = (): void => {
    setSent(true)
    if (addressProblem === null && password !== '') change(email.trim(), password)
  }
  const said: Partial<Record<typeof changing.is, string>> = {
    'in-use': text('emailInUse'),
    invalid: text('emailInvalid'),
  }
  const isWrong = changing.is === 'wrong-password'
  const part = useFocusOnRefusal(isWrong || changing.is in said)
  const typed = (set: (value: string) => void) => (value: string) => {
    // The server's message was about the previous input.
    if (changing.is !== 'sending') typeAgain()
    set(value)
  }
  return (
    <div ref={part} className="account">
      <Form label={text('changeEmail')} onSubmit={submit}>
        <TextField
          label={text('taskNewEmail')}
          name="email"
          type="email"
          autoComplete="email"
          isLiteral
          value={email}
          error={(wasSent ? addressProblem : null) ?? said[changing.is] ?? null}
          onChange={typed(onEmail)}
        />
        <CurrentPasswordField
          username={facts.username}
          value={password}
          wasSent={wasSent}
          isWrong={isWrong}
          onChange={typed(setPassword)}
        />
        <FormTrouble trouble={changing} onRetry={submit} />
        <SubmitButton
          label={text('linkSend')}
          busyLabel={text('linkSending')}
          isBusy={changing.is === 'sending'}
        />
      </Form>
    </div>
  )
}

type Changing = { is: 'typing' | 'sending' | 'not-secure' } | EmailOutcome

function useEmailTask() {
  const confirmed = useConfirmedAsk()
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
