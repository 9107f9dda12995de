import type { Instant } from '../time/instant.ts'

interface AnswerTiming {
  /** When it was answered, by the device's clock. */
  timing: Instant
  /** When it was sent, by the same clock; null if the device does not report it. */
  sentAt: Instant | null
  now: Instant
}

/**
 * When an answer was given, by the server's clock: its age is right even on a device with a wrong clock. Never later
 * than its arrival. [QST-17]
 */
export const answerGivenAt = ({ timing, sentAt, now }: AnswerTiming): Instant =>
  now - Math.max(0, (sentAt ?? now) - timing)

/** One membership of an institution; nobody has two at a time. */
export interface Membership {
  id: string
  givenAt: Instant
  /** The end of the membership. */
  endedAt: Instant | null
  isWithdrawn: boolean
}

/**
 * The membership at the time of the answer, not at the time of sending: joining later is no consent for earlier
 * answers. Null: the answer is the person's own. [QST-17]
 */
export function membershipAt(joinings: readonly Membership[], at: Instant): string | null {
  const stood = joinings.find(({ givenAt, endedAt }) => givenAt <= at && (endedAt === null || at < endedAt))
  return stood === undefined || stood.isWithdrawn ? null : stood.id
}
