import { spanOf } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange, DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { dayNumberOf, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { dayOfMoment } from '../../records/recordDay.ts'
import { momentOf } from './entryOf.ts'

export const ALL_DAYS: DaySpan = { from: -Infinity, to: Infinity }

/** A record may be of tomorrow, by the calendar of where it was written: east and west are two pages apart at most. */
const MOST_DAYS_AHEAD = 2

/** The days of a range, before anything of the diary is read. */
export function boundsOf(range: DateRange, today: DayNumber): DaySpan {
  if (range.is === 'alltime') return ALL_DAYS
  return spanOf(range, { today, first: today, last: today + MOST_DAYS_AHEAD })
}

export function isWithin(row: LocalRow, { from, to }: DaySpan): boolean {
  const day = dayNumberOf(momentOf(row))
  return day >= from && day <= to
}

export const isEarlier = (row: LocalRow, { from }: DaySpan): boolean => dayNumberOf(momentOf(row)) < from

// The index has days of Greenwich, and a range those of where the person was: they are one apart at most.

/** Where reading begins, as `readRowPage` takes it. [RES-25] */
export const firstBefore = ({ to }: DaySpan): number | null =>
  to === Infinity ? null : dayOfMoment((to + 2) * DAY_MS)

/** Whether all that is still to be read is of earlier days. */
export const isBelow = (next: number | null, { from }: DaySpan): boolean =>
  next === null || (from !== -Infinity && next <= dayOfMoment((from - 1) * DAY_MS))
