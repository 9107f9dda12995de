import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import {
  firstDayOfMonth,
  lastDayOfMonth,
  monthAt,
  monthFrom,
  type Month,
} from '@reprieve/domain/results/calendar/month.ts'
import type { DayTable } from '@reprieve/domain/results/days.ts'
import { dayNumber, localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'

/** The query of the calendar's address, which may contain anything. */
interface SaidPlace {
  month?: string | undefined
  date?: string | undefined
  view?: string | undefined
}

export interface CalendarPlace {
  month: Month
  /** The requested day, if it lies in the month. */
  day: DayNumber | null
  isYear: boolean
}

/** Which month the calendar shows: as in the address, otherwise the current one. [RES-38] */
export function parseCalendarPlace({ month: said, date, view }: SaidPlace, today: DayNumber): CalendarPlace {
  const day = dayFrom(date)
  const month = monthFrom(said) ?? monthAt(day ?? today)
  return { month, day: day !== null && isInMonth(month, day) ? day : null, isYear: view === 'year' }
}

export const isInMonth = (month: Month, day: DayNumber): boolean =>
  day >= firstDayOfMonth(month) && day <= lastDayOfMonth(month)

/** The day described below the month: the requested one, else today, else the latest with data. [RES-38] */
export function chosenDay(
  { month, day }: Pick<CalendarPlace, 'month' | 'day'>,
  of: { today: DayNumber; told: Iterable<DayNumber> },
): DayNumber | null {
  if (day !== null) return day
  if (isInMonth(month, of.today)) return of.today
  const told = [...of.told].filter((one) => isInMonth(month, one))
  return told.length === 0 ? null : Math.max(...told)
}

function dayFrom(said: string | undefined): DayNumber | null {
  if (said === undefined || monthFrom(said.slice(0, 7)) === null) return null
  const day = dayNumber(said)
  // Otherwise the 30th of February would be read as the 2nd of March.
  return Number.isInteger(day) && localDay(day) === said ? day : null
}

export const monthSpan = (month: Month): DaySpan => ({
  from: firstDayOfMonth(month),
  to: lastDayOfMonth(month),
})

export const yearSpan = (year: number): DaySpan => ({
  from: firstDayOfMonth({ year, month: 1 }),
  to: lastDayOfMonth({ year, month: 12 }),
})

/**
 * The days of a month or a year, limited to the span of the table: days before the first record and future days do not
 * count as days without a log. [RES-4]
 */
export function daysWithin(days: DayTable, { from, to }: DaySpan): DayTable {
  const begin = firstAt(days.day, from)
  const end = firstAt(days.day, to + 1)
  return {
    span: { from: Math.max(from, days.span.from), to: Math.min(to, days.span.to) },
    count: end - begin,
    day: days.day.subarray(begin, end),
    mean: days.mean.subarray(begin, end),
    high: days.high.subarray(begin, end),
    low: days.low.subarray(begin, end),
    records: days.records.subarray(begin, end),
    score: days.score.subarray(begin, end),
  }
}

/** The days are sorted. */
function firstAt(day: Int32Array, from: number): number {
  const at = day.findIndex((one) => one >= from)
  return at < 0 ? day.length : at
}
