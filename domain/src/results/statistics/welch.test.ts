import fc from 'fast-check'
import { expect, test } from 'vitest'
import { autocorrelation, binaryAutocorrelation, carryOver } from './carryOver.ts'
import { indexesOfOnes } from '../testing/people.ts'
import { twoSidedP, t975 } from './tTable.ts'
import { hasEnoughDays, listDays, countMissingDays, testDays } from './welch.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300

/** Eight days with the item, of 6 and 8, then sixteen without it, of 4 and 6. */
const pain = new Float64Array([
  6,
  6,
  6,
  6,
  8,
  8,
  8,
  8,
  ...Array<number>(8).fill(4),
  ...Array<number>(8).fill(6),
])
const FIRST_EIGHT = new Uint32Array([0, 1, 2, 3, 4, 5, 6, 7])
const OTHERS = Uint32Array.from({ length: 16 }, (_, at) => 8 + at)
const withAcf = (acfOfY: number) => testDays({ ...listDays(pain), acfOfY }, FIRST_EIGHT)

test.each([
  [8, 13, true],
  [13, 8, true],
  [7, 14, false],
  [14, 7, false],
  [8, 12, false],
  [10, 10, false],
  [11, 10, true],
])('[STAT-3] %d days with it and %d without it are enough: %s', (daysWith, daysWithout, isEnough) => {
  expect(hasEnoughDays({ daysWith, daysWithout })).toBe(isEnough)
})

test('[STAT-11] how many days are wanted still', () => {
  expect(countMissingDays({ daysWith: 3, daysWithout: 12 })).toEqual({
    daysWith: 5,
    daysWithout: 0,
    inAll: 6,
  })
  expect(countMissingDays({ daysWith: 40, daysWithout: 7 })).toEqual({
    daysWith: 0,
    daysWithout: 1,
    inAll: 0,
  })
})

test.each([
  [[1, 2, 3, 4], 0.25],
  [[1, 0, 1, 0], -0.75],
  [[5, 5, 5], 0],
  [Array<number>(30).fill(16 / 3), 0],
])('[STAT-5] of %j is left the next day %d', (values, left) => {
  expect(autocorrelation(values)).toBeCloseTo(left, 12)
})

test.each([
  [0.5, 0.5, 0.25],
  [-0.75, -0.5, 0.375],
  [-0.5, 0.5, 0],
  [0.99, 0.98, 0.9],
])('[STAT-5] %d of the pain and %d of the thing are %d', (ofPain, ofThing, r) => {
  expect(carryOver(ofPain, ofThing)).toBe(r)
})

test('[STAT-4, STAT-6] worked by hand: means 7 and 5, squared error 1/7 + 1/15, t of 7 degrees', () => {
  const { low, high, p, ...counts } = withAcf(0)
  expect(counts).toEqual({
    difference: expect.closeTo(2, 12),
    meanWith: expect.closeTo(7, 12),
    daysWith: 8,
    daysWithout: 16,
  })
  const reach = 2.365 * Math.sqrt(1 / 7 + 1 / 15)
  expect(low).toBeCloseTo(2 - reach, 9)
  expect(high).toBeCloseTo(2 + reach, 9)
  expect(low).toBeCloseTo(0.9174, 3)
  expect(p).toBeCloseTo(0.0034, 3)
})

test('[STAT-5] worked by hand: half of the pain and 41/48 of the thing are left, so r is 41/96', () => {
  expect(binaryAutocorrelation(FIRST_EIGHT, 24)).toBeCloseTo(41 / 48, 12)
  const { low, high } = withAcf(0.5)
  const reach = 2.365 * Math.sqrt(((1 / 7 + 1 / 15) * 137) / 55)
  expect(high - 2).toBeCloseTo(reach, 9)
  expect(2 - low).toBeCloseTo(reach, 9)
})

test('[STAT-4] days without it are days with its lack', () => {
  const [one, other] = [FIRST_EIGHT, OTHERS].map((places) => testDays(listDays(pain), places))
  expect(other!.difference).toBeCloseTo(-one!.difference, 12)
  expect(other!.low).toBeCloseTo(-one!.high, 12)
  expect(other!.p).toBeCloseTo(one!.p, 12)
})

test('[STAT-5] given by the positions of its days, an item has the same autocorrelation', () => {
  const anyDays = fc.array(fc.constantFrom(0, 1), { minLength: 2, maxLength: 30 })
  fc.assert(
    fc.property(anyDays, (x) => {
      expect(binaryAutocorrelation(indexesOfOnes(x), x.length)).toBeCloseTo(autocorrelation(x), 9)
    }),
    { numRuns: runs },
  )
})

test.each([
  [5, 5],
  [16 / 3, 16 / 3],
  [8, 3],
  [22 / 3, 1 / 3],
])('[STAT-14] constant days of %d with it and of %d without it are no certainty', (withIt, without) => {
  const same = pain.map((_, at) => (at < 8 ? withIt : without))
  const { difference, low, high, p } = testDays(listDays(same), FIRST_EIGHT)
  expect(difference).toBeCloseTo(withIt - without, 9)
  expect(p).toBe(1)
  expect(low <= 0 && high >= 0).toBe(true)
})

test.each([
  [7, 2.365],
  [29, 2.045],
  [30, 2.042],
  [35, 2.03],
  [50, 2.009],
  [60, 2],
  [100, 1.984],
  [1_000, 1.962],
])('[STAT-6] of %d degrees it is %d', (df, t) => {
  expect(Math.abs(t975(df) - t)).toBeLessThan(0.0011)
})

test.each([
  [0, 7, 1],
  [2.365, 7, 0.05],
  [3.499, 7, 0.01],
  [5.408, 7, 0.001],
  [2.093, 19, 0.05],
  [2.861, 19, 0.01],
  [1.98, 120, 0.05],
])('[STAT-7] a t of %d with %d degrees is seen by chance in %d', (t, df, p) => {
  expect(Math.abs(twoSidedP(t, df) - p)).toBeLessThan(0.001)
})
