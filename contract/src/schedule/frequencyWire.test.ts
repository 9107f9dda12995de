import fc from 'fast-check'
import type { Frequency, Weekday } from '@reprieve/domain/schedule/frequency.ts'
import { expect, test } from 'vitest'
import { frequencyToWire, frequencyFromWire } from './frequencyWire.ts'

const clock = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
const every = fc.integer({ min: 1, max: 99 })
const days = fc
  .uniqueArray(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), { minLength: 1 })
  .map((some) => some.toSorted((one, other) => one - other))

const anyFrequency: fc.Arbitrary<Frequency> = fc.oneof(
  fc.record({ kind: fc.constant('hourly' as const), every, from: clock, to: clock }),
  fc.record({ kind: fc.constant('daily' as const), every, at: clock }),
  fc.record({ kind: fc.constant('weekly' as const), every, days, at: clock }),
  fc.record({
    kind: fc.constant('monthly' as const),
    every,
    day: fc.integer({ min: 1, max: 31 }),
    at: clock,
  }),
)

test('[SCHED-1] a frequency survives the wire unchanged', () => {
  fc.assert(
    fc.property(anyFrequency, (frequency) => {
      expect(frequencyFromWire(JSON.parse(JSON.stringify(frequencyToWire(frequency))))).toEqual(frequency)
    }),
  )
})

test('[SCHED-1] numbers may come as text, and weekdays in any order', () => {
  const said = { frequency: 'weekly', repeat_every: '2', days_of_week: ['5', 1, 5], time: '7:05' }
  expect(frequencyFromWire(said)).toEqual({
    kind: 'weekly',
    every: 2,
    days: [1, 5],
    at: { hour: 7, minute: 5 },
  })
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['an unknown kind', { frequency: 'at sunset', repeat_every: 1, time: '20:00' }],
  ['no number of days', { frequency: 'daily', time: '20:00' }],
  ['every 0 days', { frequency: 'daily', repeat_every: 0, time: '20:00' }],
  ['no time', { frequency: 'daily', repeat_every: 1 }],
  ['no end', { frequency: 'hourly', repeat_every: 4, time_start: '08:00' }],
  ['no weekday', { frequency: 'weekly', repeat_every: 1, days_of_week: [], time: '08:00' }],
  ['an eighth day', { frequency: 'weekly', repeat_every: 1, days_of_week: [8], time: '08:00' }],
  ['a 32nd', { frequency: 'monthly', repeat_every: 1, day_of_month: 32, time: '08:00' }],
])('[SCHED-1] %s is not a frequency', (_, said) => {
  expect(frequencyFromWire(said)).toBeNull()
})
