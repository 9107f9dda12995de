import type { DaySpan } from '../../filters/filter.ts'
import { countSpanDays, type DayTable } from '../days.ts'
import { groupInBands, type PainBand } from '../timeline/bands.ts'
import { listUnitSpans, type BucketUnit } from '../timeline/buckets.ts'

/** A day, week or month of the period and its average pain. */
export type PainBar = DaySpan & Pick<PainBand, 'mean' | 'days' | 'high' | 'low' | 'median'>

/** With more bars than about fifty single bars can no longer be told apart on a phone. */
const MOST_DAY_BARS = 45
const MOST_BAR_DAYS = 119
const MOST_WEEK_DAYS = 2 * 365 + 1

/** Depends on the length alone, so that a custom period looks like a preset of the same length. [RES-74] */
export function choosePainBarUnit(...spans: readonly DaySpan[]): BucketUnit {
  const days = Math.max(...spans.map(countSpanDays))
  if (days <= MOST_DAY_BARS) return 'day'
  return days <= MOST_WEEK_DAYS ? 'week' : 'month'
}

/** A longer period is drawn as the band of the timeline. [RES-74] */
export const isBand = (...spans: readonly DaySpan[]): boolean =>
  Math.max(...spans.map(countSpanDays)) > MOST_BAR_DAYS

/** One bar for each unit of the period: those without a number as well, so that a gap is visible. [RES-74] */
export function makePainBars(table: DayTable, unit: BucketUnit): readonly PainBar[] {
  const known = new Map(groupInBands(table, unit).map((bucket) => [bucket.from, bucket]))
  return listUnitSpans(table.span, unit).map((span) => {
    const bucket = known.get(span.from)
    if (bucket === undefined) return { ...span, mean: null, days: 0, high: null, low: null, median: null }
    const { mean, days, high, low, median } = bucket
    return { ...span, mean, days, high, low, median }
  })
}
