import { NO_VALUE } from '../../filters/columns/columns.ts'
import type { DaySpan } from '../../filters/filter.ts'
import type { DayTable } from '../days.ts'
import { medianOf } from '../statistics/median.ts'
import { chooseBucketUnit, groupDays, type Bucket, type BucketUnit } from './buckets.ts'

/** A week or month from its lowest to its highest number, with the middle of its days. */
export interface PainBand extends Bucket {
  /** Median of the daily averages; null if fewer than 3 days have one. */
  median: number | null
  /** Median of the reflection scores; null if there is none. */
  scoreMedian: number | null
}

/** The middle of one or two days would be no more than these days themselves. */
const LEAST_MEDIAN_DAYS = 3

/** [RES-80] */
export const makeBands = (table: DayTable, isNarrow = false): readonly PainBand[] =>
  groupInBands(table, chooseBucketUnit(table.span, isNarrow))

export function groupInBands(table: DayTable, unit: BucketUnit): readonly PainBand[] {
  let next = 0
  return groupDays(table, unit).map((bucket) => {
    const means: number[] = []
    const scores: number[] = []
    for (; next < table.count && table.day[next]! <= bucket.to; next += 1) {
      if (!Number.isNaN(table.mean[next]!)) means.push(table.mean[next]!)
      if (table.score[next] !== NO_VALUE) scores.push(table.score[next]!)
    }
    return {
      ...bucket,
      median: means.length < LEAST_MEDIAN_DAYS ? null : medianOf(Float64Array.from(means)),
      scoreMedian: scores.length === 0 ? null : medianOf(Float64Array.from(scores)),
    }
  })
}

/** The weeks or months without a pain record; those that follow one another are one period. [RES-80] */
export function findEmptyPeriods(buckets: readonly Bucket[], { from, to }: DaySpan): readonly DaySpan[] {
  const periods: DaySpan[] = []
  let next = from
  for (const bucket of buckets) {
    if (bucket.records === 0) continue
    if (bucket.from > next) periods.push({ from: next, to: bucket.from - 1 })
    next = bucket.to + 1
  }
  return next > to ? periods : [...periods, { from: next, to }]
}
