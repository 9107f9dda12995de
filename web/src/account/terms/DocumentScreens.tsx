import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import { sessionDeviceState, useSession } from '../../access/session.ts'
import { useText } from '../../text/useText.tsx'
import { TermsReading } from './TermsReading.tsx'
import './terms.css'

export function EulaScreen() {
  return <DocumentPage document="eula" title={useText('account')('eula')} />
}

export function PrivacyPolicyScreen() {
  return <DocumentPage document="privacy" title={useText('account')('privacyPolicy')} />
}

function DocumentPage({ document, title }: { document: TermsDocument; title: string }) {
  const state = sessionDeviceState(useSession())
  // Inside the diary the top bar shows the name.
  const isInside = state === 'not-registered' || state === 'signed-in'
  return (
    <section className="card terms-page">
      {!isInside && <h1>{title}</h1>}
      <TermsReading document={document} level={2} />
    </section>
  )
}
