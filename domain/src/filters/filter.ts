import type { Reference } from '../lists/reference.ts'
import type { PainPattern } from '../records/painRecord.ts'
import type { DurationUnit } from '../records/recordDuration.ts'
import type { DayNumber } from '../time/dayNumber.ts'
import type { LocalDay } from '../time/localDay.ts'
import type { ColumnList } from './columns/columns.ts'

export type FilterMode = 'all' | 'any' | 'none'
/** `all`: no comparison. */
export type Compare = 'all' | 'equal' | 'less' | 'greater'
export type FactorKind = 'alleviating' | 'ineffective' | 'aggravating'
/** The lists filtered by item alone; factors and medications are filtered by effect as well. */
export type FilterField = Exclude<ColumnList, 'medication' | 'aggravating_factor' | 'alleviating_factor'>

export interface Span {
  from: number
  to: number
}

/** An intervention, a medication or an aggravating factor; no kinds: any effect. */
export interface FactorCriterion {
  item: Reference
  kinds: readonly FactorKind[]
}

export type DateRange =
  | { is: '7days' }
  | { is: '30days' }
  | { is: '90days' }
  | { is: '365days' }
  | { is: 'alltime' }
  | { is: 'custom'; from: LocalDay; to: LocalDay }

export interface Sort {
  by: 'timing' | 'severity' | 'duration'
  order: 'asc' | 'desc'
}

/** The criteria of a filter, without the range, which a reset keeps. */
export interface Criteria {
  mode: FilterMode
  painRecords: boolean
  dailyReflections: boolean
  /** Whether to show entries written on a later day. */
  writtenLater: boolean
  severity: Span
  score: Span
  /** Minute of the day. */
  time: { compare: Compare; minute: number }
  duration: { compare: Compare; seconds: number; shownIn: DurationUnit }
  patterns: readonly PainPattern[]
  fields: Readonly<Record<FilterField, readonly Reference[]>>
  factors: readonly FactorCriterion[]
  medications: readonly FactorCriterion[]
  sort: Sort
}

export interface Filter {
  criteria: Criteria
  range: DateRange
}

/** First and last day, both included; all time starts with the first record. */
export interface DaySpan {
  from: DayNumber
  to: DayNumber
}

/** The matching entries as row numbers, earliest first. */
export interface Selection {
  rows: Uint32Array
  /** Entries in the range without criteria: the m of "n/m records shown". */
  outOf: number
  span: DaySpan
}
