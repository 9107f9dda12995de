import type { TermKind } from '../../db/terms.ts'

/**
 * What one line of a file says about a medication or a condition. Several lines may describe the same one; they are
 * combined in the database, so that a file of any size can be read line by line.
 */
export interface Term {
  /** The source's own id. */
  code: string
  /** Left out if the line only adds to another one. */
  name?: string
  components?: readonly string[]
  synonyms?: readonly string[]
  brands?: readonly string[]
  strength?: Strength
  dosageUnits?: string
}

export interface Strength {
  /** For a mixture, one part per component: 500/30. */
  amount: string
  units: string
  /** For a liquid. It says nothing about a tablet. */
  isPerMl: boolean
}

/** Counts of lines, reported to the operator. */
export interface Tally {
  lines: number
  /** Skipped: other sources, excluded listings, codes that were not requested. */
  left: number
  /** Lines that do not match their format. */
  unreadable: number
}

export interface TermSource {
  kind: TermKind
  /** Shown to the operator, who must accept it. [CAT-8] */
  licence: string
  /** The required files; the name is shown to the operator, and the pattern's group is the year, if there is one. */
  files: readonly { name: string; pattern: RegExp }[]
  read: (lines: readonly AsyncIterable<string>[], tally: Tally, options: ReadOptions) => AsyncIterable<Term>
}

export interface ReadOptions {
  allCodes: boolean
}
