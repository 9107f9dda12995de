import { useText } from '../settings/words.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { ReminderFault } from './reminderTable.ts'

export interface FailedChange {
  fault: ReminderFault
  retry: () => void
}

interface ReminderFaultDialogProps {
  failed: FailedChange | null
  onClose: () => void
}

/** Nothing was saved and nothing is lost: what was changed stays on the screen behind it. */
export function ReminderFaultDialog({ failed, onClose }: ReminderFaultDialogProps) {
  const text = useText('reminders')
  const records = useText('records')
  const common = useText('common')
  if (failed === null) return null
  return (
    <Dialog
      isOpen
      title={text('notSavedTitle')}
      text={records(failed.fault === 'no-room' ? 'faultNoRoom' : 'faultStorageGone')}
      choices={[
        { label: common('retry'), kind: 'primary', onChoose: failed.retry },
        { label: common('cancel'), kind: 'quiet', onChoose: () => undefined },
      ]}
      onClose={onClose}
    />
  )
}
