import {
  DAY_MS,
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  SECONDS_PER_MINUTE,
  SECOND_MS,
  type Instant,
} from '../time/instant.ts'
import { writtenNumber, type NumberSigns } from '../writtenNumber.ts'

export const DURATION_UNITS = ['seconds', 'minutes', 'hours'] as const
export type DurationUnit = (typeof DURATION_UNITS)[number]
export const DEFAULT_UNIT: DurationUnit = 'minutes'

/** The unit only affects how the length is shown (D9). */
export type Length = { kind: 'length'; seconds: number; shownIn: DurationUnit }

export type Duration = { kind: 'none' } | Length | { kind: 'until'; endsAt: Instant } | { kind: 'all-day' }

/** More than a century is a typing error, and the server would refuse the whole record for it. */
export const LONGEST_SECONDS = 100 * 366 * SECONDS_PER_DAY

export const SECONDS_IN: Readonly<Record<DurationUnit, number>> = {
  seconds: 1,
  minutes: SECONDS_PER_MINUTE,
  hours: SECONDS_PER_HOUR,
}

export interface TypedLength {
  typed: string
  unit: DurationUnit
  signs: NumberSigns
}

/** Parses the typed length, rounded to seconds; null if it is no valid length. [REC-9] */
export function lengthFrom({ typed, unit, signs }: TypedLength): Length | null {
  const written = writtenNumber(typed, signs)
  if (written === null) return null
  const seconds = Math.round(written * SECONDS_IN[unit])
  return seconds > LONGEST_SECONDS ? null : { kind: 'length', seconds, shownIn: unit }
}

/** How the field of a length writes its number: hours always with two decimals. [REC-10] */
export const lengthFieldFormat = (unit: DurationUnit) => ({
  minimumFractionDigits: unit === 'hours' ? 2 : 0,
  maximumFractionDigits: 2,
  useGrouping: false,
})

/** The number to show for a length: two decimals, as in 1.33 hours. [REC-10] */
export function shownLength({ seconds, shownIn }: Length): number {
  return Math.round((seconds / SECONDS_IN[shownIn]) * 100) / 100
}

interface Timed {
  startsAt: Instant
  duration: Duration
}

/** The end; null without a duration. */
export function recordEnd({ startsAt, duration }: Timed): Instant | null {
  switch (duration.kind) {
    case 'none':
      return null
    case 'length':
      return startsAt + duration.seconds * SECOND_MS
    case 'until':
      return duration.endsAt
    case 'all-day':
      return startsAt + DAY_MS
  }
}

/** The length in seconds: 0 without a duration, 86,400 for a whole day. [REC-11] */
export function recordSeconds(record: Timed): number {
  const end = recordEnd(record)
  return end === null ? 0 : (end - record.startsAt) / SECOND_MS
}
