import type { Reference } from '../lists/reference.ts'
import type { Instant, TimeOffset } from '../time/instant.ts'

/** The severity at a moment, to compare with another. */
export interface SeverityMeasure {
  severity: number
  at: Instant
}

/** Choices for asking the person again, in minutes after the dose. */
export const ASK_AGAIN_MINUTES = [60, 120] as const
export type AskAgainMinutes = (typeof ASK_AGAIN_MINUTES)[number]

/** A medication or intervention logged by itself, with or without a record. */
export const DOSE_EFFECTS = ['better', 'same', 'worse'] as const
export type DoseEffect = (typeof DOSE_EFFECTS)[number]

export interface Dose {
  id: string
  what: Reference & { kind: 'medication' | 'intervention' }
  amount: { amount: number; units: string } | null
  takenAt: Instant
  timeOffset: TimeOffset
  before: SeverityMeasure | null
  after: SeverityMeasure | null
  /** Null: never. */
  asksAfter: AskAgainMinutes | null
  /** What the person said about it afterwards, in one tap. [DOSE-14] */
  effect: DoseEffect | null
  /** The person closed the question without a number. */
  isClosed: boolean
}
