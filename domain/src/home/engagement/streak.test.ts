import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber } from '../../time/dayNumber.ts'
import { DAY_MS, HOUR_MS } from '../../time/instant.ts'
import { countStreak, shownStreak, trackingDays } from './streak.ts'

const TODAY = dayNumber('2026-11-16')
const days = (...ago: number[]): Set<number> => new Set(ago.map((one) => TODAY - one))

test.each([
  ['no record', [], 0],
  ['today alone', [0], 1],
  ['today and the two before', [0, 1, 2], 3],
  ['nothing yet today', [1, 2, 3, 4], 4],
  ['nothing yesterday either', [2, 3, 4], 0],
  ['a gap', [0, 1, 3, 4], 2],
  ['a day ahead, after a flight to the west', [-1, 0, 1], 3],
  ['only days far ahead, by a clock that was wrong', [-400, -401], 0],
])('[ENG-10] in a row: %s', (_, ago, streak) => {
  expect(countStreak(days(...ago), TODAY)).toBe(streak)
})

test('[ENG-10] it is shown from three on', () => {
  expect([
    shownStreak(days(), TODAY),
    shownStreak(days(0, 1), TODAY),
    shownStreak(days(0, 1, 2), TODAY),
  ]).toEqual([null, null, 3])
})

test('[ENG-2, D40] a day is that of the calendar where the record was written', () => {
  const evening = TODAY * DAY_MS - HOUR_MS
  const records = [
    { at: evening, offset: 0 },
    { at: evening, offset: 9 * HOUR_MS },
    { at: evening + 3 * HOUR_MS, offset: 0 },
  ]
  expect([...trackingDays(records)]).toEqual([TODAY - 1, TODAY])
})

test('[ENG-2, ENG-10] the day of 23 hours and the day of 25 are days as any other', () => {
  const berlin = [
    { at: Date.UTC(2026, 2, 28, 22, 30), offset: HOUR_MS },
    { at: Date.UTC(2026, 2, 29, 21, 30), offset: 2 * HOUR_MS },
    { at: Date.UTC(2026, 2, 30, 21, 30), offset: 2 * HOUR_MS },
    { at: Date.UTC(2026, 2, 30, 22, 30), offset: 2 * HOUR_MS },
  ]
  const tracked = trackingDays(berlin)
  expect(tracked.size).toBe(4)
  expect(countStreak(tracked, dayNumber('2026-03-31'))).toBe(4)
})

test('[ENG-10] a streak is never longer than the days there are, and all of its days are there', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -3, max: 20 })), (ago) => {
      const tracked = days(...ago)
      const streak = countStreak(tracked, TODAY)
      const last = [TODAY + 1, TODAY, TODAY - 1].find((day) => tracked.has(day)) ?? TODAY
      expect(streak).toBeLessThanOrEqual(tracked.size)
      expect(Array.from({ length: streak }, (_, back) => tracked.has(last - back)).every(Boolean)).toBe(true)
      expect(tracked.has(last - streak)).toBe(false)
    }),
    { seed: 10 },
  )
})
