/** A point in time, in UTC milliseconds (D9). */
export type Instant = number

/** Milliseconds east of UTC, so that local time = instant + offset (D9). */
export type TimeOffset = number

/** A moment with its offset: without it, the time of day would change after a journey. */
export interface LocalInstant {
  at: Instant
  offset: TimeOffset
}

export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const WEEK_MS = 7 * DAY_MS

export const SECONDS_PER_MINUTE = 60
export const MINUTES_PER_HOUR = 60
export const SECONDS_PER_HOUR = 60 * SECONDS_PER_MINUTE
export const SECONDS_PER_DAY = 24 * SECONDS_PER_HOUR
export const MINUTES_PER_DAY = 24 * 60
export const DAYS_PER_WEEK = 7
