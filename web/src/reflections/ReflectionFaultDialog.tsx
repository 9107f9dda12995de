import { useText } from '../settings/words.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { Fault } from './useReflectionEditor.ts'

type ToldFault = Exclude<Fault, 'day-taken'>

interface ReflectionFaultDialogProps {
  fault: ToldFault | null
  onRetry: () => void
  onClose: () => void
}

/** Nothing was saved and nothing is lost: what was typed stays on the screen behind it. */
export function ReflectionFaultDialog({ fault, onRetry, onClose }: ReflectionFaultDialogProps) {
  const text = useText('reflections')
  const records = useText('records')
  const common = useText('common')
  const sentence: Record<ToldFault, () => string> = {
    'no-room': () => records('faultNoRoom'),
    'storage-gone': () => records('faultStorageGone'),
    'note-too-long': () => records('faultNoteTooLong'),
    'score-missing': () => text('withoutScore'),
    'day-to-come': () => text('dayToCome'),
  }
  return (
    <Dialog
      isOpen={fault !== null}
      title={text('notSavedTitle')}
      {...(fault !== null && { text: sentence[fault]() })}
      choices={[
        { label: common('retry'), kind: 'primary', onChoose: onRetry },
        { label: records('leaveBack'), kind: 'quiet', onChoose: () => undefined },
      ]}
      onClose={onClose}
    />
  )
}
