import type { LocalDay } from './localDay.ts'

/** A time of day. */
export interface Clock {
  hour: number
  minute: number
}

const HALF_DAY = 12
const LAST_HOUR = 23
const LAST_MINUTE = 59

// Year first, so that month and day cannot be confused.
const DAY = /^(\d{4})[-./ ](\d{1,2})[-./ ](\d{1,2})\.?$|^(\d{4})(\d{2})(\d{2})$/
const CLOCK = /^(\d{1,2})(?:[:.h ]?(\d{2}))?(?: ?([ap])\.?m\.?)?$/

/** Parses a typed date into 2026-05-10. Null if it is no calendar date. [REC-40] */
export function dayFrom(typed: string): LocalDay | null {
  const found = DAY.exec(plain(typed))
  if (found === null) return null
  const [year, month, day] = found.slice(1).filter((part) => part !== undefined)
  const written = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  const at = Date.parse(`${written}T00:00:00Z`)
  // 30 February would be parsed as 2 March.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== written ? null : written
}

/** Parses a typed time, to the minute; also 1420, 14.20, 9 and 2:20 pm. Null if it is none. [REC-40] */
export function clockFrom(typed: string): Clock | null {
  const found = CLOCK.exec(plain(typed))
  if (found === null) return null
  const [, hours, minutes = '0', half] = found
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half)
  const minute = Number(minutes)
  return hour === null || hour > LAST_HOUR || minute > LAST_MINUTE ? null : { hour, minute }
}

export const clockText = ({ hour, minute }: Clock): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

function hourOfHalf(hour: number, half: string): number | null {
  if (hour < 1 || hour > HALF_DAY) return null
  return (hour % HALF_DAY) + (half === 'p' ? HALF_DAY : 0)
}

// Korean and Chinese keyboards may type full-width digits and colons.
const plain = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()
