import { Fragment, useEffect, useRef } from 'react'
import { localNow } from '../device/useNow.ts'
import { useMomentText } from '../records/useMomentText.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { isTimeShown, MessageItem } from './MessageItem.tsx'
import type { Chat } from './chat.ts'
import type { ChatView } from './chatView.ts'

/** Earlier chats, page by page. Nothing is loaded until the user asks. [ASST-7] */
export function EarlierChats({ chat, view }: { chat: Chat; view: ChatView }) {
  const text = useText('assistant')
  const common = useText('common')
  const when = useMomentText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { previousMessages, previousMessagesLimitReached: isWhole } = view.chat
  const isThere = previousMessages.length > 0
  useEffect(() => {
    // The pressed button disappears with the last page: keyboard and screen reader users continue here.
    if (isWhole && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isWhole])
  const oldestFirst = previousMessages.toReversed()
  return (
    <section className="chat-earlier" aria-label={text('earlierLabel')}>
      {(isThere || isWhole) && (
        <h2 ref={heading} tabIndex={-1} className="chat-part">
          {text(isThere ? 'earlierLabel' : 'earlierNone')}
        </h2>
      )}
      {!isWhole && (
        <Button
          kind="text"
          label={text('earlierChats')}
          busyLabel={text('earlierLoading')}
          isBusy={view.earlier === 'loading'}
          onPress={() => void chat.showEarlier()}
        />
      )}
      {view.earlier === 'failed' && (
        <Note
          kind="warn"
          action={<Button kind="text" label={common('retry')} onPress={() => void chat.showEarlier()} />}
        >
          {text('earlierFailed')}
        </Note>
      )}
      {isThere && (
        <ol className="chat-messages" aria-label={text('earlierLabel')}>
          {oldestFirst.map((message, index) => (
            <Fragment key={message.internalId}>
              {isTimeShown(oldestFirst, index) && (
                <li className="chat-time">{when(localNow(message.timestamp))}</li>
              )}
              <MessageItem message={message} />
            </Fragment>
          ))}
        </ol>
      )}
    </section>
  )
}
