import type { Medication } from '../medications/medication.ts'
import { medicationsByAnyId } from '../medications/medicationsByAnyId.ts'
import { dayNumberOf, type DayNumber } from '../time/dayNumber.ts'
import type { LocalInstant } from '../time/instant.ts'

/** D50: number of days, including today. */
export const BAR_DAYS = 30

/** One use in a record, or one dose, with any id that the medication has had. */
export interface RecordedUse {
  id: string
  moment: LocalInstant
}

export interface Bar {
  id: string
  /** On how many of the last 30 days it was recorded. */
  days: number
}

/** A day counts once, however often it was taken, by the calendar where it was recorded. [HOME-21] */
export function recordedDays(
  current: readonly Pick<Medication, 'id' | 'aliases'>[],
  { recorded, today }: { recorded: Iterable<RecordedUse>; today: DayNumber },
): readonly Bar[] {
  const known = medicationsByAnyId(current)
  const days = new Map(current.map(({ id }) => [id, new Set<DayNumber>()]))
  for (const { id, moment } of recorded) {
    const day = dayNumberOf(moment)
    if (day > today - BAR_DAYS && day <= today) days.get(known.get(id)?.id ?? '')?.add(day)
  }
  return current.map(({ id }) => ({ id, days: days.get(id)!.size }))
}
