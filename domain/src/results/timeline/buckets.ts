import { NO_VALUE } from '../../filters/columns/columns.ts'
import type { DaySpan } from '../../filters/filter.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { DAYS_PER_WEEK } from '../../time/instant.ts'
import { daysIntoWeek, firstDayOfMonth, lastDayOfMonth, monthAt } from '../calendar/month.ts'
import { countSpanDays, type DayTable } from '../days.ts'

/** The period that one point of the graph covers. */
export type BucketUnit = 'day' | 'week' | 'month'

/** A day, or the days of a week or month that are in the span. */
export interface Bucket extends DaySpan {
  /** Mean of the daily means; null if no day has one. Each day counts once, however many entries it has. */
  mean: number | null
  high: number | null
  low: number | null
  records: number
  /** How many of its days have a mean. */
  days: number
  score: number | null
  /** How many of its days have a score. */
  scoreDays: number
}

interface Most {
  days: number
  weekDays: number
}

/** More than about a hundred days are 365 spikes in a year: none can be read or pressed, and none says how a week was. */
const MOST_DAYS = 119
/** Five years, including up to two leap days. */
const WIDE: Most = { days: MOST_DAYS, weekDays: 5 * 365 + 2 }
const NARROW: Most = { days: MOST_DAYS, weekDays: 2 * 365 + 1 }
const MONDAY = 1

export function chooseBucketUnit(span: DaySpan, isNarrow = false): BucketUnit {
  const most = isNarrow ? NARROW : WIDE
  const days = countSpanDays(span)
  if (days <= most.days) return 'day'
  return days <= most.weekDays ? 'week' : 'month'
}

const AROUND: Record<BucketUnit, (day: DayNumber) => DaySpan> = {
  day: (day) => ({ from: day, to: day }),
  week: (day) => {
    const from = day - daysIntoWeek(day, MONDAY)
    return { from, to: from + DAYS_PER_WEEK - 1 }
  },
  month: (day) => {
    const month = monthAt(day)
    return { from: firstDayOfMonth(month), to: lastDayOfMonth(month) }
  },
}

/** Returns the period of the point that covers a day of the span. */
export function makeBucketFinder(span: DaySpan, isNarrow = false): (day: DayNumber) => DaySpan {
  const around = AROUND[chooseBucketUnit(span, isNarrow)]
  return (day) => cutTo(span, around(day))
}

/** All days, weeks or months of a span, with or without an entry. */
export function listUnitSpans(span: DaySpan, unit: BucketUnit): readonly DaySpan[] {
  const spans: DaySpan[] = []
  for (let from = span.from; from <= span.to; from = spans.at(-1)!.to + 1)
    spans.push(cutTo(span, AROUND[unit](from)))
  return spans
}

/** A week cut by the span has fewer days, and must not count as logged on fewer of seven. */
const cutTo = (span: DaySpan, { from, to }: DaySpan): DaySpan => ({
  from: Math.max(from, span.from),
  to: Math.min(to, span.to),
})

/**
 * Groups into few enough points to see each: days, weeks or months. Periods without an entry are left out, which is a
 * gap. [RES-50]
 */
export const makeBuckets = (table: DayTable, isNarrow = false): readonly Bucket[] =>
  groupDays(table, chooseBucketUnit(table.span, isNarrow))

export function groupDays(table: DayTable, unit: BucketUnit): readonly Bucket[] {
  const { span, day, count } = table
  const around = AROUND[unit]
  const buckets: Bucket[] = []
  let from = 0
  while (from < count) {
    const whole = around(day[from]!)
    let to = from
    while (to < count && day[to]! <= whole.to) to += 1
    buckets.push({ ...cutTo(span, whole), ...toldIn(table, { from, to }) })
    from = to
  }
  return buckets
}

interface Rows {
  from: number
  /** Exclusive. */
  to: number
}

function toldIn(table: DayTable, { from, to }: Rows): Omit<Bucket, keyof DaySpan> {
  let [records, days, mean, high, low] = [0, 0, 0, -Infinity, Infinity]
  let [scoreDays, score] = [0, 0]
  for (let at = from; at < to; at += 1) {
    records += table.records[at]!
    if (!Number.isNaN(table.mean[at]!)) {
      days += 1
      mean += table.mean[at]!
      high = Math.max(high, table.high[at]!)
      low = Math.min(low, table.low[at]!)
    }
    if (table.score[at] === NO_VALUE) continue
    scoreDays += 1
    score += table.score[at]!
  }
  const hasPain = days > 0
  return {
    records,
    days,
    mean: hasPain ? mean / days : null,
    high: hasPain ? high : null,
    low: hasPain ? low : null,
    scoreDays,
    score: scoreDays > 0 ? score / scoreDays : null,
  }
}
