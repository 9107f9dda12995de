import type { ColumnList } from '../../filters/columns/columns.ts'
import type { Measure } from '../../signals/measures.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import type { LoggedDays } from '../days.ts'

/** The lists whose items are compared by days. Interventions are not: they are tried because the pain is high. */
export const COMPARED_LISTS = [
  'location',
  'symptom',
  'character',
  'environment',
  'meaningful_activities',
] as const satisfies readonly ColumnList[]
export type ComparedList = (typeof COMPARED_LISTS)[number]

/** The compared days of one list, earliest first, computed once for all its items. */
export interface ListDays {
  /** Mean severity of each day, minus the mean of all days. */
  y: Float64Array
  /** The mean of all days. */
  mean: number
  /** Sum of the squares of `y`. */
  squares: number
  acfOfY: number
}

export interface TestedDays {
  daysWith: number
  daysWithout: number
  /** Mean of the days with the item minus that of the days without: above 0, more pain came with it. */
  difference: number
  /** Mean of the days with the item. */
  meanWith: number
  /** The 95 % interval. */
  low: number
  high: number
  p: number
}

export type Label = 'steady' | 'hint' | 'none'

/** The result for one item; `item` is its number in the columns. */
export interface Link extends TestedDays {
  item: number
  list: ComparedList
  label: Label
  isNew: boolean
}

/** Fewer than 8 days with, 8 without or 21 in all; `stillWanted` returns how many are missing. */
export interface TooFew {
  item: number
  list: ComparedList
  daysWith: number
  daysWithout: number
  isNew: boolean
}

/** "Based on {0}% of {1} records that contain information about {2}"; counts reflections for lists asked only there. */
export interface Coverage {
  answered: number
  records: number
}

export interface CategoryLinks {
  list: ComparedList
  coverage: Coverage
  /**
   * All tested items, whatever the label, sorted by the interval end nearest to 0, furthest first. `more` includes
   * items without any difference.
   */
  more: readonly Link[]
  less: readonly Link[]
  /** Nearest to enough days first. */
  tooFew: readonly TooFew[]
}

/** A measure that was more than usual on some days, compared like an item. [STAT-28] */
export interface MeasureLink extends TestedDays {
  measure: Measure
  source: string
  label: Label
}

export interface TooFewMeasured {
  measure: Measure
  source: string
  daysWith: number
  daysWithout: number
}

/** What devices measured: the same parts as those of a list. */
export interface MeasureLinks {
  more: readonly MeasureLink[]
  less: readonly MeasureLink[]
  tooFew: readonly TooFewMeasured[]
}

export interface DiaryLinks {
  lists: readonly CategoryLinks[]
  measures: MeasureLinks
}

export interface Wilson {
  yes: number
  n: number
  low: number
  high: number
}

/** The effects that the person marked on records, and the severity measured before and after. */
export interface HelpedRow {
  item: number
  list: 'alleviating_factor' | 'medication'
  better: number
  same: number
  worse: number
  /** Share of better among all marks; null below 5 marks. */
  share: Wilson | null
  relief: Relief
}

export interface Relief {
  /** Number of pairs of severity before and after. */
  n: number
  /** Null below 5: "not enough". */
  told: { medianBefore: number; medianAfter: number; responded: Wilson } | null
}

export type ChangeBand = 'none' | 'minimal' | 'moderate' | 'substantial'

export interface AverageChange {
  points: number
  /** Null at a baseline below 3: percentages are unstable there, and undefined at 0. */
  percent: number | null
  band: ChangeBand
  direction: 'lower' | 'higher' | 'same'
}

/** Covers the first to the last logged day: nothing is known beyond them. */
export interface Trend {
  /** Points per day. */
  slope: number
  first: DayNumber
  last: DayNumber
  /** The line's values on these two days, within 0 to 10. */
  from: number
  to: number
  /** Otherwise it is "no clear change", and no direction is reported. */
  isClear: boolean
}

export interface Comparison {
  now: LoggedDays & { mean: number }
  before: LoggedDays & { mean: number }
  /** Null if either period has fewer than 7 logged days. */
  change: AverageChange | null
}

/** How often an item was recorded, which says nothing about its link with pain. */
export interface RecordedItemCount {
  item: number
  records: number
}
