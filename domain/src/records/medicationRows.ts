import { medicationText, type Medication } from '../medications/medication.ts'
import { itemsOf } from './answer.ts'
import type { MedicationUse, PainRecord } from './painRecord.ts'

/** A medicine that can be on the record, by the words of today. */
export interface MedicationRow {
  id: string
  text: string
  /** What a dose of it is counted in; null for one that is unknown here. */
  units: string | null
}

export interface Shelf {
  /** Of the profile, none of them deleted. */
  medications: readonly Medication[]
  /** The latest first. */
  records: readonly PainRecord[]
  /** In the order of the page's language. */
  compare: (one: string, other: string) => number
}

/** `onRecord` were on the record when it was opened, and have been since: a row does not jump when it is taken. [MED-6] */
export function medicationRows(onRecord: readonly MedicationUse[], shelf: Shelf): MedicationRow[] {
  const { medications, records, compare } = shelf
  const known = new Map(medications.map((one) => [one.id, one]))
  const rowOf = ({ id, text }: { id: string; text: string }): MedicationRow => {
    const medication = known.get(id)
    if (medication === undefined) return { id, text, units: null }
    return { id, text: medicationText(medication), units: medication.dosageUnits }
  }
  const used = records.flatMap(({ medication }) => itemsOf(medication)).filter(({ id }) => known.has(id))
  const others = medications
    .map(({ id }) => rowOf({ id, text: '' }))
    .toSorted((one, other) => compare(one.text, other.text))
  const rows = [...[...onRecord, ...used].map(rowOf), ...others]
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
