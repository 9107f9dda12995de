import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/instant.ts'
import { dayOf } from '../time/localDay.ts'
import { afterNoonRule, reflectionInstantOn, reflectionDay } from './reflectionDay.ts'

const moment = fc.record({
  at: fc.integer({ min: Date.UTC(1900, 0, 3), max: Date.UTC(2100, 11, 30) }),
  offset: fc.integer({ min: -14 * 4, max: 14 * 4 }).map((quarters) => quarters * 15 * MINUTE_MS),
})

test('[REF-1] before noon people describe the day that ended', () => {
  expect(reflectionDay(Date.UTC(2026, 4, 10, 11, 59), 0)).toBe('2026-05-09')
  expect(reflectionDay(Date.UTC(2026, 4, 10, 12, 0), 0)).toBe('2026-05-10')
})

test('[REF-1] the place where it was written decides, not UTC', () => {
  expect(reflectionDay(Date.UTC(2026, 4, 10, 20, 0), 9 * HOUR_MS)).toBe('2026-05-10')
  expect(reflectionDay(Date.UTC(2026, 4, 10, 4, 0), 9 * HOUR_MS)).toBe('2026-05-10')
  expect(reflectionDay(Date.UTC(2026, 4, 10, 2, 0), -8 * HOUR_MS)).toBe('2026-05-09')
})

test('[REF-2] the repair moves a time before noon by half a day, and a moved time stays', () => {
  expect(afterNoonRule({ at: Date.UTC(2026, 4, 10, 9, 0), offset: 0 })).toBe(Date.UTC(2026, 4, 9, 21, 0))
  fc.assert(
    fc.property(moment, ({ at, offset }) => {
      const once = afterNoonRule({ at, offset })
      expect(afterNoonRule({ at: once, offset })).toBe(once)
      expect(dayOf({ at: once, offset })).toBe(reflectionDay(at, offset))
    }),
  )
})

test('[REF-3, D39] a chosen day is stored at its local noon, and the repair never moves it', () => {
  const now = { at: Date.UTC(2026, 4, 10, 6, 0), offset: 2 * HOUR_MS }
  expect(reflectionInstantOn('2026-05-08', now)).toBe(Date.UTC(2026, 4, 8, 10, 0))
  expect(reflectionInstantOn('2026-05-10', now)).toBe(Date.UTC(2026, 4, 10, 10, 0))
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 400 }), (at, daysAgo) => {
      const day = dayOf({ at: at.at - daysAgo * DAY_MS, offset: at.offset })
      expect(reflectionDay(reflectionInstantOn(day, at), at.offset)).toBe(day)
    }),
  )
})

test('[REF-3] on the same day, later than noon, it is stored as of now', () => {
  const now = { at: Date.UTC(2026, 4, 10, 19, 30), offset: 0 }
  expect(reflectionInstantOn('2026-05-10', now)).toBe(now.at)
})
