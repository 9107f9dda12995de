import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../access/useSession.ts'
import { useAsk } from '../api/useAsk.ts'
import { PATHS } from '../app/paths.ts'
import { InvitedHead } from '../institutions/InvitedHead.tsx'
import { useInstitution, withoutMissing } from '../institutions/useInstitution.ts'
import { useText } from '../settings/words.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import './account.css'
import { GoesAlongDialog } from './GoesAlongDialog.tsx'
import { LoginForm } from './LoginForm.tsx'
import { MfaStep } from './MfaStep.tsx'
import { OperatorPage } from './OperatorPage.tsx'
import { OwnerNote } from './OwnerNote.tsx'
import { ProviderButtons } from './provider/ProviderButtons.tsx'
import { signInFrom } from './signIn.ts'
import { useLearnDeletion } from './useLearnDeletion.ts'
import type { Verify } from './useMfa.ts'
import { useSignIn, type SigningIn } from './useSignIn.ts'
import { WriteMeanwhile } from './WriteLinks.tsx'

const here = getRouteApi(PATHS.login)

export function LoginScreen() {
  const came = here.useSearch()
  const invited = useInstitution(came.institution)
  const search = withoutMissing(came, invited.institution)
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
        <h1>{signingIn.is === 'code' ? text('sessionCodeTitle') : text('logIn')}</h1>
        {owner !== null && <OwnerNote owner={owner} />}
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
              <OperatorPage page="login" />
            </p>
          </>
        )}
        {owner !== null && <WriteMeanwhile />}
        {signingIn.is === 'asking' && (
          <GoesAlongDialog
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
function useToldOfDeletion(signingIn: SigningIn): void {
  const navigate = useNavigate()
  const look = useEffectEvent(
    useLearnDeletion(() => void navigate({ to: PATHS.tokenOutdated, replace: true })),
  )
  const isRefused = signingIn.is === 'problem' && signingIn.problem.is === 'refused'
  useEffect(() => {
    if (isRefused) look()
  }, [isRefused])
}

/** Sends the code for the challenge; a correct one is a log-in like any other. */
function useVerify(grant: ReturnType<typeof useSignIn>['grant']): Verify {
  const ask = useAsk()
  return async (challenge, code) => {
    const answer = await ask('core/verify-mfa', { mfa_challenge: challenge, code }, { timezone: true })
    const said = signInFrom(answer)
    if (said.is === 'granted') {
      await grant(said.granted)
      return null
    }
    return answer.reached ? { is: 'refused', message: answer.message } : { is: 'away' }
  }
}
