import { useState } from 'react'
import { sessionUserId, useSession } from '../../access/session.ts'
import { leavePage } from '../../local/database/pendingWrites.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { type Provider, PROVIDER_NAMES, PROVIDERS, useServiceFacts } from '../service/serviceFacts.ts'
import { authorizeUrl, storeTrip, newTrip, type TripPurpose } from './providerTrip.ts'
import './provider.css'

interface ProviderButtonsProps {
  purpose: TripPurpose
  /** The query parameters that must survive the trip: the redirect, an invitation. */
  search?: Readonly<Record<string, string | undefined>>
  /** Only these, if the user is already connected to some. */
  only?: readonly Provider[]
}

/** D20: the whole page goes to the provider and comes back. Empty without client ids. */
export function ProviderButtons({ purpose, search = {}, only = PROVIDERS }: ProviderButtonsProps) {
  const { providers } = useServiceFacts()
  const userId = sessionUserId(useSession())
  const [notKept, setNotKept] = useState<Provider | null>(null)
  const text = useText('account')
  const shell = useText()
  const offered = PROVIDERS.filter((name) => providers[name] !== undefined && only.includes(name))
  if (offered.length === 0) return null
  // Beside a form, not instead of one.
  const hasForm = only === PROVIDERS && purpose !== 'connect'

  const leave = (provider: Provider): void => {
    const facts = providers[provider]
    if (facts === undefined) return
    const trip = newTrip({ provider, purpose, userId, search: told(search) })
    if (!window.isSecureContext || !storeTrip(() => sessionStorage, trip)) return setNotKept(provider)
    const address = authorizeUrl(trip, facts, location.origin)
    void leavePage(() => location.assign(address))
  }

  return (
    <div className="providers" role="group" aria-label={text('providerWays')}>
      {hasForm && <p className="providers-or">{text('providerOr')}</p>}
      {offered.map((provider) => (
        <Button
          key={provider}
          label={text(LABELS[purpose], { 0: PROVIDER_NAMES[provider] })}
          onPress={() => leave(provider)}
        />
      ))}
      <div role="alert">
        {notKept !== null && (
          <Note kind="warn">
            {window.isSecureContext
              ? text('providerNotKept', { 0: PROVIDER_NAMES[notKept] })
              : shell('notSecure')}
          </Note>
        )}
      </div>
    </div>
  )
}

const LABELS = {
  'sign-in': 'providerContinue',
  unlock: 'providerLogIn',
  confirm: 'providerLogIn',
  connect: 'connectProvider',
} as const satisfies Record<TripPurpose, string>

const told = (search: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).filter((pair): pair is [string, string] => pair[1] !== undefined))
