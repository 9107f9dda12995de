import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { PATHS } from '../../app/paths.ts'
import { useText } from '../../settings/words.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import '../account.css'
import { GoesAlongDialog } from '../GoesAlongDialog.tsx'
import { PROVIDERS, type Provider } from '../serviceFacts.ts'
import { SignInProblemNote } from '../SignInProblemNote.tsx'
import type { useSignIn } from '../useSignIn.ts'
import { PROVIDER_NAMES } from './providerNames.ts'
import type { Purpose, Trip } from './trip.ts'
import { useWelcome } from './useWelcome.ts'
import { WelcomeStep } from './WelcomeStep.tsx'

const here = getRouteApi(PATHS.socialWelcome)

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

function titleOf(step: string, purpose: Purpose) {
  if (step === 'form') return 'welcomeProvider'
  return purpose === 'connect' ? 'connectProvider' : 'providerLogIn'
}

/** Asks whether the diary of this device joins the account, as after a log-in by password. [ACC-11] */
function DiaryQuestion({ signIn: { signingIn, take } }: { signIn: ReturnType<typeof useSignIn> }) {
  const text = useText('account')
  const common = useText('common')
  if (signingIn.is === 'asking') {
    const choose = (diary: 'goes-along' | 'stays'): void => void take(signingIn.granted, diary)
    return <GoesAlongDialog count={signingIn.count} onChoose={choose} />
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

function WayOut({ purpose, search }: Pick<Trip, 'purpose' | 'search'>) {
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
