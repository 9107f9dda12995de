import type { Criteria, DateRange } from '../filters/filter.ts'

/** Where what a number was counted from can be looked at. */
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

/** What a number was counted from. */
export interface Basis {
  view: BasisView
  range: DateRange
  /** Null: everything of the range. */
  criteria: Criteria | null
  /** The very rows by their ids, at most MOST_BASIS_IDS; null where range and criteria choose them. */
  ids: readonly string[] | null
  /** How many records, doses or entries they are. */
  n: number
}
