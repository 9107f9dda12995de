import { DAY_MS, HOUR_MS, MINUTE_MS, type Instant } from '../time/instant.ts'

/** How long ago: whole minutes below an hour, hours and minutes below two days, then days. */
export type ElapsedTime =
  | { unit: 'minutes'; minutes: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'days'; days: number }

/** Rounded down: 2 h 40 min must not become "3 h ago". [DOSE-3] */
export function elapsedSince(at: Instant, now: Instant): ElapsedTime {
  const passed = Math.max(0, now - at)
  const minutes = Math.floor(passed / MINUTE_MS)
  if (passed < HOUR_MS) return { unit: 'minutes', minutes }
  if (passed < 2 * DAY_MS) return { unit: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  return { unit: 'days', days: Math.floor(passed / DAY_MS) }
}
