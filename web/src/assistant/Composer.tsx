import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { Button, TextArea } from 'react-aria-components'
import { useFlushedOnLeaving } from '../editing/useEditSession.ts'
import type { Diary } from '../local/rows/rows.ts'
import { useMediaQuery } from '../results/frame/useMediaQuery.ts'
import { useText } from '../text/useText.tsx'
import { useSteadyPress } from '../ui/controls/useSteadyPress.ts'
import { TextFieldFrame } from '../ui/fields/TextFieldFrame.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Drawing } from '../ui/icons/FrameIcon.tsx'
import type { Chat } from './chat.ts'
import { readUnsentMessage, storeUnansweredMessage, openMessageWriter } from './chatDraft.ts'
import { type ChatView, findUnansweredMessage } from './chatView.ts'

/** The relevant properties of a key event. */
export interface PressedKey {
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  /** An input method is composing a word: Enter accepts it and sends nothing. */
  isComposing: boolean
  /** 229: some browsers only report composition this way. */
  keyCode: number
}

const COMPOSING = 229

/** With a keyboard Enter sends and Shift+Enter breaks the line; on a touch screen Enter breaks the line. [ASST-39] */
export function isSendKey(pressed: PressedKey, hasKeyboard: boolean): boolean {
  const { key, shiftKey, altKey, isComposing, keyCode } = pressed
  if (key !== 'Enter' || isComposing || keyCode === COMPOSING) return false
  if (pressed.ctrlKey || pressed.metaKey) return true
  return hasKeyboard && !shiftKey && !altKey
}

const LONGEST = 4_000
const TOLD_BELOW = 200
const MOST_ROWS = 6
const DEBOUNCE_MS = 1_200
const STOP = 'M7 7h10v10H7z'
const KEYBOARD = '(hover: hover) and (pointer: fine)'

interface ComposerProps {
  diary: Diary
  chat: Chat
  view: ChatView
  isWaiting: boolean
}

/** The message field. Unfinished text is stored, and removed when the message is sent. [ASST-39] */
export function Composer({ diary, chat, view, isWaiting }: ComposerProps) {
  const text = useText('assistant')
  const hasKeyboard = useMediaQuery(KEYBOARD)
  const { typed, setTyped } = useTyped(diary, chat, view.handedBack)
  const send = (): void => {
    if (chat.send(typed)) setTyped('')
  }
  // One button for send and stop keeps the focus; it ignores presses briefly, so that a trembling hand does not stop
  // what it sent.
  const press = useSteadyPress(DEBOUNCE_MS, () => (isWaiting ? chat.stop() : send()))
  const onKeyDown = (event: KeyboardEvent): void => {
    const { isComposing } = event.nativeEvent
    if (!isSendKey({ ...keyOf(event), isComposing }, hasKeyboard)) return
    event.preventDefault()
    send()
  }
  const left = LONGEST - typed.length
  return (
    <div className="chat-composer">
      <TextFieldFrame
        label={text('writeMessage')}
        value={typed}
        maxLength={LONGEST}
        hint={left < TOLD_BELOW ? text('lettersLeft', { count: left }) : undefined}
        onChange={setTyped}
      >
        <TextArea
          className="input"
          rows={Math.min(MOST_ROWS, typed.split('\n').length)}
          dir="auto"
          enterKeyHint={hasKeyboard ? 'send' : 'enter'}
          onKeyDown={onKeyDown}
        />
      </TextFieldFrame>
      <Button className="chat-send" aria-label={text(isWaiting ? 'stop' : 'send')} onPress={() => press()}>
        {isWaiting ? <Drawing path={STOP} /> : <DiaryIcon name="send" />}
      </Button>
    </div>
  )
}

const keyOf = ({ key, shiftKey, altKey, ctrlKey, metaKey, keyCode }: KeyboardEvent) => ({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
  keyCode,
})

interface MessageField {
  typed: string
  setTyped: (next: string) => void
}

/** The text of the field: started before, typed now, or returned by a chat that could not send it. [ASST-4, ASST-39] */
function useTyped(diary: Diary, chat: Chat, handedBack: string | null): MessageField {
  const [typed, setTyped] = useState('')
  const [writer] = useState(() => openMessageWriter(diary))
  const change = (next: string): void => {
    setTyped(next)
    writer.keep(next)
  }
  const fillIn = useEffectEvent((found: string): void => {
    if (found !== '' && typed === '') change(found)
  })
  useEffect(() => {
    // A message that the chat offers to send again is not put into the field as well.
    if (findUnansweredMessage(chat.current().chat) !== null) return
    const takeUp = async (): Promise<void> => {
      fillIn(await readUnsentMessage(diary))
      await storeUnansweredMessage(diary, null)
    }
    takeUp().catch(() => {})
  }, [diary, chat])
  useEffect(() => {
    if (handedBack === null) return
    void Promise.resolve(handedBack).then(fillIn)
    chat.takeBack()
  }, [chat, handedBack])
  useFlushedOnLeaving(writer.flush)
  return { typed, setTyped: change }
}
