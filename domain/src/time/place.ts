import { DAY_MS, HOUR_MS, MINUTE_MS, type Instant, type LocalInstant, type TimeOffset } from './instant.ts'
import { instantFromLocalTime, type LocalTime } from './localTime.ts'

/** The UTC offset of a place at a moment, including daylight saving time. */
export type Place = (at: Instant) => TimeOffset

/** The place of a moment: here, if its offset matches ours; otherwise only its own offset is known. [REC-42] */
export const placeForMoment = (moment: LocalInstant, here: Place): Place =>
  isMomentAtPlace(moment, here) ? here : () => moment.offset

export const isMomentAtPlace = ({ at, offset }: LocalInstant, place: Place): boolean => place(at) === offset

export const momentAt = (at: Instant, place: Place): LocalInstant => ({ at, offset: place(at) })

/**
 * The moment that a person means by a local time. When the clocks go back an hour occurs twice: then `offsetBefore`
 * decides, otherwise the first of the two. When they go forward an hour is missing: then the result is later by as much
 * as the clocks moved. [REC-42]
 */
export function momentFromLocalTime(
  time: LocalTime,
  { place, offsetBefore }: { place: Place; offsetBefore: TimeOffset },
): LocalInstant {
  const about = instantFromLocalTime(time, 0)
  const earlier = place(about - DAY_MS)
  const real = [earlier, place(about + DAY_MS)].filter((offset) => place(about - offset) === offset)
  const offset = real.find((one) => one === offsetBefore) ?? real[0] ?? earlier
  return momentAt(about - offset, place)
}

/** "UTC+5:45", the same in every language. */
export function offsetText(offset: TimeOffset): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS)
  const hours = Math.floor((minutes * MINUTE_MS) / HOUR_MS)
  const rest = minutes % 60
  const sign = offset < 0 ? '-' : '+'
  return `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
