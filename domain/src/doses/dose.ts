import type { Reference } from '../lists/reference.ts'
import type { Instant, TimeOffset } from '../time/instant.ts'

/** The number of a moment, to be set beside another one. */
export interface Measure {
  severity: number
  at: Instant
}

/** After how many minutes the person wants to be asked for the number again. */
export const ASKS_AFTER = [60, 120] as const
export type AsksAfter = (typeof ASKS_AFTER)[number]

/** Something taken or done, logged by itself, with a record or without one. */
export interface Dose {
  id: string
  what: Reference & { kind: 'medication' | 'intervention' }
  amount: { amount: number; units: string } | null
  takenAt: Instant
  timeOffset: TimeOffset
  before: Measure | null
  after: Measure | null
  /** Null: never. */
  asksAfter: AsksAfter | null
  /** The person closed the question without a number. */
  isClosed: boolean
}
