import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../access/useSession.ts'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { SubmitButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import './account.css'
import { GoesAlongDialog } from './GoesAlongDialog.tsx'
import { SignInProblemNote } from './SignInProblemNote.tsx'
import { useSignIn } from './useSignIn.ts'
import { WriteLinks } from './WriteLinks.tsx'

const here = getRouteApi(PATHS.login)

export function LoginScreen() {
  const search = here.useSearch()
  const session = useSession()
  // Locked: the form is for the person whose diary this is, and for nobody else. [ACC-12]
  const owner = session.is === 'user' ? session.username : null
  const [typedName, setName] = useState('')
  const [password, setPassword] = useState('')
  const [wasSent, setSent] = useState(false)
  const { signingIn, signIn, take } = useSignIn()
  const text = useText('account')
  const common = useText('common')
  const username = owner ?? typedName

  const submit = (): void => {
    setSent(true)
    if (username.trim() === '' || password === '') return
    void signIn({ username, password, institution: search.institution })
  }
  const emptyError = (value: string): string | null =>
    wasSent && value.trim() === '' ? common('fieldEmpty') : null

  return (
    <section className="card narrow account">
      <h1>{text('logIn')}</h1>
      {owner !== null && <OwnerNote name={owner} />}
      {owner === null && search.redirect !== undefined && <p>{common('pleaseLogIn')}</p>}
      <Form label={text('logIn')} onSubmit={submit}>
        {owner === null ? (
          <TextField
            label={text('signInName')}
            name="username"
            autoComplete="username"
            isLiteral
            value={typedName}
            error={emptyError(typedName)}
            onChange={setName}
          />
        ) : (
          // For who keeps passwords: without a name beside it they offer the wrong one, or none.
          <input hidden readOnly name="username" autoComplete="username" value={owner} />
        )}
        <PasswordField
          label={text('password')}
          name="password"
          autoComplete="current-password"
          showLabel={text('showPassword')}
          hideLabel={text('hidePassword')}
          value={password}
          error={emptyError(password)}
          onChange={setPassword}
        />
        <div role="alert">
          {signingIn.is === 'problem' && <SignInProblemNote problem={signingIn.problem} onRetry={submit} />}
        </div>
        <SubmitButton label={text('logIn')} busyLabel={text('loggingIn')} isBusy={isBusy(signingIn.is)} />
      </Form>
      <p className="account-links">
        <Link className="link" to={PATHS.forgotPassword}>
          {text('forgotPassword')}
        </Link>
        {owner === null && (
          <Link className="link" to={PATHS.register} search={search}>
            {text('register')}
          </Link>
        )}
      </p>
      {owner !== null && <WriteLinks />}
      {signingIn.is === 'asking' && (
        <GoesAlongDialog count={signingIn.count} onChoose={(diary) => void take(signingIn.granted, diary)} />
      )}
      {signingIn.is === 'telling' && (
        <Dialog
          isOpen
          title={text('keptApart')}
          choices={[{ label: common('ok'), kind: 'primary', onChoose: () => undefined }]}
          onClose={() => void take(signingIn.granted, 'stays')}
        />
      )}
    </section>
  )
}

const isBusy = (step: ReturnType<typeof useSignIn>['signingIn']['is']): boolean =>
  step === 'sending' || step === 'asking' || step === 'telling'

function OwnerNote({ name }: { name: string }) {
  const text = useText('account')
  return (
    <>
      <p>{text('diaryIsSafe')}</p>
      <p className="account-owner">
        <strong>{text('deviceOf', { name })}</strong>
        <Link className="link" to={PATHS.logout}>
          {text('notYou')}
        </Link>
      </p>
    </>
  )
}
