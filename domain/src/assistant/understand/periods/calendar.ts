import { customRange } from '@reprieve/domain/filters/dateRange.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import type { Weekday } from '@reprieve/domain/schedule/frequency.ts'
import { dayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'

export type Unit = 'day' | 'week' | 'month' | 'year'

/** The user's calendar. [ASST-30] */
export interface Calendar {
  today: LocalDay
  weekStart: Weekday
}

/** The stated days, and their unit: the period before it is then the previous unit. */
export interface StatedPeriod {
  range: DateRange
  from: LocalDay
  to: LocalDay
  unit: Unit | null
  /** A month around the day of a year ago. */
  isYearAgo?: boolean
}

const ALL_TIME_FROM = '1900-01-01'

export const allTime = ({ today }: Calendar): StatedPeriod => ({
  range: { is: 'alltime' },
  from: ALL_TIME_FROM,
  to: today,
  unit: null,
})

export function periodBetween(from: LocalDay, to: LocalDay, unit: Unit | null = null): StatedPeriod | null {
  const range = customRange(from, to)
  return range.ok ? { range: range.value, from, to, unit } : null
}

export const oneDay = (day: LocalDay): StatedPeriod => ({
  range: { is: 'custom', from: day, to: day },
  from: day,
  to: day,
  unit: 'day',
})

/** 1 is Monday. */
export const weekdayNumber = (day: LocalDay): number => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1

export const plusDays = (day: LocalDay, days: number): LocalDay => localDay(dayNumber(day) + days)

/** The whole unit `back` units before that of the given day; up to today if it is not over. */
export function unitPeriod(
  unit: Unit,
  back: number,
  { today, weekStart }: Calendar,
  of: LocalDay = today,
): StatedPeriod {
  const [from, to] = edges(unit, back, of, weekStart)
  const end = from <= today && to > today ? today : to
  return { range: { is: 'custom', from, to: end }, from, to: end, unit }
}

function edges(unit: Unit, back: number, day: LocalDay, weekStart: Weekday): [LocalDay, LocalDay] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  if (unit === 'day') return [plusDays(day, -back), plusDays(day, -back)]
  if (unit === 'week') {
    const start = plusDays(day, -((weekdayNumber(day) - weekStart + 7) % 7) - 7 * back)
    return [start, plusDays(start, 6)]
  }
  if (unit === 'year') return [`${year - back}-01-01`, `${year - back}-12-31`]
  const first = monthStart(year, month - back)
  return [first, plusDays(monthStart(year, month - back + 1), -1)]
}

/** First day of a month; `month` may be below 1 or above 12. */
export function monthStart(year: number, month: number): LocalDay {
  const months = year * 12 + month - 1
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

const MOST_DAYS = 36_500

/** The last units up to today. */
export function lastUnits(count: number, unit: Unit, { today }: Calendar): StatedPeriod | null {
  const days = Math.min(count * { day: 1, week: 7, month: 30, year: 365 }[unit], MOST_DAYS)
  if (days < 1) return null
  const span = { from: plusDays(today, 1 - days), to: today, unit: null }
  if (days === 7) return { ...span, range: { is: '7days' } }
  if (days === 30) return { ...span, range: { is: '30days' } }
  return { ...span, range: { is: 'custom', from: span.from, to: today } }
}

/** The previous unit, or as many days directly before. */
export function previousPeriod({ from, to, unit }: StatedPeriod, calendar: Calendar): StatedPeriod | null {
  if (unit !== null) return unitPeriod(unit, 1, calendar, from)
  const days = dayNumber(to) - dayNumber(from) + 1
  return periodBetween(plusDays(from, -days), plusDays(from, -1))
}
