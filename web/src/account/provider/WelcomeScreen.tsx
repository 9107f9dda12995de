import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../../navigation/Link.tsx'
import { routeHooks } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { EmailInUseLinks } from '../FormTrouble.tsx'
import { RefusedInvitationNote } from '../consent/invitation.tsx'
import { MfaStep } from '../login/MfaStep.tsx'
import { DiaryMergeDialog, SignInProblemNote } from '../login/SignInOutcome.tsx'
import type { useSignIn } from '../login/useSignIn.ts'
import { type Provider, PROVIDER_NAMES, PROVIDERS } from '../service/serviceFacts.ts'
import { ProviderButtons } from './ProviderButtons.tsx'
import { WelcomeForm } from './WelcomeForm.tsx'
import type { TripPurpose, ProviderTrip } from './providerTrip.ts'
import { useWelcome } from './useWelcome.ts'
import '../account.css'

const here = routeHooks(PATHS.socialWelcome)

/** Where a provider sends people back to (D20). */
export function WelcomeScreen() {
  const { provider: named } = here.useParams()
  const provider = PROVIDERS.find((name) => name === named.toLowerCase())
  return provider === undefined ? <NoSuchProvider /> : <Welcoming key={provider} provider={provider} />
}

function NoSuchProvider() {
  const text = useText()
  return (
    <section className="card narrow">
      <h1>{text('notFoundTitle')}</h1>
      <p>{text('notFoundText')}</p>
      <Link className="button" to={PATHS.landing}>
        {text('goHome')}
      </Link>
    </section>
  )
}

function Welcoming({ provider }: { provider: Provider }) {
  const way = useWelcome(provider)
  const { welcome, signIn, trip, purpose, retry } = way
  const begun = trip?.purpose ?? purpose
  const title = useRef<HTMLHeadingElement>(null)
  const text = useText('account')
  const name = PROVIDER_NAMES[provider]
  useEffect(() => {
    // The wait is over and the result is below the title: moves the focus there.
    if (welcome.is !== 'checking') title.current?.focus()
  }, [welcome])
  return (
    <section className="card narrow account">
      <h1 ref={title} tabIndex={-1}>
        {text(titleOf(welcome.is, begun), { 0: name })}
      </h1>
      {signIn.signingIn.is === 'problem' ? (
        <SignInProblemNote problem={signIn.signingIn.problem} onRetry={retry} />
      ) : (
        <WelcomeStep provider={provider} way={way} />
      )}
      <DiaryQuestion signIn={signIn} />
      <WayOut purpose={begun} search={trip?.search ?? {}} />
    </section>
  )
}

function titleOf(step: string, purpose: TripPurpose) {
  if (step === 'form') return 'welcomeProvider'
  return purpose === 'connect' ? 'connectProvider' : 'providerLogIn'
}

/** Asks whether the diary of this device joins the account, as after a log-in by password. [ACC-11] */
function DiaryQuestion({ signIn: { signingIn, take } }: { signIn: ReturnType<typeof useSignIn> }) {
  const text = useText('account')
  const common = useText('common')
  if (signingIn.is === 'asking') {
    const choose = (diary: 'goes-along' | 'stays'): void => void take(signingIn.granted, diary)
    return <DiaryMergeDialog count={signingIn.count} onChoose={choose} />
  }
  if (signingIn.is !== 'telling') return null
  return (
    <Dialog
      isOpen
      title={text('keptApart')}
      choices={[{ label: common('ok'), kind: 'primary', onChoose: () => undefined }]}
      onClose={() => void take(signingIn.granted, 'stays')}
    />
  )
}

function WayOut({ purpose, search }: Pick<ProviderTrip, 'purpose' | 'search'>) {
  const text = useText('account')
  if (purpose === 'connect' || purpose === 'confirm') {
    return (
      <Link className="link" to={PATHS.profile} search={{ section: 'account' }}>
        {text('providerToProfile')}
      </Link>
    )
  }
  return (
    <Link className="link" to={PATHS.login} search={search}>
      {text('logIn')}
    </Link>
  )
}

interface WelcomeStepProps {
  provider: Provider
  way: ReturnType<typeof useWelcome>
}

/** The result of the trip to the provider. */
function WelcomeStep({ provider, way }: WelcomeStepProps) {
  const { welcome, trip, purpose, verify, retry, register, requestLink } = way
  const text = useText('account')
  const common = useText('common')
  const name = PROVIDER_NAMES[provider]
  const again = <ProviderButtons purpose={purpose} search={trip?.search ?? {}} only={[provider]} />
  switch (welcome.is) {
    case 'checking':
    case 'confirmed':
      return <p role="status">{text('providerChecking', { 0: name })}</p>
    case 'form':
      return <WelcomeForm provider={name} email={welcome.email} onRegister={register} />
    case 'code':
      return <MfaStep challenge={welcome.challenge} verify={verify} onBack={retry} />
    case 'mailed':
      return (
        <>
          <p>{text('signUpSuccess')}</p>
          <p>{text('checkMailHint')}</p>
          <RefusedInvitationNote />
        </>
      )
    case 'not-activated':
      return (
        <Told warning={text('activationRequired')}>
          <Button label={text('requestNewLink')} onPress={requestLink} />
        </Told>
      )
    case 'link-sent':
      return <Note kind="info">{text('providerLinkSent')}</Note>
    case 'connected':
      return <Note kind="info">{text('providerConnected', { 0: name })}</Note>
    case 'email-in-use':
      return (
        <Told warning={text('emailInUse')}>
          <EmailInUseLinks search={trip?.search ?? {}} />
        </Told>
      )
    case 'expired':
      return <Told warning={text('tooMuchTime')}>{again}</Told>
    case 'different-account':
      return <Told warning={text('differentAccount')}>{again}</Told>
    case 'mismatch':
      return <Told warning={text('providerMismatch', { 0: name })}>{again}</Told>
    case 'refused':
      return <Told warning={welcome.message}>{again}</Told>
    case 'away':
      return (
        <Told warning={common('noDataConnection')}>
          <Button label={common('retry')} onPress={retry} />
        </Told>
      )
    case 'nothing':
    case 'turned-back':
      return (
        <>
          <p>{text('providerNothing', { 0: name })}</p>
          {again}
        </>
      )
  }
}

/** What went wrong, and what can be done about it. */
function Told({ warning, children }: { warning: string; children: ReactNode }) {
  return (
    <>
      <Note kind="warn">{warning}</Note>
      {children}
    </>
  )
}
