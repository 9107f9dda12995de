import type { Reference } from '../lists/reference.ts'
import type { Instant, TimeOffset } from '../time/instant.ts'

/** The severity at a moment, to compare with another. */
export interface Measure {
  severity: number
  at: Instant
}

/** Choices for asking the person again, in minutes after the dose. */
export const ASKS_AFTER = [60, 120] as const
export type AsksAfter = (typeof ASKS_AFTER)[number]

/** A medication or intervention logged by itself, with or without a record. */
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
