import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import { firstDayOfMonth, lastDayOfMonth, type Month } from '@reprieve/domain/results/calendar/month.ts'
import type { DayTable } from '@reprieve/domain/results/days.ts'

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
