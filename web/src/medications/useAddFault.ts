import type { MedicationFault } from '@reprieve/domain/medications/addMedication.ts'
import type { StorageFault } from '../local/tables.ts'
import { useText } from '../text/useText.tsx'

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
