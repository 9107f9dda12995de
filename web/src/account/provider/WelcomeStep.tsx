import type { ReactNode } from 'react'
import { useText } from '../../settings/words.tsx'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { MfaStep } from '../MfaStep.tsx'
import type { Provider } from '../serviceFacts.ts'
import { RefusedInvitation } from '../RefusedInvitation.tsx'
import { WaysIn } from '../WaysIn.tsx'
import { ProviderButtons } from './ProviderButtons.tsx'
import { PROVIDER_NAMES } from './providerNames.ts'
import type { useWelcome } from './useWelcome.ts'
import { WelcomeForm } from './WelcomeForm.tsx'

interface WelcomeStepProps {
  provider: Provider
  way: ReturnType<typeof useWelcome>
}

/** The result of the trip to the provider. */
export function WelcomeStep({ provider, way }: WelcomeStepProps) {
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
          <RefusedInvitation />
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
          <WaysIn search={trip?.search ?? {}} />
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
