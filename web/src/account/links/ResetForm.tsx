import { clientHash, PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import { useRef, useState } from 'react'
import { sessionDeviceState, useSessionStore } from '../../access/session.ts'
import { useAsk } from '../../api/useAsk.ts'
import { useText } from '../../text/useText.tsx'
import { SubmitButton } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { HiddenUsername } from '../CurrentPasswordField.tsx'
import { FormTrouble, useFocusOnRefusal } from '../FormTrouble.tsx'
import {
  NewPasswordField,
  passwordOutcome,
  type PasswordOutcome,
  useNewPasswordProblem,
} from '../NewPasswordField.tsx'

interface ResetFormProps {
  email: string
  way: ReturnType<typeof usePasswordReset>
}

export function ResetForm({ email, way: { resetting, reset, typeAgain } }: ResetFormProps) {
  const [password, setPassword] = useState('')
  const [wasSent, setSent] = useState(false)
  const problemOf = useNewPasswordProblem()
  const text = useText('account')
  const submit = (): void => {
    setSent(true)
    if (problemOf(password) === null) reset(password)
  }
  const said = resetting.is === 'weak' ? resetting.message : null
  const part = useFocusOnRefusal(said !== null)
  return (
    <div ref={part} className="account">
      <Form label={text('resetPassword')} onSubmit={submit}>
        {/* For password managers: without a user name beside it they do not know whose password it is. */}
        <HiddenUsername username={email} />
        <NewPasswordField
          value={password}
          names={[email]}
          error={(wasSent ? problemOf(password) : null) ?? said}
          onChange={(typed) => {
            typeAgain()
            setPassword(typed)
          }}
        />
        <FormTrouble trouble={resetting} onRetry={submit} />
        <SubmitButton
          label={text('resetPassword')}
          busyLabel={text('taskSaving')}
          isBusy={resetting.is === 'sending'}
        />
      </Form>
    </div>
  )
}

type Resetting = { is: 'typing' | 'sending' | 'not-secure' } | PasswordOutcome

export function usePasswordReset(token: string) {
  const ask = useAsk()
  const store = useSessionStore()
  const isUnderWay = useRef(false)
  const [resetting, setResetting] = useState<Resetting>({ is: 'typing' })

  const send = async (password: string): Promise<Resetting> => {
    const new_password = await clientHash(password)
    const request = { password_token: token, new_password, pw_v: PASSWORD_VERSION }
    const outcome = passwordOutcome(await ask('core/reset-password', request))
    // All sessions of the account have ended (D17). If this device had one, it learns that now rather than later.
    const isSignedIn = sessionDeviceState(store.current()) === 'signed-in'
    if (outcome.is === 'done' && isSignedIn) void ask('core/keep-alive', undefined, { background: true })
    return outcome
  }

  const reset = (password: string): void => {
    if (isUnderWay.current) return
    if (!window.isSecureContext) return setResetting({ is: 'not-secure' })
    isUnderWay.current = true
    setResetting({ is: 'sending' })
    void send(password)
      .catch((): Resetting => ({ is: 'away' }))
      .then(setResetting)
      .finally(() => (isUnderWay.current = false))
  }
  /** The server's message was about the previous input. */
  const typeAgain = (): void => setResetting((now) => (now.is === 'weak' ? { is: 'typing' } : now))
  return { resetting, reset, typeAgain }
}
