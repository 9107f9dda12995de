import { expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { untypedFrequency } from '../schedule/typedFrequency.ts'
import { numberSigns } from '../writtenNumber.ts'
import {
  finishDosage,
  isPurpose,
  toggledPurpose,
  toggledTakeAs,
  typedDosage,
  type TypedDosage,
} from './taking.ts'

const signs = numberSigns('en')
const daily = { kind: 'daily', every: 1, at: { hour: 21, minute: 30 } } as const

test('[MED-17] as needed, scheduled or both; the same again clears it', () => {
  expect(toggledTakeAs(null, 'needed')).toBe('needed')
  expect(toggledTakeAs('needed', 'scheduled and needed')).toBe('scheduled and needed')
  expect(toggledTakeAs('scheduled', 'scheduled')).toBeNull()
})

const migraine = { id: 'm', name: 'Migraine', aliases: ['copy'] }

test('[MED-19] a purpose is chosen and taken back, by every id that the condition has', () => {
  const chosen = toggledPurpose([{ id: 'gone', text: 'Old knee' }], migraine)
  expect(chosen).toEqual([
    { id: 'gone', text: 'Old knee' },
    { id: 'm', text: 'Migraine' },
  ])
  expect(isPurpose(chosen, migraine)).toBe(true)
  expect(toggledPurpose(chosen, migraine)).toEqual([{ id: 'gone', text: 'Old knee' }])
  const byCopy = [{ id: 'copy', text: 'Migräne' }]
  expect(isPurpose(byCopy, migraine)).toBe(true)
  expect(toggledPurpose(byCopy, migraine)).toEqual([])
})

const finish = (typed: TypedDosage, takeAs: 'needed' | 'scheduled' | null = 'scheduled') =>
  finishDosage(typed, { signs, takeAs })

test('[MED-18] a dosage is shown in its fields and read back', () => {
  const dosage = { amount: 0.5, frequency: daily }
  expect(finish(typedDosage(dosage, signs))).toEqual(ok(dosage))
  expect(typedDosage(dosage, numberSigns('ru')).amount).toBe('0,5')
})

test.each([
  ['', 'missing'],
  ['two', 'wrong'],
  ['0', 'wrong'],
])('[MED-12] the amount %j is reported at its field', (amount, fault) => {
  const typed = { ...typedDosage({ amount: 1, frequency: daily }, signs), amount }
  expect(finish(typed)).toEqual(err({ amount: fault }))
})

test('[MED-18, SCHED-2] a frequency is required, except for a medication taken as needed', () => {
  expect(finish({ amount: '1', frequency: null })).toEqual(err({ kind: 'missing' }))
  expect(finish({ amount: '1', frequency: null }, null)).toEqual(err({ kind: 'missing' }))
  expect(finish({ amount: '1', frequency: null }, 'needed')).toEqual(ok({ amount: 1, frequency: null }))
  expect(finish({ amount: '1', frequency: untypedFrequency('daily') }, 'needed')).toEqual(
    err({ frequency: { every: 'empty', at: 'empty' } }),
  )
})

test('[MED-18, SCHED-3] an unreadable frequency of another app stays until another is chosen', () => {
  const unread = { frequency: 'at sunset' }
  const typed = typedDosage({ amount: 1, frequency: null, unread }, signs)
  expect(finish(typed)).toEqual(ok({ amount: 1, frequency: null, unread }))
  const frequency = { ...untypedFrequency('daily'), every: '1', at: '21:30' }
  expect(finish({ ...typed, frequency })).toEqual(ok({ amount: 1, frequency: daily }))
})
