import type { StorageFault } from '../local/tables.ts'
import { useText } from '../settings/words.tsx'
import { Dialog } from '../ui/Dialog.tsx'

const SENTENCE = { 'no-room': 'faultNoRoom', 'storage-gone': 'faultStorageGone' } as const

interface ConditionFaultDialogProps {
  failed: { fault: StorageFault; retry: () => void } | null
  onClose: () => void
}

/** Nothing was saved and nothing is lost: what was changed stays on the screen behind it. */
export function ConditionFaultDialog({ failed, onClose }: ConditionFaultDialogProps) {
  const text = useText('conditions')
  const records = useText('records')
  const common = useText('common')
  if (failed === null) return null
  return (
    <Dialog
      isOpen
      title={text('notSavedTitle')}
      text={records(SENTENCE[failed.fault])}
      choices={[
        { label: common('retry'), kind: 'primary', onChoose: failed.retry },
        { label: common('cancel'), kind: 'quiet', onChoose: () => undefined },
      ]}
      onClose={onClose}
    />
  )
}
