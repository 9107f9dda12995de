import { dayOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import { useNow } from '../device/useNow.ts'
import { useText } from '../settings/words.tsx'
import { Dialog } from '../ui/Dialog.tsx'

interface DayTakenDialogProps {
  /** Null while there is nothing to ask. */
  day: LocalDay | null
  onEdit: (day: LocalDay) => void
  onAnother: () => void
  onClose: () => void
}

/** There is one reflection per day: the person can edit that one or choose another day. [REF-9] */
export function DayTakenDialog({ day, onEdit, onAnother, onClose }: DayTakenDialogProps) {
  const text = useText('reflections')
  const now = useNow()
  return (
    <Dialog
      isOpen={day !== null}
      title={text(day === dayOf(now) ? 'existsToday' : 'existsOnDate')}
      choices={[
        { label: text('editThatOne'), kind: 'primary', onChoose: () => day !== null && onEdit(day) },
        { label: text('chooseAnotherDate'), kind: 'quiet', onChoose: onAnother },
      ]}
      onClose={onClose}
    />
  )
}
