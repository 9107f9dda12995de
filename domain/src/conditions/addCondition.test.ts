import { expect, test } from 'vitest'
import { err } from '../result.ts'
import { newCondition, typedCondition } from './addCondition.ts'
import type { Condition } from './condition.ts'

const HEADACHES: Condition = {
  id: 'headaches',
  name: 'Headaches',
  number: 10_004,
  names: { en: 'Headaches', ko: '두통' },
  firstSymptom: null,
  diagnosed: null,
  isShown: true,
  icon: 'head',
}

test('[COND-1] a name is enough; by default it is shown, without dates', () => {
  const untold = { number: null, names: {}, icon: null, firstSymptom: null, diagnosed: null, isShown: true }
  expect(newCondition([], { ...typedCondition(' Phantom pain '), id: 'own' })).toEqual({
    ok: true,
    value: { ...untold, id: 'own', name: 'Phantom pain' },
  })
})

test.each([
  ['', 'name-empty'],
  [' \u{200b} ', 'name-empty'],
  ['x'.repeat(101), 'name-too-long'],
])('[COND-1, LIST-10] %j is not a name: %s', (name, fault) => {
  expect(newCondition([], { ...typedCondition(name), id: 'own' })).toEqual(err(fault))
})

test('[COND-4] the same entry is refused, though it has the same id', () => {
  expect(newCondition([HEADACHES], HEADACHES)).toEqual(err('already-added'))
})

test('[COND-4] typed text is refused if it is the name of an existing one in another language', () => {
  expect(newCondition([HEADACHES], { ...typedCondition('두통'), id: 'own' })).toEqual(err('already-added'))
})

test('[COND-4, D29] a condition that was merged into another is refused as that one', () => {
  const merged = { ...HEADACHES, name: 'Cluster', number: null, names: {}, aliases: ['headaches'] }
  expect(newCondition([{ ...merged, id: 'kept' }], HEADACHES)).toEqual(err('already-added'))
})
