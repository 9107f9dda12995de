import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayPoint } from '../days.ts'
import { seededRandom } from '../testing/people.ts'
import { naiveMedianSlope } from '../testing/naiveTrend.ts'
import { medianOf } from './median.ts'
import { medianSlope } from './medianSlope.ts'
import { computeTrend } from './theilSen.ts'

const isLong = process.env['REPRIEVE_LONG'] === '1'
const runs = isLong ? 10_000 : 300
const line = (length: number, value: (day: number) => number): DayPoint[] =>
  Array.from({ length }, (_, day) => ({ day: 100 + day, value: value(day) }))

test('[STAT-19] the median of all slopes, worked by hand', () => {
  // All slopes of the first four points are 1; those to the last point are 0.5, 0.33, 0, -1.
  const points = [0, 1, 2, 3, 2].map((value, at) => ({ day: at, value }))
  const more = [...points, { day: 5, value: 5 }, { day: 6, value: 6 }]
  expect(computeTrend(more)).toEqual({ slope: 1, first: 0, last: 6, from: 0, to: 6, isClear: true })
})

test('[STAT-19] no single flare turns it, and gaps count as the days that they are', () => {
  const steady = line(21, () => 4).map((point) => (point.day === 118 ? { ...point, value: 10 } : point))
  expect(computeTrend(steady)).toMatchObject({ slope: 0, from: 4, to: 4, isClear: false })
  const everyThird = line(21, (day) => 8 - day / 10).filter(({ day }) => day % 3 === 1)
  expect(computeTrend(everyThird)!.slope).toBeCloseTo(-0.1, 9)
})

test.each([
  [6, null],
  [7, true],
])('[STAT-19] of %d days it is clear: %s', (days, isClear) => {
  expect(computeTrend(line(days, (day) => 2 + day))?.isClear ?? null).toBe(isClear)
})

test.each([
  [1, true],
  [0.99, false],
  [-1, true],
  [-0.99, false],
  [0.999_999_999_999_8, true],
])('[STAT-19] %d points from the first day to the last are clear: %s', (points, isClear) => {
  expect(computeTrend(line(11, (day) => 9 + (points * day) / 10 - 1))!.isClear).toBe(isClear)
})

test('[STAT-19] the line does not leave the scale', () => {
  const { from, to } = computeTrend(line(30, (day) => (day < 20 ? 10 - day / 2 : 0)))!
  expect(from).toBeLessThanOrEqual(10)
  expect(to).toBe(0)
})

test('[STAT-19] ten years are looked at by weeks, and say the same', () => {
  const years = computeTrend(line(3_650, (day) => 8 - (4 * day) / 3_649 + (day % 2 === 0 ? 0.5 : -0.5)))!
  expect(years).toMatchObject({ first: 100, last: 3_749, isClear: true })
  expect(years.from).toBeCloseTo(8, 1)
  expect(years.to).toBeCloseTo(4, 1)
})

test('[STAT-19] above a year the mean of a week counts, not each day of it', () => {
  const oneOfSeven = (days: number) => line(days, (day) => (day % 7 === 0 ? (10 * day) / days : 2))
  expect(computeTrend(oneOfSeven(366))).toMatchObject({ slope: 0, isClear: false })
  const weeks = computeTrend(oneOfSeven(700))!
  expect(weeks.to - weeks.from).toBeCloseTo(10 / 7, 1)
})

test('[STAT-19] the median is that of the values in order', () => {
  const values = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(values, (all) => {
      const sorted = all.toSorted((one, other) => one - other)
      const [low, high] = [sorted[(all.length - 1) >> 1]!, sorted[all.length >> 1]!]
      expect(medianOf(Float64Array.from(all))).toBe((low + high) / 2)
    }),
    { numRuns: runs },
  )
})

/** From a few days to a year, with gaps: whole numbers, halves, constant values, a drift, waves, a few outliers. */
const shapes: readonly ((at: number, chance: number) => number)[] = [
  (_, chance) => Math.floor(11 * chance),
  (_, chance) => Math.floor(21 * chance) / 2,
  () => 5,
  (at, chance) => at / 40 + chance,
  (at) => (at % 7 === 0 ? 9 : 3),
  (at, chance) => (at % 2 === 0 ? 0 : 10 * chance),
  (_, chance) => 1 / (0.001 + chance),
]
interface SeriesCase {
  shape: (at: number, chance: number) => number
  size: number
  gap: number
  seed: number
}
function made({ shape, size, gap, seed }: SeriesCase): DayPoint[] {
  const chance = seededRandom(seed)
  let day = 20_000
  return Array.from({ length: size }, (_, at) => {
    day += 1 + Math.floor(gap * chance())
    return { day, value: shape(at, chance()) }
  })
}
const manyDays = fc.record({
  shape: fc.constantFrom(...shapes),
  size: fc.integer({ min: 7, max: 366 }),
  gap: fc.integer({ min: 1, max: 4 }),
  seed: fc.integer(),
})

test('[STAT-19] the median of the slopes is to the last bit that of all of them in order', () => {
  fc.assert(
    fc.property(manyDays, (many) => {
      const points = made(many)
      expect(medianSlope(points)).toBe(naiveMedianSlope(points))
    }),
    { numRuns: isLong ? 300 : 20 },
  )
})

test.each([128, 129, 130, 131])(
  '[STAT-19] of %d days too, whose slopes have two in the middle or one',
  (size) => {
    const points = made({ shape: (_, chance) => 10 * chance, size, gap: 2, seed: 1 })
    expect(medianSlope(points)).toBe(naiveMedianSlope(points))
  },
)

test('[STAT-19] if the sample of slopes is misleading, all slopes are used', () => {
  // Here the sample suggests another median than the real one; in the next case more than half of the slopes are 0, too
  // many to search.
  const astray = made({ shape: (at, chance) => at / 40 + chance, size: 292, gap: 2, seed: 142 })
  expect(medianSlope(astray)).toBe(naiveMedianSlope(astray))
  const same = line(200, (day) => (day < 150 ? 4 : (day * day) % 11))
  expect(medianSlope(same)).toBe(naiveMedianSlope(same))
})
