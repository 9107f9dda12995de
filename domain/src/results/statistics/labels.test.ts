import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passBenjaminiHochberg } from './benjamini.ts'
import { passesShiftTest } from './circularShift.ts'
import { labelLinks } from './labels.ts'
import { naiveAsLarge } from '../testing/naiveTrend.ts'
import { indexesOfOnes, seededRandom } from '../testing/people.ts'
import type { TestedDays } from './statistics.ts'
import { listDays } from './welch.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 3_000 : 100
const stands = (): boolean => true

const aTest = (own: Partial<TestedDays>): TestedDays => ({
  daysWith: 10,
  daysWithout: 20,
  difference: 2,
  meanWith: 6,
  low: 0.5,
  high: 3.5,
  p: 0.001,
  ...own,
})

test.each([
  [[], []],
  [[0.1], [true]],
  [[0.11], [false]],
  [
    [0.2, 0.3],
    [false, false],
  ],
  [
    [0.04, 0.9, 0.01, 0.02, 0.03],
    [true, false, true, true, true],
  ],
  // The middle value is above its limit of 0.067, and the largest is below its limit of 0.1.
  [
    [0.03, 0.09, 0.095],
    [true, true, true],
  ],
  [
    [0.05, ...Array<number>(9).fill(0.9)],
    [false, ...Array<boolean>(9).fill(false)],
  ],
])('[STAT-8] of %j pass %j', (ps, passed) => {
  expect(passBenjaminiHochberg(ps, 0.1)).toEqual(passed)
})

test.each([
  [1, 'steady'],
  [-1, 'steady'],
  [0.99, 'hint'],
  [0.999_999_999_999_999_6, 'steady'],
] as const)('[STAT-9] a difference of %d that passes is %s', (difference, label) => {
  const low = difference > 0 ? 0.2 : -3
  expect(labelLinks([aTest({ difference, low, high: low + 2.8 })], stands)).toEqual([label])
})

test('[STAT-9] an item that does not pass is a hint if its interval excludes 0, above or below', () => {
  const others = Array.from({ length: 9 }, () => aTest({ p: 0.9, low: -1, high: 1, difference: 0.1 }))
  const hints = [aTest({ p: 0.04, low: 0.01 }), aTest({ p: 0.04, difference: -2, low: -4, high: -0.01 })]
  expect(labelLinks([...hints, ...others], stands)).toEqual(['hint', 'hint', ...others.map(() => 'none')])
  expect(labelLinks([aTest({ p: 0.5, low: 0, high: 4 })], stands)).toEqual(['none'])
})

test('[STAT-24] an item that fails the shift test is not steady, and only candidates are tested', () => {
  const asked: number[] = []
  const tested = [aTest({}), aTest({ p: 0.9, low: -1 }), aTest({ difference: 0.5, low: 0.1 })]
  const fails = (at: number): boolean => {
    asked.push(at)
    return false
  }
  expect(labelLinks(tested, fails)).toEqual(['hint', 'none', 'hint'])
  expect(asked).toEqual([0])
})

/** Alternates every two weeks. */
const inWaves = (days: number): Float64Array =>
  Float64Array.from({ length: days }, (_, day) => (day % 28 < 14 ? 8 : 2))
const everyWave = (days: number): Uint32Array =>
  indexesOfOnes(Array.from({ length: days }, (_, day) => (day % 28 < 14 ? 1 : 0)))

test('[STAT-24] an item that only fluctuates at the same pace fails, from half a year on', () => {
  expect(passesShiftTest(listDays(inWaves(196)), everyWave(196))).toBe(false)
  expect(passesShiftTest(listDays(inWaves(168)), everyWave(168))).toBe(true)
})

test('[STAT-24] shifts cover the whole diary, also if it is too long for all of them', () => {
  const pain = Float64Array.from({ length: 1_100 }, (_, day) =>
    day < 10 || (day >= 600 && day < 900) ? 8 : 2,
  )
  expect(
    passesShiftTest(
      listDays(pain),
      Uint32Array.from({ length: 10 }, (_, day) => day),
    ),
  ).toBe(false)
})

test.each([180, 3_000])('[STAT-24] with %d days, an item that follows the pain passes', (days) => {
  const chance = seededRandom(3)
  const isOn = Array.from({ length: days }, () => (chance() < 0.3 ? 1 : 0))
  const pain = Float64Array.from(isOn, (on) => 4 + 2 * on + Math.round(2 * chance()))
  expect(passesShiftTest(listDays(pain), indexesOfOnes(isOn))).toBe(true)
  const other = indexesOfOnes(Array.from({ length: days }, () => (chance() < 0.3 ? 1 : 0)))
  expect(passesShiftTest(listDays(pain), other)).toBe(false)
})

interface SimulatedThing {
  seed: number
  days: number
  share: number
  effect: number
}
function aThing({ seed, days, share, effect }: SimulatedThing) {
  const chance = seededRandom(seed)
  const isOn = Array.from({ length: days }, (_, at) => (at < 8 || chance() < share ? 1 : 0))
  const list = listDays(Float64Array.from(isOn, (on) => 4 + effect * on + 3 * chance()))
  const places = indexesOfOnes(isOn)
  const moves = Math.min(days, 366)
  return { list, places, moves, asLarge: naiveAsLarge(list.y, places, moves) }
}

test('[STAT-24] any item passes exactly if testing every single shift says so', () => {
  const things = fc.record({
    seed: fc.integer(),
    days: fc.integer({ min: 180, max: 500 }),
    share: fc.double({ min: 0.05, max: 0.9, noNaN: true }),
    effect: fc.constantFrom(0, 0.3, 0.5, 1),
  })
  fc.assert(
    fc.property(things, (thing) => {
      const { list, places, moves, asLarge } = aThing(thing)
      expect(passesShiftTest(list, places)).toBe(asLarge <= moves * 0.05)
    }),
    { numRuns: runs },
  )
})

test.each([
  [148, 200, 10, true],
  [32, 200, 11, false],
  [62, 366, 18, true],
  [13, 366, 19, false],
])(
  '[STAT-24] the item of seed %d: of %d shifts %d are as large, and it passes: %s',
  (seed, days, many, stays) => {
    const { list, places, asLarge } = aThing({ seed, days, share: 0.3, effect: 0.3 })
    expect(asLarge).toBe(many)
    expect(passesShiftTest(list, places)).toBe(stays)
  },
)
