import { useState } from 'react'
import type { ToldEngine } from '../account/serviceFacts.ts'
import { downloadFile } from '../device/downloadFile.ts'
import { localNow } from '../device/useNow.ts'
import { useWhen } from '../records/useWhen.ts'
import { useText } from '../settings/words.tsx'
import { ActionMenu } from '../ui/ActionMenu.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { DiaryIcon } from '../ui/DiaryIcon.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useToasts } from '../ui/useToasts.ts'
import type { Chat } from './chat.ts'
import { chatFile } from './chatFile.ts'
import type { ChatView } from './chatView.ts'
import { KeepSheet } from './KeepSheet.tsx'
import { BUILT_IN, NoteText } from './NoteText.tsx'
import { useAnswerWords } from './useAnswerWords.ts'

interface ChatMenuProps {
  chat: Chat
  view: ChatView
  engine: ToldEngine | null
}

/** Rare actions: save, retention, delete, read the note again. [ASST-11, ASST-12] */
export function ChatMenu({ chat, view, engine }: ChatMenuProps) {
  const text = useText('assistant')
  const common = useText('common')
  const toasts = useToasts()
  const save = useSave(view)
  const [opens, setOpens] = useState<'keep' | 'about' | 'delete' | null>(null)
  const close = (): void => setOpens(null)
  const hasModel = engine !== null && engine.id !== BUILT_IN
  const { isBuiltInOnly } = view
  const changeEngine = async (): Promise<void> => {
    await chat.chooseBuiltInOnly(!isBuiltInOnly)
    if (view.chat.sessionStarted) toasts.show({ message: text('engineChanged') })
  }
  const deleteAll = async (): Promise<void> => {
    const isDone = await chat.deleteAll()
    toasts.show({ message: text(isDone ? 'deleted' : 'deleteFailed'), isDone })
  }
  return (
    <>
      <ActionMenu
        label={text('menu')}
        actions={[
          ...(view.chat.messages.length > 0
            ? [{ label: text('saveChat'), icon: <DiaryIcon name="note" />, onAction: save }]
            : []),
          { label: text('keepTitle'), icon: <Icon name="clock" />, onAction: () => setOpens('keep') },
          ...(hasModel
            ? [
                {
                  label: text(isBuiltInOnly ? 'withModel' : 'builtInOnly'),
                  icon: <Icon name="globe" />,
                  onAction: () => void changeEngine(),
                },
              ]
            : []),
          { label: text('aboutSolace'), icon: <Icon name="info" />, onAction: () => setOpens('about') },
          {
            label: text('deleteAll'),
            icon: <DiaryIcon name="trash" />,
            isDanger: true,
            onAction: () => setOpens('delete'),
          },
        ]}
      />
      <KeepSheet isOpen={opens === 'keep'} onClose={close} />
      <Sheet
        isOpen={opens === 'about'}
        title={text('aboutSolace')}
        closeLabel={common('close')}
        onClose={close}
      >
        {engine === null ? <p>{text('needsConnection')}</p> : <NoteText engine={engine} />}
      </Sheet>
      <Dialog
        isOpen={opens === 'delete'}
        title={text('deleteQuestion')}
        text={text('deleteText')}
        choices={[
          { label: text('keepChats'), kind: 'primary', onChoose: () => undefined },
          { label: common('delete'), kind: 'danger', onChoose: () => void deleteAll() },
        ]}
        onClose={close}
      />
    </>
  )
}

function useSave({ chat }: ChatView): () => void {
  const text = useText('assistant')
  const when = useWhen()
  const words = useAnswerWords()
  return () => {
    const { at, offset } = localNow()
    const day = new Date(at + offset).toISOString().slice(0, 10)
    const said = chatFile(chat.messages, {
      ...words,
      you: text('fromYou'),
      solace: text('fromSolace'),
      when: (timestamp) => when(localNow(timestamp)),
    })
    downloadFile(`solace-${day}.txt`, new Blob([said], { type: 'text/plain' }))
  }
}
