const MINUTE_MS = 60_000

/** How long an unlocked diary may be out of sight before it locks itself; null: until it is closed. */
export const AUTO_LOCK_CHOICES: readonly (number | null)[] = [0, 5 * MINUTE_MS, 15 * MINUTE_MS, null]
export const AUTO_LOCK_DEFAULT = 5 * MINUTE_MS

/** What is kept may be of another app, or broken: then it is the usual time. */
export const readAutoLock = (kept: unknown): number | null =>
  AUTO_LOCK_CHOICES.find((choice) => choice === kept) === undefined
    ? AUTO_LOCK_DEFAULT
    : (kept as number | null)

/** One moment by both clocks. */
export interface Moment {
  /** Is never set; but stands still on some devices while they sleep. */
  steady: number
  /** Goes on in sleep; but may be set back. */
  wall: number
}

/** By the clock that says the longer time: set back or asleep, neither alone keeps a diary open. [LOCK-15] */
export function isLockDue({
  hiddenAt,
  now,
  afterMs,
}: {
  hiddenAt: Moment
  now: Moment
  afterMs: number | null
}): boolean {
  if (afterMs === null) return false
  return Math.max(now.steady - hiddenAt.steady, now.wall - hiddenAt.wall) >= afterMs
}
