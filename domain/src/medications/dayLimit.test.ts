import { expect, test } from 'vitest'
import { numberSigns } from '../writtenNumber.ts'
import { dayLimitFrom } from './dayLimit.ts'

test.each([
  ['1', 1],
  [' 10 ', 10],
  ['１０', 10],
  ['30', 30],
  ['0', null],
  ['31', null],
  ['2.5', null],
  ['2,5', null],
  ['-3', null],
  ['ten', null],
  ['', null],
])('[MDAY-3] a limit typed as %j is %s', (typed, limit) => {
  expect(dayLimitFrom(typed, numberSigns('de'))).toBe(limit)
})
