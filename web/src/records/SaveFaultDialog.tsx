import type { Key } from '@reprieve/locales/words.ts'
import { useText } from '../settings/words.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { SaveFault } from './saveRecord.ts'

const SENTENCE: Record<SaveFault, Key<'records'>> = {
  'no-room': 'faultNoRoom',
  'storage-gone': 'faultStorageGone',
  'severity-missing': 'howStrong',
  'note-too-long': 'faultNoteTooLong',
  'end-before-start': 'endBeforeStartDate',
  'in-the-future': 'faultTime',
  'outside-calendar': 'faultTime',
  'lasts-too-long': 'faultTime',
}

interface SaveFaultDialogProps {
  fault: SaveFault | null
  onRetry: () => void
  onClose: () => void
}

/** Nothing was saved and nothing is lost: what was typed stays on the screen behind it. */
export function SaveFaultDialog({ fault, onRetry, onClose }: SaveFaultDialogProps) {
  const text = useText('records')
  const common = useText('common')
  return (
    <Dialog
      isOpen={fault !== null}
      title={text('notSavedTitle')}
      {...(fault !== null && { text: text(SENTENCE[fault]) })}
      choices={[
        { label: common('retry'), kind: 'primary', onChoose: onRetry },
        { label: text('leaveBack'), kind: 'quiet', onChoose: () => undefined },
      ]}
      onClose={onClose}
    />
  )
}
