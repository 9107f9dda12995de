import fc from 'fast-check'
import type { Frequency, Weekday } from '../frequency.ts'
import type { Clock } from '../../time/typedTime.ts'

const anyMinute = fc.integer({ min: 0, max: 1_439 })
/** Favours the small hours, when clocks change, and round times. */
export const anyClock: fc.Arbitrary<Clock> = fc
  .oneof(
    anyMinute,
    fc.integer({ min: 0, max: 12 }).map((quarter) => quarter * 15),
    fc.constantFrom(1_200, 1_439),
  )
  .map((minute) => ({ hour: Math.floor(minute / 60), minute: minute % 60 }))

const anyDays = fc
  .uniqueArray(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), { minLength: 1 })
  .map((days) => days.toSorted((one, other) => one - other))

/** Any frequency, with an interval of at most `months` months. */
export const anyFrequency = (months: number): fc.Arbitrary<Frequency> => {
  const every = (most: number): fc.Arbitrary<number> =>
    fc.oneof(fc.constant(1), fc.integer({ min: 1, max: most }))
  const day = fc.oneof(fc.constantFrom(29, 30, 31), fc.integer({ min: 1, max: 31 }))
  return fc.oneof(
    fc.record({ kind: fc.constant('hourly' as const), every: every(99), from: anyClock, to: anyClock }),
    fc.record({ kind: fc.constant('daily' as const), every: every(99), at: anyClock }),
    fc.record({ kind: fc.constant('weekly' as const), every: every(20), days: anyDays, at: anyClock }),
    fc.record({ kind: fc.constant('monthly' as const), every: every(months), day, at: anyClock }),
  )
}
