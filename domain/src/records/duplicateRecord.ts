import { withItems } from './answer.ts'
import type { MedicationUse, PainRecord } from './painRecord.ts'

/** An unsaved copy of a record: a new record with the same content, which is an episode of its own. [REC-18] */
export function duplicateRecord(record: PainRecord): PainRecord {
  const { medication } = record
  return {
    ...record,
    ref: { kind: 'not-saved-yet', isDuplicate: true },
    episode: null,
    partOf: null,
    medication: medication.kind === 'nothing' ? medication : withItems(medication.items.map(takenAnew)),
  }
}

/** The logged doses belong to the original record: linked here too, what is taken now would not be counted. [DOSE-7] */
function takenAnew({ doses: _logged, ...use }: MedicationUse): MedicationUse {
  return use
}
