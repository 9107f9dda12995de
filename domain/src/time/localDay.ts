import type { Instant, LocalInstant, TimeOffset } from './instant.ts'

/** A day in the calendar where the person was, as YYYY-MM-DD: it sorts as text. */
export type LocalDay = string

export function dayOf({ at, offset }: LocalInstant): LocalDay {
  return new Date(at + offset).toISOString().slice(0, 10)
}

/** Midnight at the beginning of a day. */
export function startOf(day: LocalDay, offset: TimeOffset): Instant {
  return Date.parse(`${day}T00:00:00Z`) - offset
}
