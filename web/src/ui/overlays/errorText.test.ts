import { expect, test } from 'vitest'
import { type ErrorDetails, errorText } from './useMessages.ts'

const WORDS = { away: 'no connection', unknown: 'Unknown error' }

test.each<[ErrorDetails, string]>([
  [{ result_msg: 'wrong password', message: 'HTTP 401' }, 'wrong password'],
  [{ result_msg: '', message: 'HTTP 401' }, 'HTTP 401'],
  [{ result_msg: null, message: 'HTTP 401' }, 'HTTP 401'],
  [{ reached: true, message: 'wrong password' }, 'wrong password'],
  [new Error('the disk is full'), 'the disk is full'],
  [{ result_msg: 5, message: ' ' }, 'Unknown error'],
  [{}, 'Unknown error'],
  [{ reached: false }, 'no connection'],
])('[UI-7] %o is told as "%s"', (fault, told) => {
  expect(errorText(fault, WORDS)).toBe(told)
})
