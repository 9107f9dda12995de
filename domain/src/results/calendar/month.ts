import type { Weekday } from '../../schedule/frequency.ts'
import { dayNumber, localDay, type DayNumber } from '../../time/dayNumber.ts'

export interface Month {
  year: number
  /** January is 1. */
  month: number
}

/** A week of a month: seven places, null where the day is of another month. */
export type Week = readonly (DayNumber | null)[]

const DAYS_OF_WEEK = 7
/** D40: nothing is told of other years. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2100]

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (day: DayNumber): Weekday => (modulo(day + 3, DAYS_OF_WEEK) + 1) as Weekday

/** How many days of its week lie before it, where the week begins with `first`. */
export const daysIntoWeek = (day: DayNumber, first: Weekday): number =>
  modulo(weekdayOf(day) - first, DAYS_OF_WEEK)

/** A month in whole weeks. [RES-30] */
export function monthOf({ year, month }: Month, first: Weekday): readonly Week[] {
  const begins = firstDayOf({ year, month })
  const ends = lastDayOf({ year, month })
  const weeks: Week[] = []
  for (let from = begins - daysIntoWeek(begins, first); from <= ends; from += DAYS_OF_WEEK) {
    const days = Array.from({ length: DAYS_OF_WEEK }, (_, at) => from + at)
    weeks.push(days.map((day) => (day < begins || day > ends ? null : day)))
  }
  return weeks
}

/** The months of a year, from January on. [RES-30] */
export const monthsOf = (year: number): readonly Month[] =>
  Array.from({ length: 12 }, (_, at) => ({ year, month: at + 1 }))

export const firstDayOf = (month: Month): DayNumber => dayNumber(`${monthText(month)}-01`)

export const lastDayOf = (month: Month): DayNumber => firstDayOf(later(month, 1)) - 1

export function monthAt(day: DayNumber): Month {
  const [year, month] = localDay(day).split('-').map(Number)
  return { year: year!, month: month! }
}

/** So many months later, or earlier; no further than the years that are told of. [RES-31] */
export function monthBy(month: Month, by: number): Month {
  const moved = later(month, by)
  if (moved.year < FIRST_YEAR) return { year: FIRST_YEAR, month: 1 }
  return moved.year > LAST_YEAR ? { year: LAST_YEAR, month: 12 } : moved
}

/** The nearest of the days that are told of. [RES-31] */
export const tellable = (day: DayNumber): DayNumber =>
  Math.min(
    Math.max(day, firstDayOf({ year: FIRST_YEAR, month: 1 })),
    lastDayOf({ year: LAST_YEAR, month: 12 }),
  )

/** As it stands in the address: 2026-10. */
export const monthText = ({ year, month }: Month): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`

/** Null for what is no month: what stands in an address may be anything. [RES-31] */
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

/** Of days before 1970, too, which are below 0. */
const modulo = (value: number, by: number): number => ((value % by) + by) % by
