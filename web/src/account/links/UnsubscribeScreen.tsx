import { subscriptionNamed, type Subscription } from '@reprieve/domain/settings/subscriptions.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { Link } from '../../navigation/Link.tsx'
import { routeHooks } from '../../navigation/useRouter.ts'
import { PATHS } from '../../paths/paths.ts'
import { SUBSCRIPTION_NAMES } from '../../settings/email/subscriptions.ts'
import { useText, useTextsReady } from '../../text/useText.tsx'
import { MailedLinkCard, LinkScreen, LinkTrouble } from './LinkScreen.tsx'
import { ContinueLink } from './nextStepLinks.tsx'
import { useLinkEmail, useMailedLink } from './useMailedLink.ts'

const here = routeHooks(PATHS.unsubscribe)

// Both together: loading one later would briefly hide the whole screen.
const AREAS: readonly BrowserArea[] = ['account', 'settings']

export function UnsubscribeScreen() {
  useTextsReady(AREAS)
  const { token } = here.useParams()
  const { step, email, body, retry } = useLinkEmail('core/get-unsubscribe-email-email', {
    unsubscribe_email_token: token,
  })
  const text = useText('account')
  const kind = subscriptionNamed(body['subscription'])
  if (email !== null && kind !== null) return <Unsubscribing token={token} email={email} kind={kind} />
  if (step.step === 'away' || step.step === 'refused') {
    return (
      <MailedLinkCard step={step} title={text('linkNotRead')}>
        <LinkTrouble step={step} onRetry={retry} />
      </MailedLinkCard>
    )
  }
  const isReading = step.step === 'ask' || step.step === 'sending'
  return (
    <MailedLinkCard step={step} title={text(isReading ? 'unsubscribe' : 'invalidUnsubscribeToken')}>
      {isReading ? <p role="status">{text('linkReading')}</p> : <ByHand />}
    </MailedLinkCard>
  )
}

interface UnsubscribingProps {
  token: string
  email: string
  kind: Subscription
}

/** Unsubscribes only from the kind of mail that contained the link. [SET-25] */
function Unsubscribing({ token, email, kind }: UnsubscribingProps) {
  const { step, press } = useMailedLink('core/unsubscribe-email', { unsubscribe_email_token: token })
  const text = useText('account')
  const settings = useText('settings')
  const named = { kind: settings(SUBSCRIPTION_NAMES[kind]) }
  const words = {
    title: text('unsubscribe'),
    text: text('linkUnsubscribeText', { ...named, email }),
    button: text('unsubscribe'),
    busy: text('linkUnsubscribing'),
    failed: text('linkUnsubscribeFailed'),
    done: text('linkUnsubscribed'),
    doneText: text('linkUnsubscribedText', named),
    expired: text('invalidUnsubscribeToken'),
  }
  return (
    <LinkScreen
      step={step}
      words={words}
      onPress={press}
      onward={<Unsubscribed />}
      whenExpired={<ByHand />}
    />
  )
}

function Unsubscribed() {
  const settings = useText('settings')
  return (
    <>
      <p>{settings('subscriptionsDelay')}</p>
      <Link className="button" to={PATHS.emailPreferences}>
        {settings('emailSubscriptions')}
      </Link>
      <ContinueLink />
    </>
  )
}

function ByHand() {
  const text = useText('account')
  const settings = useText('settings')
  return (
    <>
      <p>{text('linkUnsubscribeOther')}</p>
      <Link className="button" to={PATHS.emailPreferences}>
        {settings('emailSubscriptions')}
      </Link>
    </>
  )
}
