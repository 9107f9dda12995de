import { rangeToSpan } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange, DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { dayNumberOf, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { dayOfMoment } from '../../records/recordDay.ts'
import { entryMoment } from '../shownEntry.ts'

export const ALL_DAYS: DaySpan = { from: -Infinity, to: Infinity }

/**
 * A record may be dated tomorrow, by the calendar of where it was written: time zones differ by two calendar days at
 * most.
 */
const MOST_DAYS_AHEAD = 2

/** The days of a range, before anything of the diary is read. */
export function rangeBounds(range: DateRange, today: DayNumber): DaySpan {
  if (range.is === 'alltime') return ALL_DAYS
  return rangeToSpan(range, { today, first: today, last: today + MOST_DAYS_AHEAD })
}

export function isRowWithin(row: LocalRow, { from, to }: DaySpan): boolean {
  const day = dayNumberOf(entryMoment(row))
  return day >= from && day <= to
}

export const isRowAfter = (row: LocalRow, { to }: DaySpan): boolean => dayNumberOf(entryMoment(row)) > to

export const isRowBefore = (row: LocalRow, { from }: DaySpan): boolean => dayNumberOf(entryMoment(row)) < from

// The index uses UTC days, a range the person's local days: they differ by one at most.

/** An episode of the last day may go on: its later numbers are read too. Home forgets it after three days. */
export const EPISODE_DAYS = 7

/** Where reading starts, for `readRowPage`. [RES-25] */
export const firstDayToRead = ({ to }: DaySpan): number | null =>
  to === Infinity ? null : dayOfMoment((to + 2 + EPISODE_DAYS) * DAY_MS)

/** Whether everything still unread is from earlier days. */
export const isReadComplete = (next: number | null, { from }: DaySpan): boolean =>
  next === null || (from !== -Infinity && next <= dayOfMoment((from - 1) * DAY_MS))
