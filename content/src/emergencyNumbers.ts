import numbers from '../emergency-numbers.json' with { type: 'json' }

/** A number that a person in danger may call. */
export interface EmergencyNumber {
  number: string
  kind: 'emergency' | 'crisis'
  /** The name of the service, if it has one. */
  name: string | null
  /** Two capital letters each (ISO 3166). */
  countries: readonly string[]
  /** How a list names the countries: `EU` instead of its members. */
  shownAs: readonly string[]
  /** The sentence that contains it, or the table that it was taken from. */
  source: string
  reviewed: string
  /** True once a person has checked the number on the official page of the service. [SAFE-16] */
  verified: boolean
}

/** In the order in which the numbers of a country are shown. [CONT-15] */
export const EMERGENCY_NUMBERS = numbers as readonly EmergencyNumber[]
