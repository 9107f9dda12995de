import { expect, test } from 'vitest'
import { oneTimeCode } from './oneTimeCode.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['123\u00a0456', '123456'],
  ['１２３４５６', '123456'],
  ['000000', '000000'],
])('[ACC-19] %j is a code', (typed, code) => {
  expect(oneTimeCode(typed)).toBe(code)
})

test.each(['', '12345', '1234567', '12345a', '123-456', '١٢٣٤٥٦'])('[ACC-19] %j is not a code', (typed) => {
  expect(oneTimeCode(typed)).toBe(null)
})
