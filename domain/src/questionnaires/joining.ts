import type { Instant } from '../time/instant.ts'

interface AnswerTiming {
  /** When it was answered, by the clock of the device. */
  timing: Instant
  /** When it was sent, by the same clock; null where the device does not say. */
  sentAt: Instant | null
  now: Instant
}

/**
 * When an answer was given, by the clock of the server: how long ago it was is right on a device whose clock is wrong,
 * too. Never later than it came. [QST-17]
 */
export const givenMoment = ({ timing, sentAt, now }: AnswerTiming): Instant =>
  now - Math.max(0, (sentAt ?? now) - timing)

/** One joining of an institution; nobody has two at a time. */
export interface Joining {
  id: string
  givenAt: Instant
  /** From this moment on it was none any more. */
  endedAt: Instant | null
  isWithdrawn: boolean
}

/**
 * The joining that an answer belongs to: not the one that it is sent under, to which nobody agreed for what was said
 * before. Null: it is the person's own. [QST-17]
 */
export function joiningAt(joinings: readonly Joining[], at: Instant): string | null {
  const stood = joinings.find(({ givenAt, endedAt }) => givenAt <= at && (endedAt === null || at < endedAt))
  return stood === undefined || stood.isWithdrawn ? null : stood.id
}
