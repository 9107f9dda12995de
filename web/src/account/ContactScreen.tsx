import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { PATHS } from '../app/paths.ts'
import { useText, useWords } from '../settings/words.tsx'
import { Note } from '../ui/Note.tsx'
import './account.css'
import { hostedLink } from './terms/hostedLink.ts'
import { useServiceFacts } from './useServiceFacts.ts'

/** A mail app that takes the press also takes the focus; on a slow phone not at once. */
const PATIENCE_MS = 2_000

/** LINK_CONTACT: a mail address or a page, as the operator likes to be reached. */
export function ContactScreen() {
  const facts = useServiceFacts()
  const { language } = useWords()
  const link = hostedLink(facts, 'contact', language)
  const state = stateOf(useSession())
  const text = useText('account')
  const navigation = useText('navigation')
  // Inside the diary the name stands in the bar above.
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
  return link.startsWith('mailto:') ? <MailLink link={link} /> : <PageLink link={link} />
}

/** The operator has named nobody: our own answers are better than none. [ACC-39] */
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

function MailLink({ link }: { link: string }) {
  const [isNotTaken, setNotTaken] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const text = useText('account')
  const common = useText('common')
  useEffect(() => () => clearTimeout(timer.current), [])
  const press = (): void => {
    setNotTaken(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setNotTaken(document.hasFocus()), PATIENCE_MS)
  }
  return (
    <>
      {/* To be read out or copied: the mail may be written on another device. */}
      <p className="contact-address">{addressIn(link)}</p>
      <div role="alert">{isNotTaken && <Note kind="warn">{common('unableToOpenMail')}</Note>}</div>
      <a className="button primary" href={link} onClick={press}>
        {text('termsContactMail')}
      </a>
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
