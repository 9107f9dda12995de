import { MINUTE_MS } from '../time/instant.ts'

/** How long an unlocked diary may be hidden before it locks itself; null: until it is closed. */
export const AUTO_LOCK_CHOICES: readonly (number | null)[] = [0, 5 * MINUTE_MS, 15 * MINUTE_MS, null]
export const AUTO_LOCK_DEFAULT = 5 * MINUTE_MS

/** An unknown or broken stored value falls back to the default. */
export const readAutoLock = (kept: unknown): number | null =>
  AUTO_LOCK_CHOICES.find((choice) => choice === kept) === undefined
    ? AUTO_LOCK_DEFAULT
    : (kept as number | null)

/** One moment by two clocks. */
export interface DualClockMoment {
  /** Is never adjusted, but stops on some devices while they sleep. */
  steady: number
  /** Continues during sleep, but may be set back. */
  wall: number
}

/** Uses the longer of both times: neither a clock set back nor sleep keeps a diary open. [LOCK-15] */
export function isLockDue({
  hiddenAt,
  now,
  afterMs,
}: {
  hiddenAt: DualClockMoment
  now: DualClockMoment
  afterMs: number | null
}): boolean {
  if (afterMs === null) return false
  return Math.max(now.steady - hiddenAt.steady, now.wall - hiddenAt.wall) >= afterMs
}
