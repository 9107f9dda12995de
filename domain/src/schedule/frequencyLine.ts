import type { Say } from '../say.ts'
import { DAY_MS, HOUR_MS, MINUTES_PER_DAY, MINUTE_MS } from '../time/instant.ts'
import type { Clock } from '../time/typedTime.ts'
import type { Frequency, Weekday } from './frequency.ts'

export type FrequencyKey =
  | 'lineHourly'
  | 'lineHourlyBetween'
  | 'lineUpTo'
  | 'lineUpToBetween'
  | 'lineDaily'
  | 'lineWeekly'
  | 'lineMonthly'

interface Tongue {
  text: Say<FrequencyKey>
  /** Locale of hours and days. */
  tag: string
  /** As needed: at most this often, not every time. */
  isUpTo?: boolean
}

/** "every 2 weeks: Mon, Thu, at 08:00": one sentence per kind and language. [SCHED-4] */
export function frequencyLine(frequency: Frequency, { text, tag, isUpTo = false }: Tongue): string {
  const { every } = frequency
  const at = (clock: Clock): string => clockWords(tag, clock)
  switch (frequency.kind) {
    case 'hourly': {
      const { from, to } = frequency
      if (isWholeDay(from, to)) return text(isUpTo ? 'lineUpTo' : 'lineHourly', { 0: every })
      const between = { 0: every, 1: at(from), 2: at(to) }
      return text(isUpTo ? 'lineUpToBetween' : 'lineHourlyBetween', between)
    }
    case 'daily':
      return text('lineDaily', { 0: every, 1: at(frequency.at) })
    case 'weekly':
      return text('lineWeekly', { 0: every, 1: daysWords(tag, frequency.days), 2: at(frequency.at) })
    case 'monthly':
      return text('lineMonthly', { 0: every, 1: frequency.day, 2: at(frequency.at) })
  }
}

/** "14:20", or "2:20 PM" in languages with a 12-hour clock. */
export const clockWords = (tag: string, { hour, minute }: Clock): string =>
  new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }).format(
    hour * HOUR_MS + minute * MINUTE_MS,
  )

/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1)

export const weekdayWord = (tag: string, day: Weekday): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(FIRST_DAY + (day - 1) * DAY_MS)

const daysWords = (tag: string, days: readonly Weekday[]): string =>
  days.map((day) => weekdayWord(tag, day)).join(tag.startsWith('zh') ? '、' : ', ')

const minutesOf = ({ hour, minute }: Clock): number => hour * 60 + minute
const LAST_MINUTE = MINUTES_PER_DAY - 1

/** From midnight to midnight, or between equal times: then the times need not be shown. */
function isWholeDay(from: Clock, to: Clock): boolean {
  const [first, last] = [minutesOf(from), minutesOf(to)]
  return first === last || (first === 0 && last === LAST_MINUTE)
}
