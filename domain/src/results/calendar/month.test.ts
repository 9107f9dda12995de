import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, dayNumberOf, localDay, type DayNumber } from '../../time/dayNumber.ts'
import { HOUR_MS } from '../../time/instant.ts'
import type { Weekday } from '../../schedule/frequency.ts'
import { monthAt, monthBy, monthFrom, weeksInMonth, monthText, monthsInYear, weekdayOf } from './month.ts'
import { firstDayOfWeek } from './weekStart.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300
const dates = (month: string, first: Weekday) =>
  weeksInMonth(monthFrom(month)!, first).map((week) =>
    week.map((day) => day && Number(localDay(day).slice(8))),
  )

test('[RES-30] a month is shown in whole weeks from the first day of the week', () => {
  expect(dates('2026-11', 1)).toEqual([
    [null, null, null, null, null, null, 1],
    [2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12, 13, 14, 15],
    [16, 17, 18, 19, 20, 21, 22],
    [23, 24, 25, 26, 27, 28, 29],
    [30, null, null, null, null, null, null],
  ])
  expect(dates('2026-11', 7)[0]).toEqual([1, 2, 3, 4, 5, 6, 7])
  // Exactly four weeks.
  expect(dates('2027-02', 1)).toHaveLength(4)
})

test.each([
  ['2024-02', 29],
  ['2026-02', 28],
  ['2000-02', 29],
  ['1900-02', 28],
  ['2100-02', 28],
  // Clocks change in these months, and no day may appear twice or be missing.
  ['2026-03', 31],
  ['2026-10', 31],
])('[RES-30] %s has %i days, each once and in order', (month, count) => {
  const days = dates(month, 1)
    .flat()
    .filter((day) => day !== null)
  expect(days).toEqual(Array.from({ length: count }, (_, at) => at + 1))
})

test('[RES-30] every day of every month appears once, below its weekday', () => {
  const first = fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>
  const month = fc.record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
  })
  fc.assert(
    fc.property(month, first, (wanted, begins) => {
      const weeks = weeksInMonth(wanted, begins)
      const isRight = (day: DayNumber, at: number): boolean =>
        monthText(monthAt(day)) === monthText(wanted) &&
        weekdayOf(day) === ((begins - 1 + at) % 7) + 1 &&
        // In the numbering of JavaScript, where Sunday is 0.
        weekdayOf(day) % 7 === new Date(`${localDay(day)}T12:00:00Z`).getUTCDay()
      const wrong = weeks.flatMap((week) => week.filter((day, at) => day !== null && !isRight(day, at)))
      expect(wrong).toEqual([])
      expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(true)
      const days = weeks.flat().filter((day) => day !== null)
      expect(days).toEqual(days.map((_, at) => days[0]! + at))
    }),
    { numRuns: runs },
  )
})

test('[RES-30] a day is of the month that the calendar showed there, at either end of the world', () => {
  const at = Date.UTC(2026, 9, 31, 12, 30)
  expect(monthAt(dayNumberOf({ at, offset: 14 * HOUR_MS }))).toEqual({ year: 2026, month: 11 })
  expect(monthAt(dayNumberOf({ at, offset: -12 * HOUR_MS }))).toEqual({ year: 2026, month: 10 })
})

test('[RES-30] a year has twelve of them', () => {
  expect(monthsInYear(2026).map(monthText)).toEqual(
    '01 02 03 04 05 06 07 08 09 10 11 12'.split(' ').map((month) => `2026-${month}`),
  )
})

test.each([
  ['en', 7],
  ['de', 1],
  ['es', 1],
  ['fr', 1],
  ['ko', 7],
  ['ru', 1],
  ['zh-Hans-CN', 1],
])('[RES-30] a week begins for %s with day %i, whether or not the browser knows it', (tag, day) => {
  expect(firstDayOfWeek(tag)).toBe(day)
  expect(firstDayOfWeek(tag, null)).toBe(day)
})

test('[RES-30] an unusual or impossible answer of a browser does not break the calendar', () => {
  expect(firstDayOfWeek('en-GB')).toBe(1)
  expect(firstDayOfWeek('de', { weekInfo: { firstDay: 7 } })).toBe(7)
  expect(firstDayOfWeek('de', { getWeekInfo: () => ({ firstDay: 0 }) })).toBe(1)
  expect(firstDayOfWeek('de', { getWeekInfo: () => ({}) })).toBe(1)
  expect(firstDayOfWeek('not a tag')).toBe(1)
  expect(firstDayOfWeek('constructor', null)).toBe(1)
})

test.each(['', '2026', '2026-13', '2026-00', '2026-1', '1899-12', '2101-01', '2026-10-01', 'x', undefined])(
  '[RES-31] an address with %j names no month',
  (said) => expect(monthFrom(said)).toBe(null),
)

test('[RES-31] a month is followed by the next, across years and within the supported ones', () => {
  expect(monthBy({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 })
  expect(monthBy({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 })
  expect(monthBy({ year: 2026, month: 3 }, -27)).toEqual({ year: 2023, month: 12 })
  expect(monthBy({ year: 1900, month: 1 }, -1)).toEqual({ year: 1900, month: 1 })
  expect(monthBy({ year: 2100, month: 12 }, 1)).toEqual({ year: 2100, month: 12 })
  expect(monthText(monthFrom('1900-03')!)).toBe('1900-03')
  expect(monthAt(dayNumber('1969-12-31'))).toEqual({ year: 1969, month: 12 })
})
