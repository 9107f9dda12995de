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
  /** The sentence that it stands in. */
  source: string
  reviewed: string
}

/** Only numbers that stand in the two texts of Urgent help: none from memory. [CONT-15] */
export const EMERGENCY_NUMBERS = numbers as readonly EmergencyNumber[]

/** As they are dialled. */
export const CALLED: ReadonlySet<string> = new Set(
  EMERGENCY_NUMBERS.map(({ number }) => number.replaceAll(' ', '')),
)
