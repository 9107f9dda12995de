import { useState } from 'react'
import { useAsk } from '../../api/useAsk.ts'
import { Link } from '../../navigation/Link.tsx'
import { routeHooks } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { useText } from '../../text/useText.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { RefusedInvitationNote } from '../consent/invitation.tsx'
import {
  ACTIVATED_VIEW,
  type ActivationLinkOutcome,
  newRegistrationProof,
  requestActivationLink,
} from './registrationOutcome.ts'

const here = routeHooks(PATHS.signUpSuccess)

export function SignUpSuccessScreen() {
  const { redirect, view } = here.useSearch()
  const text = useText('account')
  const search = redirect === undefined ? {} : { redirect }
  const isActivated = view === ACTIVATED_VIEW
  return (
    <section className="card narrow account">
      <h1>{text(isActivated ? 'canLogIn' : 'checkMail')}</h1>
      <p>{text(isActivated ? 'canLogInText' : 'signUpSuccess')}</p>
      {!isActivated && <p>{text('checkMailHint')}</p>}
      <RefusedInvitationNote />
      <Link className="button primary" to={PATHS.login} search={search}>
        {text('logIn')}
      </Link>
      {!isActivated && <AnotherLink search={search} />}
    </section>
  )
}

/** Requests a new link immediately; after a reload the person must log in, where one is offered. [ACC-38] */
function AnotherLink({ search }: { search: { redirect?: string } }) {
  const ask = useAsk()
  const text = useText('account')
  const common = useText('common')
  const [request, setRequest] = useState<ActivationLinkOutcome | { is: 'none' | 'sending' }>({ is: 'none' })
  const proof = newRegistrationProof.current()
  if (proof === null)
    return (
      <Link className="link" to={PATHS.login} search={search}>
        {text('newLinkByLogIn')}
      </Link>
    )
  const send = async (): Promise<void> => {
    setRequest({ is: 'sending' })
    setRequest(await requestActivationLink(ask, proof).catch((): ActivationLinkOutcome => ({ is: 'away' })))
  }
  return (
    <>
      <div role="alert">
        {request.is === 'sent' && <Note kind="info">{text('providerLinkSent')}</Note>}
        {request.is === 'away' && <Note kind="warn">{common('noDataConnection')}</Note>}
        {request.is === 'refused' && <Note kind="warn">{request.message}</Note>}
      </div>
      <Button
        label={text('requestNewLink')}
        busyLabel={text('linkRequesting')}
        isBusy={request.is === 'sending'}
        onPress={() => void send()}
      />
    </>
  )
}
