import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type UserSession, useSession } from '../../access/session.ts'
import { endedText } from '../../api/sessionEnd.ts'
import { useAsk } from '../../api/useAsk.ts'
import { InvitedHead } from '../../institutions/InvitedHead.tsx'
import { useInstitution, dropMissingInstitution } from '../../institutions/useInstitution.ts'
import { Link } from '../../navigation/Link.tsx'
import { routeHooks, useNavigate } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { SubmitButton } from '../../ui/controls/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { HiddenUsername } from '../CurrentPasswordField.tsx'
import { MfaStep, type VerifyMfaCode } from './MfaStep.tsx'
import { OperatorLink } from '../service/OperatorLink.tsx'
import { DiaryMergeDialog, SignInProblemNote } from './SignInOutcome.tsx'
import { StayLoggedInBox } from './StayLoggedInBox.tsx'
import { WriteWhileLocked } from '../session/WriteLinks.tsx'
import { ProviderButtons } from '../provider/ProviderButtons.tsx'
import { readSignInAnswer } from './signIn.ts'
import { useDeletionCheck } from '../session/useDeletionCheck.ts'
import { useSignIn, type SignInState } from './useSignIn.ts'
import '../account.css'

interface LoginFormProps {
  /** On a locked device: the name is known. */
  owner: string | null
  name: string
  password: string
  signingIn: SignInState
  onName: (name: string) => void
  onPassword: (password: string) => void
  onSubmit: () => void
  onRequestLink: () => void
}

function LoginForm(props: LoginFormProps) {
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
        <HiddenUsername username={owner} />
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

const isBusy = (step: SignInState['is']): boolean =>
  step === 'sending' || step === 'asking' || step === 'telling'

const here = routeHooks(PATHS.login)
type LoginSearch = ReturnType<typeof here.useSearch>

export function LoginScreen({ dueQuestion }: { dueQuestion: ReactNode }) {
  return <LogIn came={here.useSearch()} dueQuestion={dueQuestion} />
}

interface LogInProps {
  came: LoginSearch
  /** Why the session ended, where that is the title of the page. */
  endTitle?: string
  /** What can be answered without logging in. [DOSE-15] */
  dueQuestion: ReactNode
}

/** The form itself, so that the page of an ended session does not lead to a second one. [SES-11] */
export function LogIn({ came, endTitle, dueQuestion }: LogInProps) {
  const invited = useInstitution(came.institution)
  const search = dropMissingInstitution(came, invited.institution)
  const session = useSession()
  // On a locked device the form is only for the owner of the diary. [ACC-12]
  const owner = session.is === 'user' ? session : null
  const [typedName, setName] = useState('')
  const [password, setPassword] = useState('')
  const { signingIn, signIn, requestLink, grant, beginAgain, take } = useSignIn()
  const verify = useVerify(grant)
  useToldOfDeletion(signingIn)
  const text = useText('account')
  const common = useText('common')
  const given = { username: owner?.username ?? typedName, password, institution: search.institution }

  return (
    <>
      <InvitedHead invited={invited} activationCode={search.activation_code} />
      <section className="card narrow account">
        <h1>{signingIn.is === 'code' ? text('sessionCodeTitle') : (endTitle ?? text('logIn'))}</h1>
        {owner !== null && <OwnerNote owner={owner} saysWhy={endTitle === undefined} />}
        {owner !== null && dueQuestion}
        {owner === null && search.redirect !== undefined && <p>{common('pleaseLogIn')}</p>}
        {signingIn.is === 'code' ? (
          <MfaStep challenge={signingIn.challenge} verify={verify} onBack={beginAgain} />
        ) : (
          <>
            <LoginForm
              owner={owner?.username ?? null}
              name={typedName}
              password={password}
              signingIn={signingIn}
              onName={setName}
              onPassword={setPassword}
              onSubmit={() => void signIn(given)}
              onRequestLink={() => void requestLink(given)}
            />
            <ProviderButtons purpose={owner === null ? 'sign-in' : 'unlock'} search={search} />
            <p className="account-links">
              <Link className="link" to={PATHS.forgotPassword}>
                {text('forgotPassword')}
              </Link>
              {owner === null && (
                <Link className="link" to={PATHS.register} search={search}>
                  {text('register')}
                </Link>
              )}
              <OperatorLink page="login" />
            </p>
          </>
        )}
        {owner !== null && <WriteWhileLocked />}
        {signingIn.is === 'asking' && (
          <DiaryMergeDialog
            count={signingIn.count}
            onChoose={(diary) => void take(signingIn.granted, diary)}
          />
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
    </>
  )
}

/**
 * The account of a locked diary may be deleted: then its owner is asked about the diary instead of for a password
 * (D24).
 */
function useToldOfDeletion(signingIn: SignInState): void {
  const navigate = useNavigate()
  const look = useEffectEvent(
    useDeletionCheck(() => void navigate({ to: PATHS.tokenOutdated, replace: true })),
  )
  const isRefused = signingIn.is === 'problem' && signingIn.problem.is === 'refused'
  useEffect(() => {
    if (isRefused) look()
  }, [isRefused])
}

/** Sends the code for the challenge; a correct one is a log-in like any other. */
function useVerify(grant: ReturnType<typeof useSignIn>['grant']): VerifyMfaCode {
  const ask = useAsk()
  return async (challenge, code) => {
    const answer = await ask('core/verify-mfa', { mfa_challenge: challenge, code }, { timezone: true })
    const said = readSignInAnswer(answer)
    if (said.is === 'granted') {
      await grant(said.granted)
      return null
    }
    return answer.reached ? { is: 'refused', message: answer.message } : { is: 'away' }
  }
}

interface OwnerNoteProps {
  owner: UserSession
  saysWhy: boolean
}

/** Whose diary is locked here, and why. [SES-3] */
function OwnerNote({ owner: { username, endedBy }, saysWhy }: OwnerNoteProps) {
  const text = useText('account')
  const choose = (
    <Link className="link" to={PATHS.tokenOutdated}>
      {text('sessionChoose')}
    </Link>
  )
  return (
    <>
      {saysWhy && endedBy !== null && (
        <Note kind="info" action={endedBy === 'account-deleted' && choose}>
          {text(endedText(endedBy))}
        </Note>
      )}
      {/* There is nothing to log in to, unless the deletion is cancelled. */}
      {endedBy !== 'account-deleted' && <p>{text('diaryIsSafe')}</p>}
      <p className="account-owner">
        <strong>{text('deviceOf', { name: username })}</strong>
        <Link className="link" to={PATHS.logout}>
          {text('notYou')}
        </Link>
      </p>
    </>
  )
}
