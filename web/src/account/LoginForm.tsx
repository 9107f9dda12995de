import { useState } from 'react'
import { useText } from '../settings/words.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { Form } from '../ui/Form.tsx'
import { Note } from '../ui/Note.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { NameForKeepers } from './CurrentPasswordField.tsx'
import { SignInProblemNote } from './SignInProblemNote.tsx'
import { StayLoggedInBox } from './StayLoggedInBox.tsx'
import type { SigningIn } from './useSignIn.ts'

interface LoginFormProps {
  /** On a locked device: the name is known. */
  owner: string | null
  name: string
  password: string
  signingIn: SigningIn
  onName: (name: string) => void
  onPassword: (password: string) => void
  onSubmit: () => void
  onRequestLink: () => void
}

export function LoginForm(props: LoginFormProps) {
  const { owner, name, password, signingIn, onName, onPassword, onSubmit, onRequestLink } = props
  const [wasSent, setSent] = useState(false)
  const text = useText('account')
  const common = useText('common')
  const submit = (): void => {
    setSent(true)
    if ((owner ?? name).trim() !== '' && password !== '') onSubmit()
  }
  const emptyError = (value: string): string | null =>
    wasSent && value.trim() === '' ? common('fieldEmpty') : null
  return (
    <Form label={text('logIn')} onSubmit={submit}>
      {owner === null ? (
        <TextField
          label={text('signInName')}
          name="username"
          autoComplete="username"
          isLiteral
          value={name}
          error={emptyError(name)}
          onChange={onName}
        />
      ) : (
        <NameForKeepers username={owner} />
      )}
      <PasswordField
        label={text('password')}
        name="password"
        autoComplete="current-password"
        showLabel={text('showPassword')}
        hideLabel={text('hidePassword')}
        value={password}
        error={emptyError(password)}
        onChange={onPassword}
      />
      <StayLoggedInBox />
      <div role="alert">
        {signingIn.is === 'problem' && (
          <SignInProblemNote problem={signingIn.problem} onRetry={submit} onRequestLink={onRequestLink} />
        )}
        {signingIn.is === 'link-sent' && (
          <Note kind="info">
            <strong>{text('checkMail')}</strong>
            <br />
            {text('checkMailHint')}
          </Note>
        )}
      </div>
      <SubmitButton label={text('logIn')} busyLabel={text('loggingIn')} isBusy={isBusy(signingIn.is)} />
    </Form>
  )
}

const isBusy = (step: SigningIn['is']): boolean =>
  step === 'sending' || step === 'asking' || step === 'telling'
