import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, dayNumberOf, localDay } from './dayNumber.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './instant.ts'
import { dayOf } from './localDay.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 500

const anyMoment = fc.record({
  at: fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2100, 11, 30) }),
  offset: fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15 * MINUTE_MS),
})

test('[D40] the number of a day is that of its own calendar, and can be converted back', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      expect(localDay(dayNumberOf(moment))).toBe(dayOf(moment))
      expect(dayNumber(dayOf(moment))).toBe(dayNumberOf(moment))
    }),
    { numRuns: runs },
  )
})

test.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['1900-01-01', -25_567],
  ['2000-02-29', 11_016],
  ['2100-12-31', 47_846],
])('[D40] %s is day %d', (day, number) => {
  expect([dayNumber(day), localDay(number)]).toEqual([number, day])
})

test.each([
  ['a leap day', '2024-02-28', '2024-02-29', '2024-03-01'],
  ['a century without one', '2100-02-28', '2100-03-01', '2100-03-02'],
  ['the end of a year', '2026-12-31', '2027-01-01', '2027-01-02'],
  ['the day of 23 hours in Berlin', '2026-03-28', '2026-03-29', '2026-03-30'],
])('[D40] neighbours differ by one: %s', (_name, ...days) => {
  const first = dayNumber(days[0])
  expect(days.map(dayNumber)).toEqual([first, first + 1, first + 2])
})

test('[D40] one moment is on three different days, depending on the place', () => {
  const at = Date.UTC(2024, 1, 29, 11, 30)
  const days = [-12 * HOUR_MS, 0, 14 * HOUR_MS].map((offset) => localDay(dayNumberOf({ at, offset })))
  expect(days).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  expect(dayNumberOf({ at: at + DAY_MS, offset: 0 }) - dayNumberOf({ at, offset: 0 })).toBe(1)
})
