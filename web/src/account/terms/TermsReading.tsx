import { framedOrigin } from '@reprieve/contract/account/framedPage.ts'
import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useState } from 'react'
import { useIsOnline } from '../../device/useIsOnline.ts'
import { ArticleText } from '../../reading/ArticleText.tsx'
import { DATE_FORMAT } from '../../text/dateFormats.ts'
import { useFormatTag, useLanguage, useText } from '../../text/useText.tsx'
import { Note } from '../../ui/layout/Note.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { ReadingDialog } from '../../ui/overlays/ReadingDialog.tsx'
import { operatorPageUrl } from '../service/OperatorLink.tsx'
import { useServiceFacts } from '../service/serviceFacts.ts'
import { type ShownTerms, showTerms } from './shownTerms.ts'
import './terms.css'

const PATIENCE_MS = 8_000

/** `late`: it did not load in time, but still may. `kept-out`: our own security policy blocks it. */
type FrameState = 'loading' | 'shown' | 'late' | 'kept-out'

/**
 * A page of the operator, which runs no scripts here and learns nothing about the reader. Its links open in a new tab
 * without the frame's restrictions. [ACC-42]
 */
function HostedFrame({ link, title }: { link: string; title: string }) {
  const account = useText('account')
  const shell = useText()
  const isOnline = useIsOnline()
  // Loaded content stays when the network is lost.
  const [isBegun, setBegun] = useState(isOnline)
  if (isOnline && !isBegun) setBegun(true)
  const [state, setState] = useState<FrameState>('loading')
  useEffect(() => {
    if (!isBegun) return
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'late' : now)), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isBegun])
  useEffect(() => {
    // A page cached on the device may still have the policy for an earlier address.
    const heard = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(new URL(link).origin))
        setState('kept-out')
    }
    document.addEventListener('securitypolicyviolation', heard)
    return () => document.removeEventListener('securitypolicyviolation', heard)
  }, [link])

  const isMissing = state === 'late' || state === 'kept-out'
  return (
    <>
      <div role="status">
        {!isBegun && <Note kind="info">{account('termsHostedOffline')}</Note>}
        {isMissing && <Note kind="warn">{account('termsHostedMissing')}</Note>}
      </div>
      {isBegun && state === 'loading' && <Skeleton longText={shell('waitingLong')} />}
      {isBegun && (
        <iframe
          className="terms-frame"
          title={title}
          src={link}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          hidden={state !== 'shown'}
          // The browser's error page for blocked content also fires load.
          onLoad={() => setState((now) => (now === 'kept-out' ? now : 'shown'))}
        />
      )}
    </>
  )
}

interface TermsReadingProps {
  document: TermsDocument
  /** The level of its headings. */
  level: 2 | 3
}

const TITLES = { eula: 'eula', privacy: 'privacyPolicy' } as const

/** Our text, or the operator's. */
export function TermsReading({ document, level }: TermsReadingProps) {
  const facts = useServiceFacts()
  const { language } = useLanguage()
  const link = operatorPageUrl(facts, document, language)
  return link === null ? (
    <OwnText document={document} level={level} />
  ) : (
    <HostedText document={document} link={link} />
  )
}

/** The operator's page in a frame, with a link to it: a frame may stay empty even if it reports success. */
function HostedText({ document, link }: { document: TermsDocument; link: string }) {
  const text = useText('account')
  const isFramed = framedOrigin(link, location.origin) !== null
  return (
    <div className="terms">
      <p>{text('termsHosted')}</p>
      <a className="link" href={link} target="_blank" rel="noreferrer noopener">
        {text('termsOpenHosted')}
      </a>
      {isFramed && <HostedFrame key={link} link={link} title={text(TITLES[document])} />}
    </div>
  )
}

function OwnText({ document, level }: TermsReadingProps) {
  const shown = useTermsText(document)
  const shell = useText()
  return shown === null ? <Skeleton longText={shell('waitingLong')} /> : <Text shown={shown} level={level} />
}

function Text({ shown, level }: { shown: ShownTerms; level: 2 | 3 }) {
  const { version, date, blocks } = shown.terms
  const { language } = useLanguage()
  const text = useText('account')
  const day = new Intl.DateTimeFormat(useFormatTag(), { ...DATE_FORMAT, timeZone: 'UTC' })
  return (
    <div className="terms">
      <p className="terms-version">{text('termsVersion', { version, date: day.format(new Date(date)) })}</p>
      {shown.language !== language && <Note kind="info">{text('termsInEnglish')}</Note>}
      <div className="article-text" lang={intlTag(shown.language)}>
        <ArticleText blocks={blocks} level={level} />
      </div>
    </div>
  )
}

/** The text in the person's language, or in English; null while it loads. */
function useTermsText(document: TermsDocument): ShownTerms | null {
  const { language } = useLanguage()
  const [reading, setReading] = useState<ShownTerms | null>(null)
  useEffect(() => {
    let isCurrent = true
    void showTerms(document, language).then((shown) => isCurrent && setReading(shown))
    return () => void (isCurrent = false)
  }, [document, language])
  return reading
}

interface DocumentWords {
  title: Key<'account'>
  read: Key<'account'>
}

const WORDS: Record<TermsDocument, DocumentWords> = {
  eula: { title: 'eula', read: 'readEula' },
  privacy: { title: 'privacyPolicy', read: 'readPrivacy' },
}

/** Opens the document over the screen: nobody has to leave a half-filled form to read it. */
export function ReadTermsLink({ document, label }: { document: TermsDocument; label?: string }) {
  const [isOpen, setOpen] = useState(false)
  const text = useText('account')
  const common = useText('common')
  const { title, read } = WORDS[document]
  return (
    <>
      <button type="button" className="link read-document" onClick={() => setOpen(true)}>
        {label ?? text(read)}
      </button>
      {isOpen && (
        <ReadingDialog title={text(title)} closeLabel={common('close')} onClose={() => setOpen(false)}>
          <TermsReading document={document} level={3} />
        </ReadingDialog>
      )}
    </>
  )
}
