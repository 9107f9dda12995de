import { HOUR_MS, type Instant, type LocalInstant, type TimeOffset } from '../time/instant.ts'
import { dayOf, startOf, type LocalDay } from '../time/localDay.ts'

const HALF_DAY_MS = 12 * HOUR_MS

/** Moves a morning time to the previous day. The result is past noon, so repeating this moves nothing. [REF-2] */
export function afterNoonRule({ at, offset }: LocalInstant): Instant {
  const isMorning = new Date(at + offset).getUTCHours() < 12
  return isMorning ? at - HALF_DAY_MS : at
}

/** The day of a reflection, as YYYY-MM-DD in the place where it was written. [REF-1] */
export function reflectionDay(timing: Instant, timeOffset: TimeOffset): LocalDay {
  return dayOf({ at: afterNoonRule({ at: timing, offset: timeOffset }), offset: timeOffset })
}

/** The stored time of a reflection on a chosen day, which the noon rule never moves to another day (D39). [REF-3] */
export function reflectionInstantOn(day: LocalDay, now: LocalInstant): Instant {
  const noon = startOf(day, now.offset) + HALF_DAY_MS
  return dayOf(now) === day ? Math.max(noon, now.at) : noon
}
