import { HOUR_MS, MINUTE_MS, type Instant, type LocalInstant, type TimeOffset } from './instant.ts'
import { dayOf, startOf, type LocalDay } from './localDay.ts'

/** A local date and time, to the minute: what a person picks and reads. */
export interface LocalTime {
  day: LocalDay
  hour: number
  minute: number
}

export function localTime(moment: LocalInstant): LocalTime {
  const wall = new Date(moment.at + moment.offset)
  return { day: dayOf(moment), hour: wall.getUTCHours(), minute: wall.getUTCMinutes() }
}

/** The inverse, at the beginning of that minute. */
export function instantFromLocalTime({ day, hour, minute }: LocalTime, offset: TimeOffset): Instant {
  return startOf(day, offset) + hour * HOUR_MS + minute * MINUTE_MS
}
