import { isNoteAccepted } from '@reprieve/domain/assistant/session/note.ts'
import type { AssistantEngine } from '../account/service/serviceFacts.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { Note } from '../ui/layout/Note.tsx'
import { EngineNote } from './EngineNote.tsx'
import type { Chat } from './chat.ts'
import type { ChatView } from './chatView.ts'
import { startFailureText } from './failureText.ts'

interface StartPartProps {
  chat: Chat
  view: ChatView
  engine: AssistantEngine
}

/** Starts a chat only by a press: it would end the one on another device. [ASST-2, ASST-16] */
export function StartChat({ chat, view, engine }: StartPartProps) {
  const text = useText('assistant')
  const { sessionAnotherActive: isElsewhere, sessionError } = view.chat
  const isAccepted = isNoteAccepted(view.note, engine.id)
  const label = isElsewhere ? 'startNewChat' : 'startChat'
  return (
    <div className="chat-start">
      {isElsewhere && <Note kind="info">{text('anotherSessionActive')}</Note>}
      {!isAccepted && (
        <>
          <h2>{text('noteTitle')}</h2>
          <EngineNote engine={engine} />
        </>
      )}
      {isAccepted && !isElsewhere && <p>{text('ready')}</p>}
      {/* Offline a press starts a chat on this device. [ASST-72] */}
      {sessionError !== null && sessionError.is !== 'away' && (
        <div role="alert">
          <Note kind="warn">{startFailureText(sessionError, text)}</Note>
        </div>
      )}
      <Button
        kind="primary"
        label={text(isAccepted ? label : 'noteAccept')}
        busyLabel={text('starting')}
        isBusy={view.doing === 'starting'}
        onPress={() => void chat.start()}
      />
    </div>
  )
}
