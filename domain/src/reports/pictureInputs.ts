import type { DaySpan } from '../filters/filter.ts'
import type { HeatLevel } from '../results/charts/heat.ts'
import type { Trend } from '../results/statistics/statistics.ts'
import type { Bucket } from '../results/timeline/buckets.ts'

// What the drawings of charts/ are made from, as plain data: a report is kept as JSON and drawn by the page, by whoever
// it is shared with and for paper, each time by the same drawing. Words are in the language of the report already.

/**
 * For `drawTimeline`. Its tick texts are not here, being a function: whoever draws makes them of the span and the
 * `lang` of the page.
 */
export interface TimelineInput {
  span: DaySpan
  /** Days, weeks or months, the earliest first; those without an entry are not there, which is a gap. */
  points: readonly Pick<Bucket, 'from' | 'to' | 'mean' | 'high' | 'low' | 'score'>[]
  shows: { average: boolean; range: boolean; reflection: boolean }
  /** Null where it is not shown, or there are too few days. */
  trend: TrendEnds | null
  scoreTrend: TrendEnds | null
  /** '' where the heading above the picture says it already. */
  titles: { pain: string; reflection: string }
}

export type TrendEnds = Pick<Trend, 'first' | 'last' | 'from' | 'to'>

/** For `drawBars`. */
export interface BarsInput {
  /** From the top down. */
  rows: readonly BarInput[]
  /** What the longest bar can come to: the same for bars that are compared. */
  most: number
}

export interface BarInput {
  label: string
  value: number
  /** Stands at the end of the bar: "26 of 38". */
  valueText: string
  /** That there was nothing: it has another look. */
  isNothing?: boolean
}

/** For `drawMonth`. */
export interface MonthInput {
  /** "October 2026". */
  title: string
  /** Seven, in the order in which the weeks stand. */
  weekdays: readonly string[]
  /** Stands on a day without a record. */
  none: string
  /** Seven places each; null is a day of another month. */
  weeks: readonly (readonly (DayInput | null)[])[]
  /** The month in words, for who cannot see it. */
  alt: string
}

export interface DayInput {
  /** Of the month. */
  date: number
  /** Null: no record with a number, which is no 0. */
  severity: number | null
  /** After the last day of the range: it is empty, and is not called without a record. */
  isAhead: boolean
  /** Its row in a table; on paper there is none. */
  at: number | null
  /** Places among the overlays of the legend; each place has its own shape. */
  overlays: readonly number[]
}

/** For the two figures of the body, by the shapes of content/body. */
export interface BodyInput {
  /** Those that were recorded; the others stay empty. */
  regions: readonly RegionInput[]
  /** Below each figure. */
  views: { front: string; back: string }
  /** The letters of the person's own sides. */
  sides: { left: string; right: string }
  /** Both figures in words. */
  alt: string
}

export interface RegionInput {
  /** As the shapes name it. */
  region: string
  /** Stands on it as a number: four greys alone are hard to tell apart. */
  count: number
  level: HeatLevel
}
