import { expect, test } from 'vitest'
import { conditionText } from './condition.ts'

test('[COND-2] the name of the entry in the language of the app, else its own', () => {
  const headaches = { name: 'Headaches', names: { ko: '두통' } }
  expect([conditionText(headaches, 'ko'), conditionText(headaches, 'fr')]).toEqual(['두통', 'Headaches'])
  expect(conditionText({ name: 'Mein Knie', names: {} }, 'ko')).toBe('Mein Knie')
})
