import {
  RETENTION_DAYS,
  DEFAULT_RETENTION_DAYS,
  type RetentionDays,
} from '@reprieve/domain/assistant/session/note.ts'
import type { Text } from '@reprieve/locales/loadText.ts'
import { useEffect, useRef, useState } from 'react'
import { useDiary } from '../access/diary.ts'
import type { AssistantEngine } from '../account/service/serviceFacts.ts'
import { useAsk } from '../api/useAsk.ts'
import { downloadFile } from '../device/downloadFile.ts'
import { localNow } from '../device/useNow.ts'
import { PATHS } from '../paths/paths.ts'
import { useMomentText } from '../records/useMomentText.ts'
import { useText } from '../text/useText.tsx'
import { Button } from '../ui/controls/Button.tsx'
import { IconButton } from '../ui/controls/IconButton.tsx'
import { Segmented } from '../ui/controls/Segmented.tsx'
import { DiaryIcon } from '../ui/icons/DiaryIcon.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { useGoBack } from '../navigation/useGoBack.ts'
import { ActionMenu } from '../ui/overlays/ActionMenu.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { Sheet } from '../ui/overlays/Sheet.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { engineHost, EngineNote, isModel } from './EngineNote.tsx'
import { type Chat, DEVICE_ENGINE, saveRetentionDays, fetchRetentionDays } from './chat.ts'
import { readKeepDays, storeKeepDays } from './chatTable.ts'
import { type AnswerWords, chatFile } from './chatFile.ts'
import type { ChatView } from './chatView.ts'
import { isDeviceToken } from './deviceHost.ts'

interface KeepSheetProps {
  isOpen: boolean
  /** Without an account: no server has chats of this person. */
  isHereOnly: boolean
  onClose: () => void
}

/** The retention time. The server and this device each delete what is older. [ASST-12] */
function KeepSheet({ isOpen, isHereOnly, onClose }: KeepSheetProps) {
  const text = useText('assistant')
  const common = useText('common')
  const ask = useAsk()
  const diary = useDiary()
  const toasts = useToasts()
  const [days, setDays] = useState<RetentionDays | null>(null)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const read = async (): Promise<void> => {
      const told = await (isHereOnly ? readKeepDays(diary) : fetchRetentionDays(ask))
      setDays(told)
      setAway(told === null)
      // This device keeps chats as long as the account does.
      if (told !== null && !isHereOnly) await storeKeepDays(diary, told)
    }
    void read()
  }, [ask, diary, isHereOnly, isOpen])
  const choose = async (chosen: RetentionDays): Promise<void> => {
    const before = days
    setDays(chosen)
    const isKept =
      (isHereOnly || (await saveRetentionDays(ask, chosen))) && (await storeKeepDays(diary, chosen))
    if (!isKept) setDays(before)
    toasts.show({ message: text(isKept ? 'keepSaved' : 'keepFailed'), isDone: isKept })
  }
  return (
    <Sheet isOpen={isOpen} title={text('keepTitle')} closeLabel={common('close')} onClose={onClose}>
      <p>{text('keepAbout')}</p>
      {isAway && <p role="alert">{text('needsConnection')}</p>}
      <Segmented
        label={text('keepTitle')}
        segments={RETENTION_DAYS.map((one) => ({ value: String(one), label: wordsOf(one, text) }))}
        value={String(days ?? DEFAULT_RETENTION_DAYS)}
        isDisabled={days === null}
        onChange={(value) =>
          void choose(RETENTION_DAYS.find((one) => String(one) === value) ?? DEFAULT_RETENTION_DAYS)
        }
      />
    </Sheet>
  )
}

const YEAR = 365

function wordsOf(days: RetentionDays, text: Text<'assistant'>): string {
  if (days === 0) return text('keepAlways')
  return days === YEAR ? text('keepYear') : text('keepDays', { count: days })
}

interface ChatMenuProps {
  chat: Chat
  view: ChatView
  engine: AssistantEngine | null
}

/** Rare actions: save, retention, delete, read the note again. [ASST-11, ASST-12] */
function ChatMenu({ chat, view, engine }: ChatMenuProps) {
  const text = useText('assistant')
  const common = useText('common')
  const toasts = useToasts()
  const save = useSave(view)
  const [opens, setOpens] = useState<'keep' | 'about' | 'delete' | null>(null)
  const close = (): void => setOpens(null)
  const hasModel = engine !== null && isModel(engine)
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
      <KeepSheet isOpen={opens === 'keep'} isHereOnly={engine?.id === DEVICE_ENGINE} onClose={close} />
      <Sheet
        isOpen={opens === 'about'}
        title={text('aboutSolace')}
        closeLabel={common('close')}
        onClose={close}
      >
        {engine !== null && <EngineNote engine={engine} />}
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
  const when = useMomentText()
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

interface ChatHeaderProps {
  chat: Chat
  view: ChatView
  engine: AssistantEngine | null
}

/** The assistant's name, the engine that answers, and the button to end the chat. */
export function ChatHeader({ chat, view, engine }: ChatHeaderProps) {
  const text = useText('assistant')
  const shell = useText()
  const toasts = useToasts()
  const goBack = useGoBack(PATHS.menu)
  const heading = useRef<HTMLHeadingElement>(null)
  const isHere = isDeviceToken(view.chat.sessionToken ?? '')
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
        {engine !== null && isModel(engine) && !view.isBuiltInOnly && !isHere && (
          <p>{text('byModel', { name: engine.name, host: engineHost(engine) })}</p>
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

export function useAnswerWords(): AnswerWords {
  const text = useText('safety')
  return { card: (danger) => `${text(`${danger}Title`)}. ${text(`${danger}Text`)}` }
}
