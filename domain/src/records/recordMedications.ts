import { NOTHING, NOT_ANSWERED, itemsInAnswer, withItems } from './answer.ts'
import type { MedicationEffect, MedicationUse, PainRecord } from './painRecord.ts'

/** Adds a medication to the record, or updates its dose; each appears once. This clears "no medications". [REC-16] */
export function takeMedication(record: PainRecord, use: Omit<MedicationUse, 'effect'>): PainRecord {
  const before = itemsInAnswer(record.medication)
  const known = before.find(({ id }) => id === use.id)
  // Unmarked until the person sets an effect: one set by us would be counted as theirs (D37). The logged doses stay
  // linked: otherwise the dose would be counted twice. [DOSE-7]
  const next: MedicationUse = { ...known, ...use, effect: known?.effect ?? 'unmarked' }
  const items = known === undefined ? [...before, next] : before.map((each) => (each === known ? next : each))
  return { ...record, medication: withItems(items) }
}

/** Sets the effect of a medication; the same effect again clears it, and the medication stays. [REC-16] */
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

/** Selects "no medications", which clears the medications, or deselects it. [REC-16] */
export function chooseNoMedications(record: PainRecord): PainRecord {
  return { ...record, medication: record.medication.kind === 'nothing' ? NOT_ANSWERED : NOTHING }
}
