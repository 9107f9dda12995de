import { expect, test } from 'vitest'
import { numberSigns } from '../writtenNumber.ts'
import { newStrength, plainStrength, strengthsFor } from './strength.ts'

const english = numberSigns('en')
const german = numberSigns('de')

test.each([
  ['500', '500'],
  ['0500.0', '500'],
  ['2,50', '2.5'],
  [' .5 ', '0.5'],
  ['100', '100'],
  ['０.１', '0.1'],
  ['0.0000001', ''],
  ['0', ''],
  ['strong', ''],
  ['', ''],
  ['-5', ''],
  ['5 mg', ''],
])('[MED-13] %j is written %j', (typed, plain) => {
  expect([plainStrength(typed, english), plainStrength(typed, german)]).toEqual([plain, plain])
})

test('[MED-13] thousands are read by the signs of the language', () => {
  expect([plainStrength('1,000', english), plainStrength('1,000', german)]).toEqual(['1000', '1'])
})

const list = [
  { strength: '500', strengthUnits: 'mg' },
  { strength: '500/30', strengthUnits: 'mg' },
  { strength: '75', strengthUnits: '\u00b5g' },
]

test('[MED-14] a new strength is not in the list yet', () => {
  const added = (parts: string[], strengthUnits = 'mg') =>
    newStrength(list, { parts, strengthUnits }, english)
  expect(added(['250'])).toEqual({ ok: true, value: { strength: '250', strengthUnits: 'mg' } })
  expect(added(['0500.0'])).toEqual({ ok: false, reason: 'exists' })
  expect(added(['500', '30'])).toEqual({ ok: false, reason: 'exists' })
  expect(added(['75'], '\u03bcg')).toEqual({ ok: false, reason: 'exists' })
  expect(added(['500'], 'g').ok).toBe(true)
})

test('[MED-12] each part of a mixture needs its number', () => {
  const added = newStrength(list, { parts: ['500', ' ', 'x'], strengthUnits: 'mg' }, english)
  expect(added).toEqual({ ok: false, reason: { 1: 'missing', 2: 'missing' } })
})

test('[MED-14] the list is that of the entry, plus its own strength if the entry does not have it', () => {
  const entry = { strengths: ['250', '500'], strengthUnits: 'mg' }
  const told = (strength: string) =>
    strengthsFor(entry, { strength, strengthUnits: 'mg' }).map((one) => one.strength)
  expect(told('500')).toEqual(['250', '500'])
  expect(told('')).toEqual(['250', '500'])
  expect(told('375')).toEqual(['250', '500', '375'])
  expect(strengthsFor(null, { strength: '5', strengthUnits: 'g' })).toEqual([
    { strength: '5', strengthUnits: 'g' },
  ])
})
