import type { DaySpan } from '../filters/filter.ts'
import type { HeatLevel } from '../results/charts/heat.ts'
import type { Trend } from '../results/statistics/statistics.ts'
import type { Bucket } from '../results/timeline/buckets.ts'

// Inputs of the drawings in charts/, as plain data: a report is stored as JSON, and the same code draws it for the
// page, for shared links and for paper. Texts are already in the report's language.

/**
 * For `drawTimeline`. The tick texts are a function and so not included: the caller derives them from the span and the
 * page's `lang`.
 */
export interface TimelineInput {
  span: DaySpan
  /** Days, weeks or months, earliest first; those without an entry are left out, which is a gap. */
  points: readonly Pick<Bucket, 'from' | 'to' | 'mean' | 'high' | 'low' | 'score'>[]
  shows: { average: boolean; range: boolean; reflection: boolean }
  /** Null if it is not shown, or there are too few days. */
  trend: TrendEnds | null
  scoreTrend: TrendEnds | null
  /** '' if the heading above the graph already says it. */
  titles: { pain: string; reflection: string }
}

export type TrendEnds = Pick<Trend, 'first' | 'last' | 'from' | 'to'>

/** For `drawBars`. */
export interface BarsInput {
  /** From the top down. */
  rows: readonly BarInput[]
  /** The value of a full-length bar: the same for bars that are compared. */
  most: number
}

export interface BarInput {
  label: string
  value: number
  /** Text at the end of the bar: "26 of 38". */
  valueText: string
  /** A "Nothing" bar: drawn in another style. */
  isNothing?: boolean
}

/** For `drawMonth`. */
export interface MonthInput {
  /** "October 2026". */
  title: string
  /** Seven names, in the order of the week. */
  weekdays: readonly string[]
  /** Text on a day without a record. */
  none: string
  /** Seven days each; null for a day of another month. */
  weeks: readonly (readonly (DayInput | null)[])[]
  /** Text alternative of the month. */
  alt: string
}

export interface DayInput {
  /** Day of the month. */
  date: number
  /** Null: no record with a number, which is not 0. */
  severity: number | null
  /** After the last day of the range: left empty, not shown as "no record". */
  isAhead: boolean
  /** Its row in a table; null on paper, which has none. */
  at: number | null
  /** Indexes into the overlays of the legend; each has its own shape. */
  overlays: readonly number[]
}

/** For the two body figures, with the shapes of content/body. */
export interface BodyInput {
  /** The recorded regions; the others stay empty. */
  regions: readonly RegionInput[]
  /** Below each figure. */
  views: { front: string; back: string }
  /** The letters for the person's own left and right. */
  sides: { left: string; right: string }
  /** Text alternative of both figures. */
  alt: string
}

export interface RegionInput {
  /** The region's name in the shapes. */
  region: string
  /** Printed on the region as a number: four greys alone are hard to distinguish. */
  count: number
  level: HeatLevel
}
