import { NOTHING, NOT_ANSWERED, itemsOf, withItems } from './answer.ts'
import type { MedicationEffect, MedicationUse, PainRecord } from './painRecord.ts'

/** Puts a medicine on the record, or its new dose; each is there once. It ends "no medications". [REC-16] */
export function takeMedication(record: PainRecord, use: Omit<MedicationUse, 'effect'>): PainRecord {
  const before = itemsOf(record.medication)
  const known = before.find(({ id }) => id === use.id)
  // Not marked until the person says so: a mark of ours would be counted as theirs (D37).
  // And what it was logged as stays with it: else it would be counted a second time. [DOSE-7]
  const next: MedicationUse = { ...known, ...use, effect: known?.effect ?? 'unmarked' }
  const items = known === undefined ? [...before, next] : before.map((each) => (each === known ? next : each))
  return { ...record, medication: withItems(items) }
}

/** What the medicine did; the same mark again takes the mark back, and the medicine stays. [REC-16] */
export function markMedication(
  record: PainRecord,
  { id, effect }: { id: string; effect: MedicationEffect },
): PainRecord {
  if (record.medication.kind === 'nothing') return record
  const marked = (use: MedicationUse): MedicationUse =>
    use.id === id ? { ...use, effect: use.effect === effect ? 'unmarked' : effect } : use
  return { ...record, medication: withItems(record.medication.items.map(marked)) }
}

export function leaveOutMedication(record: PainRecord, id: string): PainRecord {
  if (record.medication.kind === 'nothing') return record
  return { ...record, medication: withItems(record.medication.items.filter((use) => use.id !== id)) }
}

/** Clears the medicines; a second time it takes itself off. [REC-16] */
export function chooseNoMedications(record: PainRecord): PainRecord {
  return { ...record, medication: record.medication.kind === 'nothing' ? NOT_ANSWERED : NOTHING }
}
