import { dayNumberOf, type DayNumber } from '../../time/dayNumber.ts'
import type { LocalInstant } from '../../time/instant.ts'

/** Distinct days with a record, by the calendar where each was written. [ENG-2] */
export const trackingDays = (records: Iterable<LocalInstant>): ReadonlySet<DayNumber> =>
  new Set([...records].map(dayNumberOf))

/**
 * Consecutive days up to now. An unfinished day breaks nothing; after a flight west there may be records of a day that
 * has not started locally. [ENG-10]
 */
export function countStreak(days: ReadonlySet<DayNumber>, today: DayNumber): number {
  const last = [today + 1, today, today - 1].find((day) => days.has(day))
  if (last === undefined) return 0
  let first = last
  while (days.has(first - 1)) first -= 1
  return last - first + 1
}

const TOLD_FROM = 3

/** The streak to show, or null: a broken streak is never mentioned. [ENG-10] */
export function shownStreak(days: ReadonlySet<DayNumber>, today: DayNumber): number | null {
  const streak = countStreak(days, today)
  return streak < TOLD_FROM ? null : streak
}
