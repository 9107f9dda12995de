import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './instant.ts'
import { dayOf, startOf } from './localDay.ts'
import { instantFromLocalTime, localTime } from './localTime.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 500

const moment = fc.record({
  at: fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2100, 11, 30) }),
  // Quarter hours, as in real time zones, with a margin for a wrongly set clock.
  offset: fc.integer({ min: -26 * 4, max: 26 * 4 }).map((quarters) => quarters * 15 * MINUTE_MS),
})

test.each([
  [Date.UTC(2026, 4, 10, 23, 30), 0, '2026-05-10'],
  [Date.UTC(2026, 4, 10, 23, 30), HOUR_MS, '2026-05-11'],
  [Date.UTC(2026, 0, 1, 3, 0), -8 * HOUR_MS, '2025-12-31'],
  [Date.UTC(2028, 1, 28, 22, 0), 5.75 * HOUR_MS, '2028-02-29'],
  [-1, 0, '1969-12-31'],
])('[D9] %d with offset %d is the day %s', (at, offset, day) => {
  expect(dayOf({ at, offset })).toBe(day)
})

test('[D40] a moment is within its own day, in its own offset', () => {
  fc.assert(
    fc.property(moment, ({ at, offset }) => {
      const start = startOf(dayOf({ at, offset }), offset)
      expect(start <= at && at < start + DAY_MS).toBe(true)
      expect(dayOf({ at: start, offset })).toBe(dayOf({ at, offset }))
      expect(dayOf({ at: start - 1, offset }) < dayOf({ at, offset })).toBe(true)
    }),
    { numRuns: runs },
  )
})

test('[D9] the local time, to the minute', () => {
  expect(localTime({ at: Date.UTC(2026, 4, 10, 23, 59, 59, 999), offset: 2 * HOUR_MS })).toEqual({
    day: '2026-05-11',
    hour: 1,
    minute: 59,
  })
})

test('[D9] a picked time reads back as it was picked', () => {
  const picked = fc.record({
    day: moment.map(dayOf),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
  })
  fc.assert(
    fc.property(picked, moment, (time, { offset }) => {
      expect(localTime({ at: instantFromLocalTime(time, offset), offset })).toEqual(time)
    }),
    { numRuns: runs },
  )
})

test('[D9] converting a moment to local time and back loses less than a minute', () => {
  fc.assert(
    fc.property(moment, ({ at, offset }) => {
      const lost = at - instantFromLocalTime(localTime({ at, offset }), offset)
      expect(lost >= 0 && lost < MINUTE_MS).toBe(true)
    }),
    { numRuns: runs },
  )
})
