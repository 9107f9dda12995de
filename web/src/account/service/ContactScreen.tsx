import { sessionDeviceState, useSession } from '../../access/session.ts'
import { Link } from '../../navigation/Link.tsx'
import { PATHS } from '../../paths/paths.ts'
import { useText, useLanguage } from '../../text/useText.tsx'
import { MailLink } from '../../ui/controls/MailLink.tsx'
import { operatorPageUrl } from './OperatorLink.tsx'
import { useServiceFacts } from './serviceFacts.ts'
import '../account.css'

/** LINK_CONTACT: a mail address or a page, as the operator prefers. */
export function ContactScreen() {
  const facts = useServiceFacts()
  const { language } = useLanguage()
  const link = operatorPageUrl(facts, 'contact', language)
  const state = sessionDeviceState(useSession())
  const text = useText('account')
  const navigation = useText('navigation')
  // Inside the diary the top bar shows the name.
  const isInside = state === 'not-registered' || state === 'signed-in'
  return (
    <section className="card narrow account">
      {!isInside && <h1>{navigation('contactUs')}</h1>}
      <p>{text(link === null ? 'termsContactNone' : 'termsContactText')}</p>
      <Way link={link} />
    </section>
  )
}

function Way({ link }: { link: string | null }) {
  if (link === null) return <HelpWithoutPeople />
  return link.startsWith('mailto:') ? <MailPart link={link} /> : <PageLink link={link} />
}

/** The operator gave no contact: our own answers are better than none. [ACC-39] */
function HelpWithoutPeople() {
  const text = useText('account')
  const navigation = useText('navigation')
  return (
    <>
      <p>{text('contactNoneHelp')}</p>
      <Link className="button primary" to={PATHS.faq}>
        {navigation('faq')}
      </Link>
      <Link className="button" to={PATHS.userGuide}>
        {navigation('userGuide')}
      </Link>
    </>
  )
}

function PageLink({ link }: { link: string }) {
  return (
    <a className="button primary" href={link} target="_blank" rel="noreferrer noopener">
      {useText('account')('termsContactPage')}
    </a>
  )
}

function MailPart({ link }: { link: string }) {
  const text = useText('account')
  const common = useText('common')
  return (
    <>
      {/* Shown as text to be copied: the mail may be written on another device. */}
      <p className="contact-address">{addressIn(link)}</p>
      <MailLink
        href={link}
        kind="primary"
        label={text('termsContactMail')}
        notTaken={common('unableToOpenMail')}
      />
    </>
  )
}

function addressIn(link: string): string {
  const [address = ''] = link.slice('mailto:'.length).split('?', 1)
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
