import { expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { finishQuiet, typedQuiet } from './typedQuiet.ts'

const NIGHT = { from: { hour: 22, minute: 0 }, to: { hour: 7, minute: 0 } }

test('[REM-13] the first ones are those of a night, and nothing until they are saved', () => {
  expect(finishQuiet(typedQuiet(null))).toEqual(ok(NIGHT))
  const nap = { from: { hour: 13, minute: 5 }, to: { hour: 14, minute: 30 } }
  expect(finishQuiet(typedQuiet(nap))).toEqual(ok(nap))
})

test('[REM-13] they are read as times are typed', () => {
  expect(finishQuiet({ from: '10 pm', to: '7' })).toEqual(ok(NIGHT))
})

test.each([
  ['nothing', { from: ' ', to: '' }, { from: 'empty', to: 'empty' }],
  ['no time', { from: '25:00', to: '07:00' }, { from: 'wrong' }],
  ['half of it', { from: '22:00', to: 'morning' }, { to: 'wrong' }],
  ['the same twice', { from: '22:00', to: '10pm' }, { to: 'same' }],
])('[REM-13] %s is reported at its field', (_, typed, faults) => {
  expect(finishQuiet(typed)).toEqual(err(faults))
})
