import type { ChatMessage } from '@reprieve/domain/assistant/session/chatMessage.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { AnswerText } from './AnswerText.tsx'
import { sendFailure } from './failureText.ts'

type DisplayedMessage = Pick<ChatMessage, 'internalId' | 'text' | 'parts' | 'input' | 'exchangeId'> &
  Partial<Pick<ChatMessage, 'pending' | 'error'>>

interface MessageItemProps {
  message: DisplayedMessage
  /** The number of entries not on the server when the question was asked. [ASST-31] */
  notCounted?: number | undefined
  onAsk?: ((text: string) => void) | null
  /** Null if the chat cannot continue. */
  onSendAgain?: ((id: string) => void) | null
}

export function MessageItem({ message, notCounted, onAsk = null, onSendAgain = null }: MessageItemProps) {
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
      </div>
      {error !== null && (
        <div className="chat-failed">
          <Icon name="alert" isSmall />
          <p>{sendFailure(error, text)}</p>
          {onSendAgain !== null && (
            <Button kind="text" label={text('sendAgain')} onPress={() => onSendAgain(internalId)} />
          )}
        </div>
      )}
    </li>
  )
}
