import type { TermKind } from '../../db/terms.ts'

/**
 * What one line of a file says of a medication or a condition. Several lines may speak of the same: what they say is
 * put together where it is kept, so that a file of any size is read line by line.
 */
export interface Term {
  /** By which its source knows it. */
  code: string
  /** Left out where the line only adds to what another one names. */
  name?: string
  components?: readonly string[]
  synonyms?: readonly string[]
  brands?: readonly string[]
  strength?: Strength
  dosageUnits?: string
}

export interface Strength {
  /** Of a mixture with a part for each component: 500/30. */
  amount: string
  units: string
  /** Of a liquid. It says nothing about a tablet. */
  isPerMl: boolean
}

/** What became of the lines; told to the operator. */
export interface Tally {
  lines: number
  /** Not ours to keep: other sources, excluded listings, codes that nobody asked for. */
  left: number
  /** Not as its format says. */
  unreadable: number
}

export interface Source {
  kind: TermKind
  /** Shown to the operator, who must accept it. [CAT-8] */
  licence: string
  /** The files that it needs; the name is for the operator, and the pattern's group is the year where there is one. */
  files: readonly { name: string; pattern: RegExp }[]
  read: (lines: readonly AsyncIterable<string>[], tally: Tally, options: ReadOptions) => AsyncIterable<Term>
}

export interface ReadOptions {
  allCodes: boolean
}
