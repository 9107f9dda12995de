import type { ColumnList } from '../../filters/columns/columns.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import type { Logged } from '../days.ts'

/** The lists whose items are compared day with day. What was tried is not: it is tried because the pain is high. */
export const COMPARED_LISTS = [
  'location',
  'symptom',
  'character',
  'environment',
  'meaningful_activities',
] as const satisfies readonly ColumnList[]
export type ComparedList = (typeof COMPARED_LISTS)[number]

/** The days that are compared for one list, the earliest first, made once for all its items. */
export interface ListDays {
  /** The mean severity of each, less the mean of all. */
  y: Float64Array
  /** The sum of the squares of these. */
  squares: number
  acfOfY: number
}

export interface TestedDays {
  daysWith: number
  daysWithout: number
  /** Mean of the days with it less that of the days without: above 0 more pain came with it. */
  difference: number
  /** The 95 % interval. */
  low: number
  high: number
  p: number
}

export type Label = 'steady' | 'hint' | 'none'

/** Of one item; `item` is its number in the columns. */
export interface Link extends TestedDays {
  item: number
  list: ComparedList
  label: Label
  isNew: boolean
}

/** Too few days of 8 with, 8 without and 21 in all; `stillWanted` tells how many. */
export interface TooFew {
  item: number
  list: ComparedList
  daysWith: number
  daysWithout: number
  isNew: boolean
}

/** "Based on {0}% of {1} records that contain information about {2}": of reflections where only these are asked. */
export interface Coverage {
  answered: number
  records: number
}

export interface CategoryLinks {
  list: ComparedList
  coverage: Coverage
  /** All that were tested, whatever the label, by the end of the interval that is nearest to 0, the furthest first. No
   *  difference at all stands here, too. */
  more: readonly Link[]
  less: readonly Link[]
  /** The nearest to enough first. */
  tooFew: readonly TooFew[]
}

export interface Wilson {
  yes: number
  n: number
  low: number
  high: number
}

/** What the person marked on records, and what was measured before and after. */
export interface HelpedRow {
  item: number
  list: 'alleviating_factor' | 'medication'
  better: number
  same: number
  worse: number
  /** Of better among all marks; null below 5 marks. */
  share: Wilson | null
  relief: Relief
}

export interface Relief {
  /** Pairs of a number before and one after. */
  n: number
  /** Null below 5: "not enough". */
  told: { medianBefore: number; medianAfter: number; responded: Wilson } | null
}

export type ChangeBand = 'none' | 'minimal' | 'moderate' | 'substantial'

export interface Change {
  points: number
  /** Null at a baseline below 3: it is undefined at 0 and jumpy there. */
  percent: number | null
  band: ChangeBand
  direction: 'lower' | 'higher' | 'same'
}

/** From the first logged day to the last one: of the days beyond them nothing is known. */
export interface Trend {
  /** Points a day. */
  slope: number
  first: DayNumber
  last: DayNumber
  /** What the line says on these two days, within 0 to 10. */
  from: number
  to: number
  /** Else it is "no clear change", and nothing is said of a direction. */
  isClear: boolean
}

export interface Comparison {
  now: Logged & { mean: number }
  before: Logged & { mean: number }
  /** Null where one of both has fewer than 7 logged days. */
  change: Change | null
}

/** How often something was written down, which says nothing of what came with it. */
export interface Recorded {
  item: number
  records: number
}
