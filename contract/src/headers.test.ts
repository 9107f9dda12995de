import { expect, test } from 'vitest'
import { readClientType, parseBearer, parseUserId } from './headers.ts'

test.each([
  ['Bearer abc-_.~+/=', 'abc-_.~+/='],
  ['bearer abc', 'abc'],
  ['Bearer  abc', null],
  ['Bearer abc def', null],
  ['Bearer abc\r\nX: y', null],
  ['Basic abc', null],
  ['abc', null],
  ['Bearer ', null],
  [`Bearer ${'x'.repeat(600)}`, null],
  ['', null],
  [undefined, null],
])('[D3] %j carries the token %j', (header, token) => {
  expect(parseBearer(header)).toBe(token)
})

test.each([
  ['1', 1],
  ['123456789012345', 123456789012345],
  ['007', null],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['1.0', null],
  [' 1', null],
  ['1234567890123456', null],
  ['', null],
  [undefined, null],
])('[D3] %j names the user %j', (header, user) => {
  expect(parseUserId(header)).toBe(user)
})

test.each([
  ['web', 'web'],
  ['pwa', 'pwa'],
  ['android', 'android'],
  ['ios', 'ios'],
  ['IOS', 'web'],
  ['toaster', 'web'],
  [undefined, 'web'],
])('[D14] a client that calls itself %j gets the sessions of %s', (header, type) => {
  expect(readClientType(header)).toBe(type)
})
