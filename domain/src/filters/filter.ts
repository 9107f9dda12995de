import type { Reference } from '../lists/reference.ts'
import type { PainPattern } from '../records/painRecord.ts'
import type { DurationUnit } from '../records/recordDuration.ts'
import type { DayNumber } from '../time/dayNumber.ts'
import type { LocalDay } from '../time/localDay.ts'
import type { ColumnList } from './columns/columns.ts'

export type FilterMode = 'all' | 'any' | 'none'
/** `all`: no criterion. */
export type Compare = 'all' | 'equal' | 'less' | 'greater'
export type FactorKind = 'alleviating' | 'ineffective' | 'aggravating'
/** The lists that are chosen from as they are; factors and medications are chosen by kind. */
export type FilterField = Exclude<ColumnList, 'medication' | 'aggravating_factor' | 'alleviating_factor'>

export interface Span {
  from: number
  to: number
}

/** Something that was tried, taken or that made it worse; by no kind: whichever it was. */
export interface FactorCriterion {
  item: Reference
  kinds: readonly FactorKind[]
}

export type DateRange =
  | { is: '7days' }
  | { is: '30days' }
  | { is: 'alltime' }
  | { is: 'custom'; from: LocalDay; to: LocalDay }

export interface Sort {
  by: 'timing' | 'severity' | 'duration'
  order: 'asc' | 'desc'
}

/** What is asked of the diary, without the range, which a reset keeps. */
export interface Criteria {
  mode: FilterMode
  painRecords: boolean
  dailyReflections: boolean
  /** Written down on a later day: shown unless the person leaves them out. */
  writtenLater: boolean
  severity: Span
  score: Span
  /** Minutes of the day. */
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

/** Days from and to, both within; all time is of the first record's day. */
export interface DaySpan {
  from: DayNumber
  to: DayNumber
}

/** What matches: numbers of entries, the earliest first. */
export interface Selection {
  rows: Uint32Array
  /** How many there are without criteria, in the range: the m of "n/m records shown". */
  outOf: number
  span: DaySpan
}
