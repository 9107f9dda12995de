import { assistantLanguage } from '@reprieve/contract/assistant/wire.ts'
import { answerMessageId } from '@reprieve/domain/assistant/session/chatMessage.ts'
import { isWaiting } from '@reprieve/domain/assistant/session/chatState.ts'
import { isNoteAccepted } from '@reprieve/domain/assistant/session/note.ts'
import { firstDayOfWeek } from '@reprieve/domain/results/calendar/weekStart.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import type { Key } from '@reprieve/locales/words.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import type { AssistantEngine } from '../account/service/serviceFacts.ts'
import { useAsk } from '../api/useAsk.ts'
import { readGuide } from '../guide/readGuide.ts'
import { Link } from '../navigation/Link.tsx'
import { useSearch } from '../navigation/useRouter.ts'
import { PATHS } from '../paths/paths.ts'
import { usePlan } from '../results/frame/usePlan.ts'
import { decideQuietLine } from '../safety/decideQuietLine.ts'
import { safetyBook } from '../safety/safetyBook.ts'
import { useFocusFallback } from '../settings/useFocusFallback.ts'
import { useFormatTag, useLanguage, useText, useTextsReady } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { Screen, ScreenFooter } from '../ui/layout/Screen.tsx'
import { Skeleton } from '../ui/layout/Skeleton.tsx'
import { BasisSheetLoader } from './BasisSheetLoader.tsx'
import { ChatHeader, useAnswerWords } from './ChatHeader.tsx'
import { Composer } from './Composer.tsx'
import { EarlierChats } from './EarlierChats.tsx'
import { useAssistantEngine } from './EngineNote.tsx'
import { MessageList } from './MessageList.tsx'
import { StartChat } from './StartChat.tsx'
import { getChat, type Chat } from './chat.ts'
import { answerPlainText } from './chatFile.ts'
import type { ChatTools } from './chatTools.ts'
import type { ChatView } from './chatView.ts'
import { deviceHost, isDeviceToken, type DeviceAsker } from './deviceHost.ts'
import { sendFailureText, startFailureText } from './failureText.ts'
import { findDanger } from './findDanger.ts'
import { getMind } from './mind/getMind.ts'
import { suggestionsFor } from './suggestions.ts'
import './assistant.css'

/** Within this distance the user counts as being at the end. */
const NEAR_PX = 96

/**
 * A sent message always scrolls into view. An answer scrolls to its beginning, but only if the person is at the end: a
 * user who reads further up is not moved. [ASST-40]
 */
function useFollow({ chat, spoken }: ChatView): void {
  const isAtEnd = useRef(true)
  useEffect(() => {
    const look = (): void => {
      isAtEnd.current = scrollY + innerHeight >= document.documentElement.scrollHeight - NEAR_PX
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  // By the last message of the person, sent now or loaded from an open chat.
  const lastSent = chat.messages.findLast(({ input }) => input)?.internalId
  useEffect(() => {
    if (lastSent === undefined) return
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    // A safety card may appear before the browser reports that the page was scrolled.
    isAtEnd.current = true
  }, [lastSent])
  useEffect(() => {
    if (spoken === null || !isAtEnd.current) return
    const answer = document.querySelector(`[data-message="${CSS.escape(answerMessageId(spoken))}"]`)
    answer?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [spoken])
}

const AREAS: readonly BrowserArea[] = ['assistant', 'helps', 'records', 'safety']

type AssistantProps = Pick<ChatTools, 'syncFirst'>

/** The chat with Solace. */
export function AssistantScreen(props: AssistantProps) {
  useTextsReady(AREAS)
  return <Assistant {...props} />
}

function Assistant(props: AssistantProps) {
  const shell = useText()
  const diary = useDiary()
  const engine = useAssistantEngine()
  const chat = useChat({ ...props, engine: engine?.id ?? '' })
  const view = useSyncExternalStore(chat.subscribe, chat.current)
  useFollow(view)
  const place = useRef<HTMLDivElement>(null)
  useFocusFallback(place)
  const { chat: state } = view
  const isOpen = state.sessionStarted
  useEffect(() => {
    if (engine !== null) void chat.resume()
  }, [chat, engine])
  // Loaded before it is needed, so that it works if the network is lost later. [SAFE-8]
  useEffect(() => void safetyBook().catch(() => undefined), [])
  const isHere = isOnDevice(view)
  useEffect(() => {
    if (isHere) getMind(diary).warm()
  }, [diary, isHere])
  return (
    <Screen
      header={<ChatHeader chat={chat} view={view} engine={engine} />}
      footer={
        isOpen && (
          <ScreenFooter>
            <Composer diary={diary} chat={chat} view={view} isWaiting={isWaiting(state)} />
          </ScreenFooter>
        )
      }
    >
      <div className="chat" ref={place}>
        <UrgentNote />
        {engine === null && <Skeleton longText={shell('waitingLong')} />}
        {engine !== null && <Conversation chat={chat} view={view} engine={engine} />}
      </div>
      <Spoken view={view} />
      <BasisSheetLoader diary={diary} view={view} />
    </Screen>
  )
}

/** The same chat object across visits, with the current tools of this page. */
function useChat({ engine, syncFirst }: AssistantProps & { engine: string }): Chat {
  const diary = useDiary()
  const ask = useAsk()
  const { language } = useLanguage()
  const weekStart = firstDayOfWeek(useFormatTag())
  const plan = usePlan(diary)
  const asker = async (): Promise<DeviceAsker> => {
    const hasGuide = (await readGuide(diary)).is === 'known'
    return { language, plan, hasGuide }
  }
  const device = deviceHost(diary, getMind(diary), asker)
  const needsLine = (text: string): Promise<boolean> => decideQuietLine(diary, { text, isLowDay: false })
  const checks = { dangerIn: findDanger, needsLine }
  const line = { ask, language: assistantLanguage(language) }
  const tools: ChatTools = { ...line, engine, weekStart, device, syncFirst, ...checks }
  const [chat] = useState(() => getChat(diary, tools))
  useEffect(() => chat.adopt(tools))
  return chat
}

const isOnDevice = ({ chat }: ChatView): boolean => isDeviceToken(chat.sessionToken ?? '')

function Conversation({ chat, view, engine }: { chat: Chat; view: ChatView; engine: AssistantEngine }) {
  const text = useText('assistant')
  const common = useText('common')
  const shell = useText()
  const { chat: state } = view
  const { sessionStarted: isOpen, sessionError } = state
  if (!view.isRead) return <Skeleton longText={shell('waitingLong')} />
  return (
    <>
      {isNoteAccepted(view.note, engine.id) && <EarlierChats chat={chat} view={view} />}
      {isOnDevice(view) && <p className="chat-time">{text('staysHere')}</p>}
      <MessageList chat={chat} view={view} />
      {isOpen && state.messages.length === 0 && sessionError === null && (
        <Suggestions onAsk={(asked) => void chat.send(asked)} />
      )}
      {isOpen && sessionError !== null && (
        <Note
          kind="info"
          action={<Button kind="text" label={common('retry')} onPress={() => void chat.showAgain()} />}
        >
          {startFailureText(sessionError, text)}
        </Note>
      )}
      {!isOpen && <StartChat chat={chat} view={view} engine={engine} />}
    </>
  )
}

/** At the top of every chat: a person who needs help now must not search for it. */
function UrgentNote() {
  const text = useText('assistant')
  const shell = useText()
  return (
    <Note
      kind="info"
      action={
        <Link className="link" to={PATHS.urgentHelp}>
          {shell('urgentHelp')}
        </Link>
      }
    >
      {text('urgentNote')}
    </Note>
  )
}

/** Example questions for an empty chat. */
function Suggestions({ onAsk }: { onAsk: (text: string) => void }) {
  const text = useText('assistant')
  const { from } = useSearch()
  const keys: readonly Key<'assistant'>[] = suggestionsFor(from)
  return (
    <section className="chat-suggestions" aria-label={text('youCouldAsk')}>
      <h2 className="chat-part">{text('youCouldAsk')}</h2>
      <div className="chat-choices">
        {keys.map((key) => (
          <Button key={key} label={text(key)} onPress={() => onAsk(text(key))} />
        ))}
      </div>
    </section>
  )
}

/**
 * For screen readers only: announces that an answer is being written, then the answer, once. The list itself is silent.
 * [ASST-40]
 */
function Spoken({ view }: { view: ChatView }) {
  const text = useText('assistant')
  const words = useAnswerWords()
  return (
    <p className="unseen" role="status">
      {spokenOf(view, { text, words })}
    </p>
  )
}

interface Words {
  text: Parameters<typeof sendFailureText>[1]
  words: ReturnType<typeof useAnswerWords>
}

function spokenOf({ chat, spoken }: ChatView, { text, words }: Words): string {
  if (isWaiting(chat)) return text('writing')
  const failed = chat.messages.at(-1)?.error ?? null
  if (failed !== null) return sendFailureText(failed, text)
  if (spoken === null) return ''
  const answer = chat.messages.find(({ internalId }) => internalId === answerMessageId(spoken))
  return answer === undefined ? '' : answerPlainText(answer.parts, words)
}
