import type { ChatMessage } from '@reprieve/domain/assistant/session/chatMessage.ts'
import { MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { AnswerText } from './AnswerText.tsx'
import { sendFailureText } from './failureText.ts'

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
  // Under the answer: they are the person's next words, not Solace's.
  const choices = parts.flatMap((part) => (part.is === 'choices' ? part.choices : []))
  return (
    <li className="chat-message" data-from={input ? 'you' : 'solace'} data-message={internalId}>
      <div className="chat-bubble" dir="auto">
        <span className="unseen">{text(input ? 'fromYou' : 'fromSolace')} </span>
        {input && <p className="chat-typed">{message.text}</p>}
        {pending && <p className="chat-writing">{text('writing')}</p>}
        {!input && !pending && <AnswerText parts={parts} exchangeId={exchangeId} />}
        {notCounted !== undefined && (
          <p className="chat-not-counted">{text('notCounted', { count: notCounted })}</p>
        )}
        {isAnsweredHere && <p className="chat-not-counted">{text('answeredHere')}</p>}
      </div>
      {onAsk !== null && choices.length > 0 && (
        <div className="chat-choices" role="group" aria-label={text('askNext')}>
          {choices.map(({ says, asks }) => (
            <Button key={says} label={says} onPress={() => onAsk(asks)} />
          ))}
        </div>
      )}
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
