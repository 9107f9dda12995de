import { answerMessageId } from '@reprieve/domain/assistant/session/chatMessage.ts'
import { canSend, isWaiting } from '@reprieve/domain/assistant/session/chatState.ts'
import { Fragment, useState } from 'react'
import { localNow } from '../device/useNow.ts'
import { QuietLineText } from '../guide/urgentHelp/SafetyMessages.tsx'
import { useMomentText } from '../records/useMomentText.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { isTimeShown, MessageItem } from './MessageItem.tsx'
import type { Chat } from './chat.ts'
import type { ChatView } from './chatView.ts'

/** Otherwise a chat of a whole evening would be redrawn with each character that arrives. [ASST-40] */
const DRAWN = 50

/** The messages of this chat. */
export function MessageList({ chat, view }: { chat: Chat; view: ChatView }) {
  const text = useText('assistant')
  const when = useMomentText()
  const [isWhole, setWhole] = useState(false)
  const { messages } = view.chat
  const hidden = isWhole ? 0 : Math.max(0, messages.length - DRAWN)
  const shown = messages.slice(hidden)
  const canAsk = canSend(view.chat)
  const last = messages.at(-1)?.internalId
  const notCounted = new Map([...view.waitingOf].map(([id, count]) => [answerMessageId(id), count]))
  return (
    <>
      {hidden > 0 && <Button kind="text" label={text('earlierMessages')} onPress={() => setWhole(true)} />}
      <ol
        className="chat-messages"
        tabIndex={-1}
        aria-label={text('messagesLabel')}
        aria-busy={isWaiting(view.chat)}
      >
        {shown.map((message, index) => (
          <Fragment key={message.internalId}>
            {isTimeShown(shown, index) && <li className="chat-time">{when(localNow(message.timestamp))}</li>}
            <MessageItem
              message={message}
              notCounted={message.pending ? undefined : notCounted.get(message.internalId)}
              isAnsweredHere={!message.input && view.answeredHere.has(message.exchangeId ?? '')}
              onAsk={canAsk && message.internalId === last ? (asked) => void chat.send(asked) : null}
              onSendAgain={canAsk ? chat.sendAgain : null}
            />
            {view.quietLineOf !== null && answerMessageId(view.quietLineOf) === message.internalId && (
              <li className="chat-quiet-line">
                <QuietLineText />
              </li>
            )}
          </Fragment>
        ))}
      </ol>
    </>
  )
}
