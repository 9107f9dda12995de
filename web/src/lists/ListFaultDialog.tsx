import type { StorageFault } from '../local/tables.ts'
import { useText } from '../settings/words.tsx'
import { Dialog } from '../ui/Dialog.tsx'

const SENTENCE = { 'no-room': 'faultNoRoom', 'storage-gone': 'faultStorageGone' } as const

export const isStorageFault = (fault: string): fault is StorageFault => Object.hasOwn(SENTENCE, fault)

/** What could not be written, and the same once more. */
export interface Failed {
  fault: StorageFault
  retry: () => void
}

interface ListFaultDialogProps {
  failed: Failed | null
  onClose: () => void
}

/** Nothing was saved and nothing is lost: what was changed stays on the screen behind it. */
export function ListFaultDialog({ failed, onClose }: ListFaultDialogProps) {
  const text = useText('lists')
  const common = useText('common')
  if (failed === null) return null
  return (
    <Dialog
      isOpen
      title={text('notSavedTitle')}
      text={text(SENTENCE[failed.fault])}
      choices={[
        { label: common('retry'), kind: 'primary', onChoose: failed.retry },
        { label: common('cancel'), kind: 'quiet', onChoose: () => undefined },
      ]}
      onClose={onClose}
    />
  )
}
