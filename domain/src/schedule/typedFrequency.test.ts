import { expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import type { Frequency, FrequencyKind } from './frequency.ts'
import { finishFrequency, typedFrequency, untypedFrequency, type TypedFrequency } from './typedFrequency.ts'

const at = { hour: 7, minute: 5 }
const blank = (kind: FrequencyKind): TypedFrequency => ({ ...untypedFrequency(kind), from: '', to: ' ' })

test.each<[FrequencyKind, object]>([
  ['hourly', { every: 'empty', from: 'empty', to: 'empty' }],
  ['daily', { every: 'empty', at: 'empty' }],
  ['weekly', { every: 'empty', days: 'empty', at: 'empty' }],
  ['monthly', { every: 'empty', day: 'empty', at: 'empty' }],
])('[SCHED-2] %s: its visible fields are required, and no others', (kind, faults) => {
  expect(finishFrequency(blank(kind))).toEqual(err(faults))
})

test.each<Frequency>([
  { kind: 'hourly', every: 8, from: { hour: 0, minute: 0 }, to: { hour: 23, minute: 59 } },
  { kind: 'daily', every: 1, at },
  { kind: 'weekly', every: 2, days: [1, 5], at },
  { kind: 'monthly', every: 99, day: 31, at },
])('[SCHED-1] $kind is shown in the fields and read back unchanged', (frequency) => {
  expect(finishFrequency(typedFrequency(frequency))).toEqual(ok(frequency))
})

test.each<[Partial<TypedFrequency>, object]>([
  [{ every: '0' }, { every: 'wrong' }],
  [{ every: '100' }, { every: 'wrong' }],
  [{ every: '1.5' }, { every: 'wrong' }],
  [{ every: 'often' }, { every: 'wrong' }],
  [{ at: '25:00' }, { at: 'wrong' }],
  [{ day: '32' }, { day: 'wrong' }],
  [
    { day: '0', at: '' },
    { day: 'wrong', at: 'empty' },
  ],
])('[SCHED-3] %j is reported at its field', (typed, faults) => {
  const whole: TypedFrequency = { ...untypedFrequency('monthly'), every: '1', at: '7:05', day: '3' }
  expect(finishFrequency({ ...whole, ...typed })).toEqual(err(faults))
})

test('[SCHED-3] numbers may be full-width, times as people write them, and weekdays in any order', () => {
  const typed: TypedFrequency = { ...untypedFrequency('weekly'), every: '２', at: '705', days: [5, 1] }
  expect(finishFrequency(typed)).toEqual(ok({ kind: 'weekly', every: 2, days: [1, 5], at }))
})
