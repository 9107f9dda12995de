import { framedOrigin } from '@reprieve/contract/account/framedPage.ts'
import type { TermsDocument } from '@reprieve/domain/account/termsGate.ts'
import { intlTag } from '@reprieve/domain/settings/language.ts'
import { ArticleText } from '../../reading/ArticleText.tsx'
import { useText, useWords } from '../../settings/words.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useServiceFacts } from '../useServiceFacts.ts'
import { HostedFrame } from './HostedFrame.tsx'
import { hostedLink } from './hostedLink.ts'
import type { ShownTerms } from './shownTerms.ts'
import './terms.css'
import { useTermsText } from './useTermsText.ts'
import { DATE } from '../../settings/dateForms.ts'
import { useFormatTag } from '../../settings/useFormatTag.ts'

interface TermsReadingProps {
  document: TermsDocument
  /** The level of its headings. */
  level: 2 | 3
}

const TITLES = { eula: 'eula', privacy: 'privacyPolicy' } as const

/** Our text, or the operator's. */
export function TermsReading({ document, level }: TermsReadingProps) {
  const facts = useServiceFacts()
  const { language } = useWords()
  const link = hostedLink(facts, document, language)
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
  const { language } = useWords()
  const text = useText('account')
  const day = new Intl.DateTimeFormat(useFormatTag(), { ...DATE, timeZone: 'UTC' })
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
