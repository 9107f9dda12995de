import { useText } from '../settings/words.tsx'
import { Button } from '../ui/Button.tsx'
import { useMessages } from '../ui/useMessages.ts'
import { useToasts } from '../ui/useToasts.ts'
import { useTitle, type TitleKey } from './useTitle.ts'

const DONE: readonly TitleKey[] = [
  'records.saved',
  'reflections.saved',
  'conditions.added',
  'conditions.edited',
  'medications.added',
  'medications.edited',
  'medications.brandAdded',
  'account.profileSaved',
  'settings.subscriptionsSaved',
  'questionnaires.thankYou',
  'sync.success',
]

const UNDONE: readonly TitleKey[] = ['records.deleted', 'conditions.deleted', 'medications.deleted']

const FAILED: readonly TitleKey[] = [
  'account.avatarTooLarge',
  'account.beingDeleted',
  'account.passwordResetRequested',
  'common.dateRangeError',
  'common.permissionDenied',
  'common.unableToOpenMail',
  'questionnaires.sendFailed',
  'reports.downloadFailed',
  'reports.storagePermission',
  'settings.subscriptionsLoadFailed',
  'settings.subscriptionsSaveFailed',
  'sync.cannotLogOut',
]

export function ToastParts() {
  const common = useText('common')
  const { showError } = useMessages()
  return (
    <>
      {DONE.map((title) => (
        <ToastButton key={title} title={title} kind="done" />
      ))}
      {UNDONE.map((title) => (
        <ToastButton key={title} title={title} kind="undo" />
      ))}
      {FAILED.map((title) => (
        <ToastButton key={title} title={title} kind="failed" />
      ))}
      <Button label={common('noDataConnection')} onPress={() => showError({ reached: false })} />
      <Button label={common('unknownError')} onPress={() => showError({})} />
    </>
  )
}

function ToastButton({ title, kind }: { title: TitleKey; kind: 'done' | 'undo' | 'failed' }) {
  const message = useTitle(title)
  const toasts = useToasts()
  const { showError } = useMessages()
  const text = useText()
  const show = {
    done: () => toasts.show({ message, isDone: true }),
    undo: () => toasts.show({ message, undo: () => toasts.show({ message: text('undo') }) }),
    failed: () => showError({ message }),
  }
  return <Button label={message} onPress={show[kind]} />
}
