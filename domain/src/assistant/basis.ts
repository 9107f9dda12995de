import type { Criteria, DateRange } from '../filters/filter.ts'

/** The views that can show what a number was counted from. */
export const BASIS_VIEWS = [
  'records',
  'insights',
  'compare',
  'doses',
  'medications',
  'conditions',
  'brief',
] as const
export type BasisView = (typeof BASIS_VIEWS)[number]

export const MOST_BASIS_IDS = 200

/** The data that a number was counted from. */
export interface Basis {
  view: BasisView
  range: DateRange
  /** Null: everything in the range. */
  criteria: Criteria | null
  /** The ids of the rows, at most MOST_BASIS_IDS; null if range and criteria select them. */
  ids: readonly string[] | null
  /** Number of records, doses or entries. */
  n: number
}
