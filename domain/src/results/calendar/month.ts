import type { Weekday } from '../../schedule/frequency.ts'
import { dayNumber, localDay, type DayNumber } from '../../time/dayNumber.ts'
import { DAYS_PER_WEEK } from '../../time/instant.ts'

export interface Month {
  year: number
  /** January is 1. */
  month: number
}

/** A week of a month: seven days, null for days of another month. */
export type Week = readonly (DayNumber | null)[]

/** D40: other years are not supported. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100]

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (day: DayNumber): Weekday => (modulo(day + 3, DAYS_PER_WEEK) + 1) as Weekday

/** Number of days before this one in its week, if the week begins with `first`. */
export const daysIntoWeek = (day: DayNumber, first: Weekday): number =>
  modulo(weekdayOf(day) - first, DAYS_PER_WEEK)

/** A month in whole weeks. [RES-30] */
export function weeksInMonth({ year, month }: Month, first: Weekday): readonly Week[] {
  const begins = firstDayOfMonth({ year, month })
  const ends = lastDayOfMonth({ year, month })
  const weeks: Week[] = []
  for (let from = begins - daysIntoWeek(begins, first); from <= ends; from += DAYS_PER_WEEK) {
    const days = Array.from({ length: DAYS_PER_WEEK }, (_, at) => from + at)
    weeks.push(days.map((day) => (day < begins || day > ends ? null : day)))
  }
  return weeks
}

/** The months of a year, starting with January. [RES-30] */
export const monthsInYear = (year: number): readonly Month[] =>
  Array.from({ length: 12 }, (_, at) => ({ year, month: at + 1 }))

export const firstDayOfMonth = (month: Month): DayNumber => dayNumber(`${monthText(month)}-01`)

export const lastDayOfMonth = (month: Month): DayNumber => firstDayOfMonth(later(month, 1)) - 1

export function monthAt(day: DayNumber): Month {
  const [year, month] = localDay(day).split('-').map(Number)
  return { year: year!, month: month! }
}

/** The month `by` months later or earlier, within the supported years. [RES-31] */
export function monthBy(month: Month, by: number): Month {
  const moved = later(month, by)
  if (moved.year < FIRST_YEAR) return { year: FIRST_YEAR, month: 1 }
  return moved.year > LAST_YEAR ? { year: LAST_YEAR, month: 12 } : moved
}

/** Clamps to the supported days. [RES-31] */
export const clampDay = (day: DayNumber): DayNumber =>
  Math.min(
    Math.max(day, firstDayOfMonth({ year: FIRST_YEAR, month: 1 })),
    lastDayOfMonth({ year: LAST_YEAR, month: 12 }),
  )

/** As used in URLs: 2026-10. */
export const monthText = ({ year, month }: Month): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`

/** Null if it is no valid month: a URL may contain anything. [RES-31] */
export function monthFrom(said: string | undefined): Month | null {
  const found = /^(\d{4})-(\d\d)$/.exec(said ?? '')
  if (found === null) return null
  const [year, month] = [Number(found[1]), Number(found[2])]
  const isTold = year >= FIRST_YEAR && year <= LAST_YEAR && month >= 1 && month <= 12
  return isTold ? { year, month } : null
}

function later({ year, month }: Month, by: number): Month {
  const months = year * 12 + month - 1 + by
  return { year: Math.floor(months / 12), month: modulo(months, 12) + 1 }
}

/** Also correct for days before 1970, which are negative. */
const modulo = (value: number, by: number): number => ((value % by) + by) % by
