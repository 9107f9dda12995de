import { DAY_MS, HOUR_MS, MINUTE_MS, type Instant, type LocalInstant, type TimeOffset } from './instant.ts'
import { instantOf, type LocalTime } from './localTime.ts'

/** What the clocks of a place are set to at a moment: the hour of summer is in it. */
export type Place = (at: Instant) => TimeOffset

/** Where a moment was: here, where its clock agrees with ours; elsewhere all that is known is its own offset. [REC-42] */
export const placeOf = (moment: LocalInstant, here: Place): Place =>
  isOf(moment, here) ? here : () => moment.offset

export const isOf = ({ at, offset }: LocalInstant, place: Place): boolean => place(at) === offset

export const momentAt = (at: Instant, place: Place): LocalInstant => ({ at, offset: place(at) })

/**
 * What a person means by a time on the clock of a place. In the night when the clocks go back an hour is there twice:
 * then the offset that it had before counts, else the first of the two. When they go forward one is not there at
 * all: then it is as much later as the clocks were moved. [REC-42]
 */
export function momentOf(
  time: LocalTime,
  { place, offsetBefore }: { place: Place; offsetBefore: TimeOffset },
): LocalInstant {
  const about = instantOf(time, 0)
  const earlier = place(about - DAY_MS)
  const real = [earlier, place(about + DAY_MS)].filter((offset) => place(about - offset) === offset)
  const offset = real.find((one) => one === offsetBefore) ?? real[0] ?? earlier
  return momentAt(about - offset, place)
}

/** "UTC+5:45", as it is written in every language. */
export function offsetText(offset: TimeOffset): string {
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS)
  const hours = Math.floor((minutes * MINUTE_MS) / HOUR_MS)
  const rest = minutes % 60
  const sign = offset < 0 ? '-' : '+'
  return `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
