import { isCurrent } from '../medications/groupMedicationsByDate.ts'
import { medicationText, shownMedication, type Medication } from '../medications/medication.ts'
import { medicationsByAnyId } from '../medications/medicationsByAnyId.ts'
import type { Language } from '../settings/language.ts'
import type { LocalDay } from '../time/localDay.ts'
import { itemsInAnswer } from './answer.ts'
import type { MedicationUse, PainRecord } from './painRecord.ts'

/** A medication that can be put on the record, under its present name. */
export interface MedicationRow {
  id: string
  text: string
  /** The text that the record stores, independent of the page's language (D31). */
  kept: string
  /** The unit of a dose; null for an unknown medication. */
  units: string | null
  /** No longer taken: listed after the others, and shown only with the whole list. */
  isPrevious: boolean
}

export interface MedicationRowSource {
  /** The medications in the profile, without deleted ones. */
  medications: readonly Medication[]
  /** Latest first. */
  records: readonly PainRecord[]
  language: Language
  today: LocalDay
  /** Compares in the page's language. */
  compare: (one: string, other: string) => number
}

/**
 * Medications on the record that have no offered row: unknown, hidden, or merged into another while the record was
 * open. Without a row such a medication would look as if it had not been taken, and be taken a second time (D29).
 * [MED-6]
 */
export function usesWithoutRow(
  uses: readonly MedicationUse[],
  medications: readonly Medication[],
): MedicationUse[] {
  const offered = new Set(medications.filter(({ isShown }) => isShown).map(({ id }) => id))
  return uses.filter(({ id }) => !offered.has(id))
}

/**
 * `onRecord`: on the record since it was opened; their rows come first. A row does not move when it is chosen. [MED-6]
 */
export function medicationRows(
  onRecord: readonly MedicationUse[],
  shelf: MedicationRowSource,
): MedicationRow[] {
  const { medications, records, language, today, compare } = shelf
  const known = medicationsByAnyId(medications)
  const rowOf = (medication: Medication, id = medication.id): MedicationRow => ({
    id,
    text: shownMedication(medication, language),
    kept: medicationText(medication),
    units: medication.dosageUnits,
    isPrevious: !isCurrent(medication, today),
  })
  const rowOfUse = ({ id, text }: MedicationUse): MedicationRow => {
    const medication = known.get(id)
    return medication === undefined
      ? { id, text, kept: text, units: null, isPrevious: false }
      : { ...rowOf(medication, id), isPrevious: false }
  }
  // A hidden medication stays where it was used, and is offered nowhere else. [MED-24]
  const offered = medications.filter(({ isShown }) => isShown)
  const rank = new Map(
    records
      .flatMap(({ medication }) => itemsInAnswer(medication))
      .map(({ id }) => known.get(id)?.id ?? id)
      .map((id, at): [string, number] => [id, at])
      .toReversed(),
  )
  const lastUsed = ({ id }: MedicationRow): number => rank.get(id) ?? Number.MAX_SAFE_INTEGER
  const others = offered
    .map((medication) => rowOf(medication))
    .toSorted(
      (one, other) =>
        Number(one.isPrevious) - Number(other.isPrevious) ||
        lastUsed(one) - lastUsed(other) ||
        compare(one.text, other.text),
    )
  // Under its old id a medication would appear twice; but each one on the record can be removed from it (D29).
  const there = new Set(onRecord.map(({ id }) => known.get(id)?.id ?? id))
  return [...once(onRecord.map(rowOfUse)), ...others.filter(({ id }) => !there.has(id))]
}

const once = (rows: readonly MedicationRow[]): MedicationRow[] =>
  rows.filter(({ id }, at) => rows.findIndex((other) => other.id === id) === at)
