import { dayNumberOf, type DayNumber } from '../../time/dayNumber.ts'
import type { LocalInstant } from '../../time/instant.ts'

/** Different days with a record, by the calendar of where each was written down. [ENG-2] */
export const trackingDays = (records: Iterable<LocalInstant>): ReadonlySet<DayNumber> =>
  new Set([...records].map(dayNumberOf))

/**
 * How many days in a row, up to now. A day that is not over yet breaks nothing; who flew west has records of a day that
 * has not begun where they are. [ENG-10]
 */
export function streakOf(days: ReadonlySet<DayNumber>, today: DayNumber): number {
  const last = [today + 1, today, today - 1].find((day) => days.has(day))
  if (last === undefined) return 0
  let first = last
  while (days.has(first - 1)) first -= 1
  return last - first + 1
}

const TOLD_FROM = 3

/** Null where there is nothing to be glad of: that a row has ended is never told. [ENG-10] */
export function toldStreak(days: ReadonlySet<DayNumber>, today: DayNumber): number | null {
  const streak = streakOf(days, today)
  return streak < TOLD_FROM ? null : streak
}
