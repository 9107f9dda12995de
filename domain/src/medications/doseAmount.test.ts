import { expect, test } from 'vitest'
import { amountFrom } from './doseAmount.ts'

test.each([
  ['1', 1],
  ['1,5', 1.5],
  ['0.25', 0.25],
  [' ２ ', 2],
  ['0', 0],
  ['0.3333', 0.333],
  ['100000', 100_000],
])('[MED-5] %j is the amount %d', (typed, amount) => {
  expect(amountFrom(typed)).toBe(amount)
})

test.each(['', 'two', '-1', '1/2', '1e3', '100001'])('[MED-5] %j is none', (typed) => {
  expect(amountFrom(typed)).toBeNull()
})
