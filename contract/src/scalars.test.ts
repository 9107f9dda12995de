import { expect, test } from 'vitest'
import { bytes, day, email, stamp, text, uuid } from './scalars.ts'

const fits = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success

test.each([
  ['ada@example.org', true],
  ["o'hara+pain@mail.example.co.uk", true],
  ['a@xn--exmple-cua.de', true],
  [`${'a'.repeat(242)}@example.org`, true],
  [`${'a'.repeat(243)}@example.org`, false],
  ['ada@localhost', false],
  ['ada@@example.org', false],
  ['ada@example..org', false],
  ['a,b@example.org', false],
  ['ada@example.org\r\nBcc: all@example.org', false],
  ['<ada@example.org>', false],
  ['ada @example.org', false],
  ['ada@-example.org', false],
  ['', false],
])('[D13] %j as an e-mail address: %j', (address, good) => {
  expect(fits(email, address)).toBe(good)
})

test('[D10] a text that the database cannot keep is refused', () => {
  expect(fits(text(10), 'a\0b')).toBe(false)
  expect(fits(text(10), 'a\ud83d')).toBe(false)
  expect(fits(text(10), 'a\u{1f600}')).toBe(true)
})

test.each([
  ['0190b5c2a1f0-0001-a1b2c3d4e5f6', true],
  ['0190B5C2A1F0-0001-a1b2c3d4e5f6', false],
  ['0190b5c2a1f0-0001-a1b2c3d4e5f', false],
  ['0190b5c2a1f0-0001-a1b2c3d4e5f6\n', false],
])('[SYNC 1.4] %j as a stamp: %j', (value, good) => {
  expect(fits(stamp, value)).toBe(good)
})

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-06-31', false],
  ['0001-01-01', true],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['26-01-01', false],
])('[D9] %j as a date: %j', (value, good) => {
  expect(fits(day, value)).toBe(good)
})

test('[D30] a client id is a uuid of any version, in either case', () => {
  expect(fits(uuid, '0190b5c2-a1f0-7abc-8def-0123456789ab')).toBe(true)
  expect(fits(uuid, '0190B5C2-A1F0-5ABC-8DEF-0123456789AB')).toBe(true)
  expect(fits(uuid, '0190b5c2a1f07abc8def0123456789ab')).toBe(false)
})

test('[D4] a download has its bytes and their type', () => {
  expect(fits(bytes, { content_type: 'application/pdf', bytes: Buffer.from('%PDF') })).toBe(true)
  expect(fits(bytes, { content_type: 'application/pdf', bytes: 'text' })).toBe(false)
})
