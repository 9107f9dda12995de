import type { AnswerPart, AnswerScreen } from '@reprieve/domain/assistant/answerPart.ts'
import type { ChatMessage } from '@reprieve/domain/assistant/session/chatMessage.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { Link } from '@tanstack/react-router'
import { findUrgentSection } from '../guide/guideLink.tsx'
import { SafetyCardBody } from '../guide/urgentHelp/SafetyMessages.tsx'
import { PATHS } from '../paths/paths.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { answerBlocks, type AnswerBlock, type AnswerPiece } from './answerBlocks.ts'
import { sendFailureText } from './failureText.ts'
import { figureAddress } from './figureAddress.ts'

interface AnswerTextProps {
  parts: readonly AnswerPart[]
  exchangeId: string | null
  /** Asks one of the suggested questions; null if the chat has continued since. */
  onAsk: ((text: string) => void) | null
}

/** An answer in its parts. Each number links to what it was counted from. [ASST-17, ASST-18] */
function AnswerText({ parts, exchangeId, onAsk }: AnswerTextProps) {
  return answerBlocks(parts).map((block, at) => (
    // The parts of an answer never change: their position is their key.
    <Block key={at} block={block} exchangeId={exchangeId} onAsk={onAsk} />
  ))
}

interface BlockProps extends Omit<AnswerTextProps, 'parts'> {
  block: AnswerBlock
}

function Block({ block, exchangeId, onAsk }: BlockProps) {
  switch (block.is) {
    case 'words':
      return (
        <p>
          {block.pieces.map((piece, at) => (
            <PieceText key={at} piece={piece} exchangeId={exchangeId} />
          ))}
        </p>
      )
    case 'guide':
      return <GuideQuote {...block} />
    case 'card':
      return <SafetyCardBody danger={block.danger} />
    case 'choices':
      if (onAsk === null) return null
      return (
        <div className="chat-choices">
          {block.choices.map(({ says, asks }) => (
            <Button key={says} label={says} onPress={() => onAsk(asks)} />
          ))}
        </div>
      )
    case 'screen':
      return <ScreenLink screen={block.screen} text={block.text} />
  }
}

function PieceText({ piece, exchangeId }: { piece: AnswerPiece; exchangeId: string | null }) {
  const text = useText('assistant')
  if (piece.is === 'name') return <bdi>{piece.text}</bdi>
  if (piece.is === 'text' || exchangeId === null) return piece.text
  const { basis } = piece
  return (
    <Link
      className="chat-figure"
      to={PATHS.assistant}
      search={{ view: figureAddress(exchangeId, piece.at) }}
      resetScroll={false}
      aria-label={text('figureName', { figure: piece.text, count: basis.n })}
    >
      {piece.text}
    </Link>
  )
}

type Guide = Extract<AnswerPart, { is: 'guide' }>

/** The guide is in English, whatever the page's language. */
function GuideQuote({ contentId, title, quote, section }: Guide) {
  const text = useText('assistant')
  const urgent = findUrgentSection(contentId)
  return (
    <figure className="chat-quote">
      <figcaption>
        {text('fromGuide')}
        <br />
        <cite lang="en">{title}</cite>
      </figcaption>
      {quote !== null && <blockquote lang="en">{quote}</blockquote>}
      {urgent === undefined ? (
        <Link
          className="link"
          to={PATHS.guideContent}
          params={{ id: contentId }}
          search={section === null ? {} : { section }}
        >
          {text('readInGuide')}
        </Link>
      ) : (
        <Link className="link" to={PATHS.urgentHelp} search={{ section: urgent }}>
          {text('readInGuide')}
        </Link>
      )}
    </figure>
  )
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
} as const satisfies Record<AnswerScreen, { to: string; section?: string }>

function ScreenLink({ screen, text }: { screen: AnswerScreen; text: string }) {
  const place: { to: string; section?: string } = SCREEN_PATHS[screen]
  const { section } = place
  return (
    <Link className="link" to={place.to} search={section === undefined ? {} : { section }}>
      {text}
    </Link>
  )
}

type DisplayedMessage = Pick<ChatMessage, 'internalId' | 'text' | 'parts' | 'input' | 'exchangeId'> &
  Partial<Pick<ChatMessage, 'pending' | 'error'>>

interface MessageItemProps {
  message: DisplayedMessage
  /** The number of entries not on the server when the question was asked. [ASST-31] */
  notCounted?: number | undefined
  /** This device answered, because the server could not be reached. [ASST-72] */
  isAnsweredHere?: boolean
  onAsk?: ((text: string) => void) | null
  /** Null if the chat cannot continue. */
  onSendAgain?: ((id: string) => void) | null
}

export function MessageItem({
  message,
  notCounted,
  isAnsweredHere = false,
  onAsk = null,
  onSendAgain = null,
}: MessageItemProps) {
  const text = useText('assistant')
  const { internalId, input, pending = false, error = null, parts, exchangeId } = message
  return (
    <li className="chat-message" data-from={input ? 'you' : 'solace'} data-message={internalId}>
      <div className="chat-bubble" dir="auto">
        <span className="unseen">{text(input ? 'fromYou' : 'fromSolace')} </span>
        {input && <p className="chat-typed">{message.text}</p>}
        {pending && <p className="chat-writing">{text('writing')}</p>}
        {!input && !pending && <AnswerText parts={parts} exchangeId={exchangeId} onAsk={onAsk} />}
        {notCounted !== undefined && (
          <p className="chat-not-counted">{text('notCounted', { count: notCounted })}</p>
        )}
        {isAnsweredHere && <p className="chat-not-counted">{text('answeredHere')}</p>}
      </div>
      {error !== null && (
        <div className="chat-failed">
          <Icon name="alert" isSmall />
          <p>{sendFailureText(error, text)}</p>
          {onSendAgain !== null && (
            <Button kind="text" label={text('sendAgain')} onPress={() => onSendAgain(internalId)} />
          )}
        </div>
      )}
    </li>
  )
}

const PAUSE_MS = 10 * MINUTE_MS

/** Whether the time is shown above a message: at the first, and after a pause. */
export function isTimeShown(messages: readonly { timestamp: number }[], index: number): boolean {
  const [before, here] = [messages[index - 1], messages[index]]
  if (here === undefined) return false
  return before === undefined || here.timestamp - before.timestamp >= PAUSE_MS
}
