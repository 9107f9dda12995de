import type { LocalDay } from '../time/localDay.ts'
import type { Medication } from './medication.ts'

interface ByDate<One> {
  current: One[]
  previous: One[]
}

/** Current until its last day is over, or without an end date. [MED-9] */
export const isCurrent = ({ endDate }: Pick<Medication, 'endDate'>, today: LocalDay): boolean =>
  endDate === null || endDate >= today

/** Each group is sorted with `compare`. [MED-9] */
export function groupMedicationsByDate<One extends Pick<Medication, 'endDate'>>(
  medications: readonly One[],
  { today, compare }: { today: LocalDay; compare: (one: One, other: One) => number },
): ByDate<One> {
  const sorted = medications.toSorted(compare)
  return {
    current: sorted.filter((one) => isCurrent(one, today)),
    previous: sorted.filter((one) => !isCurrent(one, today)),
  }
}
