import numbers from '../emergency-numbers.json' with { type: 'json' }

/** A number that somebody in danger may call. */
export interface EmergencyNumber {
  number: string
  kind: 'emergency' | 'crisis'
  /** What it calls itself, if anything. */
  name: string | null
  /** Two capital letters each (ISO 3166). */
  countries: readonly string[]
  /** How a list names them: `EU` in the place of its members. */
  shownAs: readonly string[]
  /** The sentence that it stands in, or the table that it was taken from. */
  source: string
  reviewed: string
  /** True once a person has read the number on the official page of the line. [SAFE-16] */
  verified: boolean
}

/** In the order in which the numbers of a country are shown. [CONT-15] */
export const EMERGENCY_NUMBERS = numbers as readonly EmergencyNumber[]
