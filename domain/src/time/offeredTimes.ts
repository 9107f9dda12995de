import type { LocalDay } from './localDay.ts'
import type { LocalTime } from './localTime.ts'
import type { Clock } from './typedTime.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const MINUTES = [0, 10, 20, 30, 40, 50]

/** The hours of a day that are not entirely in the future. [REC-41] */
export const offeredHours = (day: LocalDay, latest: LocalTime): readonly number[] =>
  HOURS.filter((hour) => isOffered({ day, hour, minute: 0 }, latest))

/** In steps of ten: other minutes can be typed (D40). [REC-41] */
export const offeredMinutes = (day: LocalDay, hour: number, latest: LocalTime): readonly number[] =>
  MINUTES.filter((minute) => isOffered({ day, hour, minute }, latest))

/** Another hour with the same minute, or with the last one offered in it. */
export function withHour({ day, minute }: LocalTime, hour: number, latest: LocalTime): Clock {
  if (isOffered({ day, hour, minute }, latest)) return { hour, minute }
  return { hour, minute: offeredMinutes(day, hour, latest).at(-1) ?? minute }
}

const isOffered = (time: LocalTime, latest: LocalTime): boolean => inOrder(time) <= inOrder(latest)

const inOrder = ({ day, hour, minute }: LocalTime): string =>
  `${day} ${String(hour).padStart(2, '0')} ${String(minute).padStart(2, '0')}`
