import { expect, test } from 'vitest'
import { aDiary, aRecordOnDay, aReflectionOnDay, selectDays } from '../testing/aDiary.ts'
import type { DayTable } from '../days.ts'
import { areMostlyBadDays } from './badDays.ts'
import { computeAverageChange, compareSpans } from './change.ts'

/** A record a day with these severities, in a range of `range` days. */
const daysOfPain = (severities: readonly number[], range = 30): DayTable =>
  selectDays(aDiary(severities.map((value, day) => aRecordOnDay(value, { day }))), { from: 0, to: range - 1 })
    .days

const times = (count: number, value: number): number[] => Array<number>(count).fill(value)

test.each([
  [5, 4, -1, -20, 'minimal', 'lower'],
  [5, 3.5, -1.5, -30, 'moderate', 'lower'],
  [5, 3.6, -1.4, -28, 'minimal', 'lower'],
  [6, 3, -3, -50, 'substantial', 'lower'],
  [6, 3.1, -2.9, -48, 'moderate', 'lower'],
  [4, 5.2, 1.2, 30, 'moderate', 'higher'],
  [10, 9, -1, -10, 'minimal', 'lower'],
  [7, 7.04, 0, 0, 'none', 'same'],
  [3, 2, -1, -33, 'moderate', 'lower'],
  [8, 3, -5, -63, 'substantial', 'lower'],
  [8, 13, 5, 63, 'substantial', 'higher'],
] as const)('[STAT-20] from %d to %d: %d points, %d percent, %s, %s', (before, now, ...told) => {
  const [points, percent, band, direction] = told
  expect(computeAverageChange(before, now)).toEqual({ points, percent, band, direction })
})

test.each([
  [5, 4.1, -0.9, 'none'],
  [3, 2.1, -0.9, 'none'],
  [3, 3.9, 0.9, 'none'],
] as const)('[STAT-20] from %d to %d is %d points, which is %s, whatever share it is', (...told) => {
  const [before, now, points, band] = told
  expect(computeAverageChange(before, now)).toMatchObject({ points, band })
})

test.each([
  [2.9, 2, -0.9, 'none'],
  [2.9, 1.9, -1, 'minimal'],
  [2.9, 1, -1.9, 'minimal'],
  [2, 0, -2, 'moderate'],
  [0, 3.9, 3.9, 'moderate'],
  [0, 4, 4, 'substantial'],
] as const)('[STAT-20] from %d, below 3, to %d: no percent, %d points, %s', (before, now, points, band) => {
  expect(computeAverageChange(before, now)).toMatchObject({ points, percent: null, band })
})

test('[STAT-21, STAT-22] two periods, by their days and in tenths', () => {
  const before = daysOfPain([...times(4, 6), ...times(3, 5)])
  const now = daysOfPain(times(9, 4))
  expect(compareSpans(now, before)).toEqual({
    now: { days: 9, outOf: 30, mean: 4 },
    before: { days: 7, outOf: 30, mean: 5.6 },
    change: { points: -1.6, percent: -29, band: 'minimal', direction: 'lower' },
  })
})

test.each([
  [6, 7],
  [7, 6],
])('[STAT-21] with %d logged days against %d no change is shown', (now, before) => {
  expect(compareSpans(daysOfPain(times(now, 4)), daysOfPain(times(before, 8)))).toMatchObject({
    now: { days: now },
    before: { days: before },
    change: null,
  })
})

test('[STAT-21] a period without any number does not count, also one with only reflections', () => {
  const reflections = aDiary(times(9, 5).map((value, day) => aReflectionOnDay(value, { day })))
  const { days } = selectDays(reflections, { from: 0, to: 29 })
  expect(compareSpans(daysOfPain(times(9, 4)), days)).toBeNull()
  expect(compareSpans(days, daysOfPain(times(9, 4)))).toBeNull()
})

test.each<[string, readonly number[], number, boolean]>([
  ['nine logged days', times(9, 8), 30, false],
  ['ten', times(10, 8), 30, true],
  ['19 of 30', times(19, 8), 30, true],
  ['two of three', times(20, 8), 30, false],
  ['two of three are hard', [...times(8, 6), ...times(4, 1)], 30, true],
  ['fewer are', [...times(7, 6), ...times(4, 1)], 30, false],
  ['5 is not hard', times(12, 5), 30, false],
  ['half are hard and none is good', [...times(6, 7), ...times(5, 3)], 30, true],
  ['half are hard and one is good', [...times(6, 7), ...times(4, 3), 2], 30, false],
  ['fewer than half are hard', [...times(5, 7), ...times(6, 4)], 30, false],
])('[STAT-23] mostly hard days: %s', (_, severities, range, isTold) => {
  expect(areMostlyBadDays(daysOfPain(severities, range))).toBe(isTold)
})
