import type { MedicationFault } from '@reprieve/domain/medications/addMedication.ts'
import { isStorageFault, type StorageFault } from '../local/tables.ts'
import { useTextRescue } from '../settings/saving/useTextRescue.ts'
import { useText } from '../text/useText.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import type { MedicationFormFault } from './medicationForm.ts'

interface MedicationFaultDialogProps {
  fault: MedicationFormFault | null
  onRetry: () => void
  onClose: () => void
}

/** Nothing was saved and nothing is lost: the input stays on the screen behind it. [MED-21] */
export function MedicationFaultDialog({ fault, onRetry, onClose }: MedicationFaultDialogProps) {
  const text = useText('medications')
  const common = useText('common')
  const rescue = useTextRescue()
  const records = useText('records')
  const sentence = useMedicationFaultTexts()
  // Errors that are shown at their fields need no dialog.
  if (fault === null || fault === 'unfinished') return null
  const isOfDisk = isStorageFault(fault)
  const back = {
    label: records('leaveBack'),
    kind: isOfDisk ? 'quiet' : 'primary',
    onChoose: () => undefined,
  } as const
  const retry = { label: common('retry'), kind: 'primary', onChoose: onRetry } as const
  return (
    <Dialog
      isOpen
      title={text('notSavedTitle')}
      text={fault === 'not-here' ? text('notHereText') : sentence[fault]}
      choices={isOfDisk ? [retry, ...rescue(), back] : [back]}
      onClose={onClose}
    />
  )
}

/** The text for why a medication could not be added. */
export function useMedicationFaultTexts(): Record<MedicationFault | StorageFault, string> {
  const text = useText('medications')
  const common = useText('common')
  const records = useText('records')
  return {
    'name-empty': common('fieldEmpty'),
    'name-too-long': text('nameTooLong'),
    'already-exists': text('alreadyExists'),
    'end-before-start': records('endBeforeStartDate'),
    'no-room': records('faultNoRoom'),
    'storage-gone': records('faultStorageGone'),
    'no-answer': records('faultNoAnswer'),
  }
}
