import { isCurrent } from '../medications/groupMedicationsByDate.ts'
import { isAsNeeded, type Medication } from '../medications/medication.ts'
import type { LocalDay } from '../time/localDay.ts'

interface Order<One> {
  today: LocalDay
  /** Compares displayed names in the page's language. */
  compare: (one: One, other: One) => number
}

/** Medications to choose from for a dose: as-needed ones first, then other current ones, then past ones. [DOSE-2] */
export function doseChoice<One extends Pick<Medication, 'takeAs' | 'endDate'>>(
  medications: readonly One[],
  { today, compare }: Order<One>,
): One[] {
  const lineOf = (one: One): number => {
    if (!isCurrent(one, today)) return 2
    return isAsNeeded(one) ? 0 : 1
  }
  return medications.toSorted((one, other) => lineOf(one) - lineOf(other) || compare(one, other))
}
