import { withItems } from './answer.ts'
import type { MedicationUse, PainRecord } from './painRecord.ts'

/** The same again, saved nowhere yet: a new record in everything but what it says. [REC-18] */
export function duplicateRecord(record: PainRecord): PainRecord {
  const { medication } = record
  return {
    ...record,
    ref: { kind: 'not-saved-yet', isDuplicate: true },
    medication: medication.kind === 'nothing' ? medication : withItems(medication.items.map(takenAnew)),
  }
}

/** What was logged is on the other record: as these doses, what is taken now would be counted nowhere. [DOSE-7] */
function takenAnew({ doses: _logged, ...use }: MedicationUse): MedicationUse {
  return use
}
