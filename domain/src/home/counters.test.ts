import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  DEFAULT_ASK_THRESHOLDS,
  NO_COUNT,
  countSaved,
  delayRate,
  isThresholdReached,
  isSignupDue,
  type Counters,
} from './counters.ts'

const saves = (count: number, from: Counters = NO_COUNT): Counters =>
  Array.from({ length: count }).reduce<Counters>(countSaved, from)

test('[HOME-9] each new record adds one to both', () => {
  expect(saves(3)).toEqual({
    rate: { added: 3, isDelayed: false },
    signup: { added: 3, isDelayed: false },
  })
})

test('[HOME-10] ten and five, unless the operator sets others', () => {
  expect(DEFAULT_ASK_THRESHOLDS).toEqual({ rate: 10, signup: 5 })
})

test.each([
  [9, 10, false],
  [10, 10, true],
  [11, 10, true],
  [50, 0, false],
  [0, 0, false],
])('[HOME-9, HOME-10] %d records of %d: reached is %s', (count, after, reached) => {
  expect(isThresholdReached(count, after)).toBe(reached)
})

test('[HOME-8] postponing restarts the rating counter and marks it; sign-up continues', () => {
  expect(delayRate(saves(12))).toEqual({
    rate: { added: 0, isDelayed: true },
    signup: { added: 12, isDelayed: false },
  })
})

test('[HOME-8, HOME-9] however often it is postponed, rating is offered after exactly that many new records', () => {
  const steps = fc.array(fc.constantFrom('save', 'delay'), { maxLength: 60 })
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 20 }), (taken, after) => {
      const counters = taken.reduce(
        (now, step) => (step === 'save' ? countSaved(now) : delayRate(now)),
        NO_COUNT,
      )
      const since = taken.slice(taken.lastIndexOf('delay') + 1).length
      expect(counters.rate).toEqual({ added: since, isDelayed: taken.includes('delay') })
      expect(counters.signup.added).toBe(taken.filter((step) => step === 'save').length)
      expect(isThresholdReached(counters.rate.added, after)).toBe(since >= after)
    }),
    { seed: 9 },
  )
})

test.each([
  ['four are too few', 4, 4, 0, false],
  ['five saved here', 5, 5, 0, true],
  ['five saved here, of which three were deleted', 5, 2, 0, true],
  ['none saved here, five from a file', 0, 5, 0, true],
  ['put off at five', 8, 8, 5, false],
  ['put off at five, and now many more', 25, 25, 5, true],
])('[HOME-9, HOME-10] sign-up: %s', (_, added, records, putOffAt, isDue) => {
  const counter = { added, isDelayed: false }
  expect(isSignupDue({ counter, after: 5, records, putOffAt, isClearedUnused: false })).toBe(isDue)
})

test('[HOME-10] sign-up comes at the number of the operator, and never at 0', () => {
  const due = (after: number, records: number): boolean =>
    isSignupDue({ counter: NO_COUNT.signup, after, records, putOffAt: 0, isClearedUnused: false })
  expect([due(3, 2), due(3, 3), due(40, 39), due(40, 40), due(0, 900)]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
})

test.each([
  ['nothing is written yet', 0, 0, false],
  ['one record', 1, 0, true],
  ['not now at the first', 5, 1, false],
  ['not now at the first, and now many more', 25, 1, true],
])(
  '[HOME-28] a browser that clears unused sites, whatever the operator asks: %s',
  (_, records, putOffAt, isDue) => {
    for (const after of [0, 5, 40])
      expect(isSignupDue({ counter: NO_COUNT.signup, after, records, putOffAt, isClearedUnused: true })).toBe(
        isDue,
      )
  },
)
