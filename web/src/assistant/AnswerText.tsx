import type { AnswerPart, AnswerScreen } from '@reprieve/domain/assistant/answerPart.ts'
import { intlTag, type Language } from '@reprieve/domain/settings/language.ts'
import type { ReactNode } from 'react'
import { findUrgentSection } from '../guide/guideLink.tsx'
import { SafetyCardBody } from '../guide/urgentHelp/SafetyMessages.tsx'
import { Link } from '../navigation/Link.tsx'
import { PATHS } from '../paths/paths.ts'
import type { PlainPath } from '../paths/routePath.ts'
import { useText } from '../text/useText.tsx'
import { Icon, type ShellIcon } from '../ui/icons/Icon.tsx'
import { AnswerBars, AnswerMarks } from './AnswerPicture.tsx'
import { answerBlocks, type AnswerBlock, type AnswerPiece } from './answerBlocks.ts'
import { figureAddress } from './figureAddress.ts'

interface AnswerTextProps {
  parts: readonly AnswerPart[]
  exchangeId: string | null
}

/** An answer in its parts. Each number links to what it was counted from. [ASST-17, ASST-18] */
export function AnswerText({ parts, exchangeId }: AnswerTextProps) {
  return answerBlocks(parts).map((block, at) => (
    // The parts of an answer never change: their position is their key.
    <Block key={at} block={block} exchangeId={exchangeId} />
  ))
}

interface BlockProps {
  block: AnswerBlock
  exchangeId: string | null
}

function Block({ block, exchangeId }: BlockProps) {
  switch (block.is) {
    case 'words':
      return (
        <p>
          {block.pieces.map((piece, at) => (
            <PieceText key={at} piece={piece} exchangeId={exchangeId} />
          ))}
        </p>
      )
    case 'bars':
      return <AnswerBars {...block} />
    case 'marks':
      return <AnswerMarks {...block} />
    case 'source':
      return exchangeId === null ? null : (
        <FigureLink exchangeId={exchangeId} at={block.at} className="chat-link">
          <LinkWords icon="list">{block.text}</LinkWords>
        </FigureLink>
      )
    case 'guide':
      return <GuideQuote {...block} />
    case 'help':
      return <HelpQuote {...block} />
    case 'card':
      return <SafetyCardBody danger={block.danger} />
    case 'screen':
      return <ScreenLink screen={block.screen} text={block.text} />
  }
}

function PieceText({ piece, exchangeId }: { piece: AnswerPiece; exchangeId: string | null }) {
  const text = useText('assistant')
  if (piece.is === 'name') {
    const name = <bdi>{piece.text}</bdi>
    return piece.isStrong === true ? <strong>{name}</strong> : name
  }
  if (piece.is === 'text') return piece.isStrong === true ? <strong>{piece.text}</strong> : piece.text
  if (exchangeId === null) return piece.text
  const { basis } = piece
  return (
    <FigureLink
      exchangeId={exchangeId}
      at={piece.at}
      className="chat-figure"
      label={text('figureName', { figure: piece.text, count: basis.n })}
    >
      {piece.text}
    </FigureLink>
  )
}

interface FigureLinkProps {
  exchangeId: string
  at: number
  className: string
  label?: string
  children: ReactNode
}

function FigureLink({ exchangeId, at, className, label, children }: FigureLinkProps) {
  return (
    <Link
      className={className}
      to={PATHS.assistant}
      search={{ view: figureAddress(exchangeId, at) }}
      resetScroll={false}
      aria-label={label}
    >
      {children}
    </Link>
  )
}

function LinkWords({ icon, children }: { icon: ShellIcon; children: ReactNode }) {
  return (
    <>
      <Icon name={icon} isSmall />
      <span>{children}</span>
      <Icon name="chevronRight" isSmall />
    </>
  )
}

type PartOf<Is extends AnswerPart['is']> = Extract<AnswerPart, { is: Is }>

/** Word for word in English, or our translation of it, which says so. [ASST-27, ASST-106] */
function GuideQuote({ contentId, title, quote, section, minutes, language }: PartOf<'guide'>) {
  const text = useText('assistant')
  const urgent = findUrgentSection(contentId)
  const words = (
    <LinkWords icon="book">
      <span className="unseen">{text('fromGuide')} </span>
      <cite lang={tagOf(language)}>{title}</cite>
      {minutes !== undefined && text('readingMinutes', { count: minutes })}
    </LinkWords>
  )
  return (
    <div className="chat-quote">
      {quote !== null && <QuotedLines quote={quote} lang={tagOf(language)} />}
      {quote !== null && language !== undefined && (
        <p className="chat-quote-note">{text('translatedQuote')}</p>
      )}
      {urgent === undefined ? (
        <Link
          className="chat-link"
          to={PATHS.guideContent}
          params={{ id: contentId }}
          search={section === null ? {} : { section }}
        >
          {words}
        </Link>
      ) : (
        <Link className="chat-link" to={PATHS.urgentHelp} search={{ section: urgent }}>
          {words}
        </Link>
      )}
    </div>
  )
}

const tagOf = (language: Language | undefined): string => intlTag(language ?? 'en')

/** A passage with a list in it has a line for each item. */
function QuotedLines({ quote, lang }: { quote: string; lang: string }) {
  const lines = quote.split('\n')
  if (lines.length === 1) return <blockquote lang={lang}>“{quote}”</blockquote>
  return (
    <blockquote lang={lang} className="chat-steps">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </blockquote>
  )
}

/** A passage of the user guide or the FAQ; its lines are steps. */
function HelpQuote({ anchor, title, quote, page }: PartOf<'help'>) {
  return (
    <div className="chat-quote">
      <blockquote className="chat-steps">
        {quote.split('\n').map((line) => (
          <p key={line}>{line}</p>
        ))}
      </blockquote>
      <Link className="chat-link" to={page === 'faq' ? PATHS.faq : PATHS.userGuide} hash={anchor}>
        <LinkWords icon="help">{title}</LinkWords>
      </Link>
    </div>
  )
}

interface ScreenPlace {
  to: PlainPath
  section?: string
}

const SCREEN_PATHS = {
  brief: { to: PATHS.visitBrief },
  insights: { to: PATHS.insights },
  charts: { to: PATHS.charts },
  timeline: { to: PATHS.timeline },
  compare: { to: PATHS.insights, section: 'compare' },
  calendar: { to: PATHS.calendar },
  body: { to: PATHS.charts, section: 'body' },
  records: { to: PATHS.records },
  medications: { to: PATHS.medications },
  conditions: { to: PATHS.conditions },
  whatHelps: { to: PATHS.whatHelps },
  reports: { to: PATHS.reports },
  reminders: { to: PATHS.notifications },
  settings: { to: PATHS.settings },
  yourData: { to: PATHS.yourData },
  newRecord: { to: PATHS.recordCreate },
  reflection: { to: PATHS.reflectionCreate },
  doses: { to: PATHS.doseAdd },
  flare: { to: PATHS.flare },
  guide: { to: PATHS.guide },
  institutions: { to: PATHS.institutions },
  questionnaires: { to: PATHS.questionnaires },
  profile: { to: PATHS.profile },
  account: { to: PATHS.deleteAccount },
  contact: { to: PATHS.contactUs },
  urgentHelp: { to: PATHS.urgentHelp },
} as const satisfies Record<Exclude<AnswerScreen, 'lists'>, ScreenPlace>

function ScreenLink({ screen, text }: { screen: AnswerScreen; text: string }) {
  const label = (
    <>
      <span>{text}</span>
      <Icon name="chevronRight" isSmall />
    </>
  )
  if (screen === 'lists') {
    return (
      <Link className="chat-link" to={PATHS.listEdit} params={{ field: 'environment' }}>
        {label}
      </Link>
    )
  }
  const { to, section }: ScreenPlace = SCREEN_PATHS[screen]
  return (
    <Link className="chat-link" to={to} search={section === undefined ? {} : { section }}>
      {label}
    </Link>
  )
}
