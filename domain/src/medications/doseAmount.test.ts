import { expect, test } from 'vitest'
import { numberSigns } from '../writtenNumber.ts'
import { amountFrom } from './doseAmount.ts'

const both = (typed: string) => ['en', 'de'].map((tag) => amountFrom(typed, numberSigns(tag)))

test.each([
  ['1', 1],
  ['1,5', 1.5],
  ['0.25', 0.25],
  [' ２ ', 2],
  ['0', 0],
  ['0.3333', 0.333],
  ['100000', 100_000],
])('[MED-5] %j is the amount %d', (typed, amount) => {
  expect(both(typed)).toEqual([amount, amount])
})

test.each(['', 'two', '-1', '1/2', '1e3', '100001'])('[MED-5] %j is not an amount', (typed) => {
  expect(both(typed)).toEqual([null, null])
})

test('[MED-5] thousands are separated by the characters of the language', () => {
  expect(both('5,000')).toEqual([5_000, 5])
  expect(both('5.000')).toEqual([5, 5_000])
  expect(both('0,125')).toEqual([0.125, 0.125])
  expect(both('1,25')).toEqual([1.25, 1.25])
  expect(both('1,000,000')).toEqual([null, null])
})
