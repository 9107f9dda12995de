import type { DaySpan } from '../../filters/filter.ts'
import { countSpanDays, type DayTable } from '../days.ts'
import { groupDays, listUnitSpans, type BucketUnit } from '../timeline/buckets.ts'

/** A day, week or month of the period and its average pain. */
export interface PainBar extends DaySpan {
  /** Mean of the daily means; null if no day has one. */
  mean: number | null
  /** How many of its days have a mean. */
  days: number
}

/** With more bars than about fifty, or a hundred in a long period, single bars can no longer be told apart on a phone. */
const MOST_DAY_BARS = 45
const MOST_WEEK_DAYS = 2 * 365 + 1

/** Depends on the length alone, so that a custom period looks like a preset of the same length. [RES-74] */
export function choosePainBarUnit(...spans: readonly DaySpan[]): BucketUnit {
  const days = Math.max(...spans.map(countSpanDays))
  if (days <= MOST_DAY_BARS) return 'day'
  return days <= MOST_WEEK_DAYS ? 'week' : 'month'
}

/** One bar for each unit of the period: those without a number as well, so that a gap is visible. [RES-74] */
export function makePainBars(table: DayTable, unit: BucketUnit): readonly PainBar[] {
  const known = new Map(groupDays(table, unit).map((bucket) => [bucket.from, bucket]))
  return listUnitSpans(table.span, unit).map((span) => {
    const bucket = known.get(span.from)
    return { ...span, mean: bucket?.mean ?? null, days: bucket?.days ?? 0 }
  })
}
