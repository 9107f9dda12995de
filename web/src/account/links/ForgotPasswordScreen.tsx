import { RESULT } from '@reprieve/contract/codes.ts'
import { useEffect, useRef, useState } from 'react'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import type { Answer } from '../../api/ask.ts'
import { useAsk } from '../../api/useAsk.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Button, SubmitButton } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { FormTrouble, useEmailProblem } from '../FormTrouble.tsx'
import '../account.css'

export function ForgotPasswordScreen() {
  const session = useSession()
  const state = sessionDeviceState(session)
  const isInside = state === 'signed-in' || state === 'not-registered'
  // On a locked device it would reveal the owner to a passer-by.
  const known = session.is === 'user' && isInside ? session.email : ''
  const [email, setEmail] = useState(known)
  const way = useForgotPassword()
  const text = useText('account')
  return (
    <section className="card narrow account">
      {way.forgetting.is === 'sent' ? (
        <Sent email={email.trim()} isInside={isInside} onAgain={way.typeAgain} />
      ) : (
        <>
          {/* Inside the diary the top bar shows the title. */}
          {!isInside && <h1>{text('forgotPassword')}</h1>}
          <p>{text('linkForgotText')}</p>
          <ForgotForm email={email} way={way} onChange={setEmail} />
        </>
      )}
      {state !== 'signed-in' && (
        <p className="account-links">
          <Link className="link" to={PATHS.login}>
            {text('logIn')}
          </Link>
        </p>
      )}
    </section>
  )
}

interface ForgotFormProps {
  email: string
  way: ReturnType<typeof useForgotPassword>
  onChange: (email: string) => void
}

function ForgotForm({ email, way: { forgetting, request, typeAgain }, onChange }: ForgotFormProps) {
  const [wasSent, setSent] = useState(false)
  const problemOf = useEmailProblem()
  const text = useText('account')
  const submit = (): void => {
    setSent(true)
    if (problemOf(email) === null) request(email.trim())
  }
  const said = forgetting.is === 'invalid' ? text('emailInvalid') : null
  return (
    <Form label={text('resetPassword')} onSubmit={submit}>
      <TextField
        label={text('email')}
        name="email"
        type="email"
        autoComplete="email"
        isLiteral
        value={email}
        error={(wasSent ? problemOf(email) : null) ?? said}
        onChange={(typed) => {
          if (forgetting.is === 'invalid') typeAgain()
          onChange(typed)
        }}
      />
      <FormTrouble trouble={forgetting} onRetry={submit} />
      <SubmitButton
        label={text('linkSend')}
        busyLabel={text('linkSending')}
        isBusy={forgetting.is === 'sending'}
      />
    </Form>
  )
}

interface SentProps {
  email: string
  isInside: boolean
  onAgain: () => void
}

function Sent({ email, isInside, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form and its button are gone: moves the focus to the result.
  useEffect(() => heading.current?.focus(), [])
  const text = useText('account')
  const Heading = isInside ? 'h2' : 'h1'
  return (
    <>
      <Heading ref={heading} tabIndex={-1}>
        {text('passwordResetRequested')}
      </Heading>
      <p className="account-address">{text('linkForgotHint', { email })}</p>
      <Button label={text('linkForgotAgain')} onPress={onAgain} />
    </>
  )
}

type Forgetting =
  | { is: 'typing' | 'sending' | 'sent' | 'away' | 'invalid' }
  | { is: 'refused'; message: string }

/** Only the mailbox learns whether such an account exists (D21). [ACC-25] */
export function readForgotPasswordState(answer: Answer): Forgetting {
  if (!answer.reached) return { is: 'away' }
  if (answer.code === RESULT.ok) return { is: 'sent' }
  if (answer.code === RESULT.malformed) return { is: 'invalid' }
  return { is: 'refused', message: answer.message }
}

function useForgotPassword() {
  const ask = useAsk()
  const isUnderWay = useRef(false)
  const [forgetting, setForgetting] = useState<Forgetting>({ is: 'typing' })

  const request = (email: string): void => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setForgetting({ is: 'sending' })
    void ask('core/forgot-password', { email })
      .then((answer) => setForgetting(readForgotPasswordState(answer)))
      .finally(() => (isUnderWay.current = false))
  }
  return { forgetting, request, typeAgain: () => setForgetting({ is: 'typing' }) }
}
