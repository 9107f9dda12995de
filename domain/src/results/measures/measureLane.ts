import type { DaySpan } from '../../filters/filter.ts'
import type { MeasureSeries } from '../../signals/measureSeries.ts'
import { listUnitSpans, type Bucket, type BucketUnit } from '../timeline/buckets.ts'
import { averageMeasure } from './measureAverages.ts'

/** A day, or the mean of the days of a week or month, with their number. */
export interface LanePoint extends DaySpan {
  value: number
  days: number
}

/** What a measure adds to the timeline. A day, week or month without a value has no point: it is a gap. [RES-92] */
export const measureLane = (series: MeasureSeries, span: DaySpan, unit: BucketUnit): readonly LanePoint[] =>
  listUnitSpans(span, unit).flatMap((own) => {
    const average = averageMeasure(series, own)
    return average === null ? [] : [{ ...own, value: average.value, days: average.logged.days }]
  })

/** The marks of the timeline with one for each point of the lane, also where nothing else was recorded. */
export function addLaneRows<B extends Bucket>(
  rows: readonly B[],
  lane: readonly LanePoint[],
  empty: Omit<B, keyof DaySpan>,
): readonly B[] {
  const known = new Set(rows.map(({ from }) => from))
  const added = lane
    .filter(({ from }) => !known.has(from))
    .map(({ from, to }) => ({ ...empty, from, to }) as B)
  return added.length === 0 ? rows : [...rows, ...added].sort((one, other) => one.from - other.from)
}
