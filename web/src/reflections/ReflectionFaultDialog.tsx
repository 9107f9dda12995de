import { isStorageFault } from '../local/tables.ts'
import { useTextRescue } from '../settings/saving/useTextRescue.ts'
import { useText } from '../text/useText.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import type { ReflectionFormFault } from './reflectionForm.ts'

interface ReflectionFaultDialogProps {
  fault: ReflectionFormFault | null
  onRetry: () => void
  onClose: () => void
}

/** Nothing was saved and nothing is lost: the input stays on the screen behind it. */
export function ReflectionFaultDialog({ fault, onRetry, onClose }: ReflectionFaultDialogProps) {
  const text = useText('reflections')
  const records = useText('records')
  const common = useText('common')
  const rescue = useTextRescue()
  const faultWords = useReflectionFaultText()
  return (
    <Dialog
      isOpen={fault !== null}
      title={text('notSavedTitle')}
      {...(fault !== null && { text: faultWords(fault) })}
      choices={[
        { label: common('retry'), kind: 'primary', onChoose: onRetry },
        ...(isStorageFault(fault) ? rescue() : []),
        { label: records('leaveBack'), kind: 'quiet', onChoose: () => undefined },
      ]}
      onClose={onClose}
    />
  )
}

/** The text for why a reflection could not be saved. */
export function useReflectionFaultText(): (fault: ReflectionFormFault) => string {
  const text = useText('reflections')
  const records = useText('records')
  const sentence: Record<ReflectionFormFault, () => string> = {
    'no-room': () => records('faultNoRoom'),
    'storage-gone': () => records('faultStorageGone'),
    'no-answer': () => records('faultNoAnswer'),
    'note-too-long': () => records('faultNoteTooLong'),
    'score-missing': () => text('withoutScore'),
    'day-to-come': () => text('dayToCome'),
    'day-taken': () => text('existsOnDate'),
  }
  return (fault) => sentence[fault]()
}
