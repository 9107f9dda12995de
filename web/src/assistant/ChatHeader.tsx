import { useRef } from 'react'
import type { ToldEngine } from '../account/serviceFacts.ts'
import { PATHS } from '../app/paths.ts'
import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useGoBack } from '../ui/useGoBack.ts'
import { useToasts } from '../ui/useToasts.ts'
import type { Chat } from './chat.ts'
import { ChatMenu } from './ChatMenu.tsx'
import type { ChatView } from './chatView.ts'
import { BUILT_IN, hostOf } from './NoteText.tsx'

interface ChatHeaderProps {
  chat: Chat
  view: ChatView
  engine: ToldEngine | null
}

/** The assistant's name, the engine that answers, and the button to end the chat. */
export function ChatHeader({ chat, view, engine }: ChatHeaderProps) {
  const text = useText('assistant')
  const shell = useText()
  const toasts = useToasts()
  const goBack = useGoBack(PATHS.menu)
  const heading = useRef<HTMLHeadingElement>(null)
  const end = async (): Promise<void> => {
    const isDone = await chat.end()
    // The button disappears with the chat.
    if (isDone) heading.current?.focus({ preventScroll: true })
    toasts.show({ message: text(isDone ? 'ended' : 'endFailed'), isDone })
  }
  return (
    <div className="screen-header chat-header" data-leaves="true">
      <IconButton label={shell('back')} icon={<Icon name="back" />} onPress={() => goBack()} />
      <div className="chat-title">
        <h1 ref={heading} tabIndex={-1}>
          {text('name')}
        </h1>
        <p>{text('subtitle')}</p>
        {engine !== null && engine.id !== BUILT_IN && !view.isBuiltInOnly && (
          <p>{text('byModel', { name: engine.name, host: hostOf(engine) })}</p>
        )}
      </div>
      <div className="chat-acts">
        {view.chat.sessionStarted && (
          <Button
            kind="text"
            label={text('endChat')}
            busyLabel={text('ending')}
            isBusy={view.doing === 'ending'}
            onPress={() => void end()}
          />
        )}
        <ChatMenu chat={chat} view={view} engine={engine} />
      </div>
    </div>
  )
}
