import { byAnyId } from '../medications/byAnyId.ts'
import { isCurrent } from '../medications/byDate.ts'
import { medicationText, shownMedication, type Medication } from '../medications/medication.ts'
import type { Language } from '../settings/language.ts'
import type { LocalDay } from '../time/localDay.ts'
import { itemsOf } from './answer.ts'
import type { MedicationUse, PainRecord } from './painRecord.ts'

/** A medicine that can be on the record, by the words of today. */
export interface MedicationRow {
  id: string
  text: string
  /** The text that the record is to keep of it, in no language of a page (D31). */
  kept: string
  /** What a dose of it is counted in; null for one that is unknown here. */
  units: string | null
  /** Taken no more: it stands behind the others, and is asked for. */
  isPrevious: boolean
}

export interface Shelf {
  /** Of the profile, none of them deleted. */
  medications: readonly Medication[]
  /** The latest first. */
  records: readonly PainRecord[]
  language: Language
  today: LocalDay
  /** In the order of the page's language. */
  compare: (one: string, other: string) => number
}

/**
 * Those that are offered by no row of their own: unknown or hidden ones, and one that became another while the record
 * was open. Without a row it would look as if it had not been taken, and be taken a second time (D29). [MED-6]
 */
export function usesWithoutRow(
  uses: readonly MedicationUse[],
  medications: readonly Medication[],
): MedicationUse[] {
  const offered = new Set(medications.filter(({ isShown }) => isShown).map(({ id }) => id))
  return uses.filter(({ id }) => !offered.has(id))
}

/** `onRecord` were on the record when it was opened, and have been since: a row does not jump when it is taken. [MED-6] */
export function medicationRows(onRecord: readonly MedicationUse[], shelf: Shelf): MedicationRow[] {
  const { medications, records, language, today, compare } = shelf
  const known = byAnyId(medications)
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
  // What is hidden stays where it was used, and is offered nowhere else. [MED-24]
  const offered = medications.filter(({ isShown }) => isShown)
  const rank = new Map(
    records
      .flatMap(({ medication }) => itemsOf(medication))
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
  // By its old id one would stand there beside itself; but each that is on the record can be taken off it (D29).
  const there = new Set(onRecord.map(({ id }) => known.get(id)?.id ?? id))
  return [...once(onRecord.map(rowOfUse)), ...others.filter(({ id }) => !there.has(id))]
}

const once = (rows: readonly MedicationRow[]): MedicationRow[] =>
  rows.filter(({ id }, at) => rows.findIndex((other) => other.id === id) === at)
