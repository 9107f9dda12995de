import { assistantLanguage } from '@reprieve/contract/assistant/wire.ts'
import { isWaiting } from '@reprieve/domain/assistant/session/chatState.ts'
import { isNoteAccepted } from '@reprieve/domain/assistant/session/note.ts'
import { firstDayOfWeek } from '@reprieve/domain/results/calendar/weekStart.ts'
import type { BrowserArea } from '@reprieve/locales/areaFiles.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useDiary } from '../access/diary.ts'
import type { ToldEngine } from '../account/serviceFacts.ts'
import { useAsk } from '../api/useAsk.ts'
import { PATHS } from '../app/paths.ts'
import { askForLine } from '../safety/askForLine.ts'
import { safetyBook } from '../safety/safetyBook.ts'
import { useFormatTag } from '../settings/useFormatTag.ts'
import { useKeptFocus } from '../settings/useKeptFocus.ts'
import { useTextsReady } from '../settings/useTextsReady.ts'
import { useText, useWords } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { Screen, ScreenFooter } from '../ui/Screen.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import './assistant.css'
import { BasisPlace } from './BasisPlace.tsx'
import { chatOf, type Chat } from './chat.ts'
import { ChatHeader } from './ChatHeader.tsx'
import type { ChatTools } from './chatTools.ts'
import type { ChatView } from './chatView.ts'
import { Composer } from './Composer.tsx'
import { dangerIn } from './dangerIn.ts'
import { EarlierChats } from './EarlierChats.tsx'
import { startFailure } from './failureText.ts'
import { Messages } from './Messages.tsx'
import { Spoken } from './Spoken.tsx'
import { StartPart } from './StartPart.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useEngine } from './useEngine.ts'
import { useFollow } from './useFollow.ts'

const AREAS: readonly BrowserArea[] = ['assistant', 'records', 'safety']

type AssistantProps = Pick<ChatTools, 'syncFirst'>

/** The chat with Solace. */
export function AssistantScreen(props: AssistantProps) {
  useTextsReady(AREAS)
  return <Assistant {...props} />
}

function Assistant(props: AssistantProps) {
  const diary = useDiary()
  const { engine, isAsking, retry } = useEngine()
  const chat = useChat({ ...props, engine: engine?.id ?? '' })
  const view = useSyncExternalStore(chat.subscribe, chat.current)
  useFollow(view)
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place)
  const { chat: state } = view
  const isOpen = state.sessionStarted
  useEffect(() => {
    if (engine !== null) void chat.resume()
  }, [chat, engine])
  // Loaded before it is needed, so that it works if the network is lost later. [SAFE-8]
  useEffect(() => void safetyBook().catch(() => undefined), [])
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
        {engine === null && <NotReached isAsking={isAsking} onRetry={retry} />}
        {engine !== null && <Conversation chat={chat} view={view} engine={engine} />}
      </div>
      <Spoken view={view} />
      <BasisPlace diary={diary} view={view} />
    </Screen>
  )
}

/** The same chat object across visits, with the current tools of this page. */
function useChat({ engine, syncFirst }: AssistantProps & { engine: string }): Chat {
  const diary = useDiary()
  const ask = useAsk()
  const language = assistantLanguage(useWords().language)
  const weekStart = firstDayOfWeek(useFormatTag())
  const needsLine = (text: string): Promise<boolean> => askForLine(diary, { text, isLowDay: false })
  const tools: ChatTools = { ask, language, engine, weekStart, syncFirst, dangerIn, needsLine }
  const [chat] = useState(() => chatOf(diary, tools))
  useEffect(() => chat.adopt(tools))
  return chat
}

function Conversation({ chat, view, engine }: { chat: Chat; view: ChatView; engine: ToldEngine }) {
  const text = useText('assistant')
  const common = useText('common')
  const shell = useText()
  const { chat: state } = view
  const { sessionStarted: isOpen, sessionError } = state
  if (!view.isRead) return <Skeleton longText={shell('waitingLong')} />
  return (
    <>
      {isNoteAccepted(view.note, engine.id) && <EarlierChats chat={chat} view={view} />}
      <Messages chat={chat} view={view} />
      {isOpen && state.messages.length === 0 && sessionError === null && (
        <Suggestions onAsk={(asked) => void chat.send(asked)} />
      )}
      {isOpen && sessionError !== null && (
        <Note
          kind="info"
          action={<Button kind="text" label={common('retry')} onPress={() => void chat.showAgain()} />}
        >
          {startFailure(sessionError, text)}
        </Note>
      )}
      {!isOpen && <StartPart chat={chat} view={view} engine={engine} />}
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

function NotReached({ isAsking, onRetry }: { isAsking: boolean; onRetry: () => void }) {
  const text = useText('assistant')
  const common = useText('common')
  const shell = useText()
  if (isAsking) return <Skeleton longText={shell('waitingLong')} />
  return (
    <Note kind="info" action={<Button kind="text" label={common('retry')} onPress={onRetry} />}>
      {text('needsConnection')}
    </Note>
  )
}
