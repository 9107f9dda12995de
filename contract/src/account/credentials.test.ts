import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CALLS } from '../calls.ts'
import { passwordHash, username } from './credentials.ts'

const fits = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success

const hash = Buffer.alloc(32, 7).toString('base64')

test('[D12] every 32 bytes as base64 are a password, and other lengths are not', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      expect(fits(passwordHash, Buffer.from(bytes).toString('base64'))).toBe(bytes.length === 32)
    }),
  )
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      expect(fits(passwordHash, Buffer.from(bytes).toString('base64'))).toBe(true)
    }),
  )
})

test.each([
  'correct horse battery staple',
  'x'.repeat(44),
  `${'x'.repeat(43)}=`,
  hash.slice(0, 43),
  `${hash}\n`,
  ` ${hash}`,
  hash.replace(/.=$/, '=='),
  hash.replaceAll('=', '%'),
  Buffer.alloc(32, 255).toString('base64').replaceAll('/', '_'),
  '',
  null,
  44,
])('[D12] a plaintext password sent by mistake is refused: %j', (sent) => {
  expect(fits(passwordHash, sent)).toBe(false)
})

test('[D12] a hash without its version, or of another version, is refused', () => {
  const { request } = CALLS['core/register-user']
  const person = { email: 'ada@example.org', username: 'ada', password: hash }
  expect(fits(request, { ...person, pw_v: 1 })).toBe(true)
  expect(fits(request, person)).toBe(false)
  expect(fits(request, { ...person, pw_v: 2 })).toBe(false)
})

test.each([
  ['ada', true],
  ['김수현', true],
  ['Ada Lovelace', true],
  ['x'.repeat(64), true],
  ['ad', false],
  ['    ', false],
  [' a ', false],
  ['ada@home', false],
  ['x'.repeat(65), false],
  ['ada\r\nBcc: all', false],
  ['ada\0', false],
  ['ada\ud800', false],
])('[D13] %j as a username: %j', (name, good) => {
  expect(fits(username, name)).toBe(good)
})

test('[D14] sign-in takes a password or an earlier token, each with its device', () => {
  const { request } = CALLS['core/login-user']
  const byPassword = { username: 'ada', password: hash, pw_v: 1, device_id: 'd1' }
  const byToken = { username: 'ada', prev_token: 'abc', device_id: 'd1' }
  expect(request.parse(byPassword)).toEqual(byPassword)
  expect(request.parse({ ...byToken, force_device: true })).toEqual({ ...byToken, force_device: true })
  expect(fits(request, { username: 'ada', device_id: 'd1' })).toBe(false)
  expect(fits(request, { ...byPassword, device_id: '' })).toBe(false)
  expect(fits(request, { username: 'ada', prev_token: 'abc' })).toBe(false)
})

test('[REL 1d] fields that a person may not set about themselves are dropped at the border', () => {
  const sent = {
    email: 'ada@example.org',
    username: 'ada',
    password: hash,
    pw_v: 1,
    eula_version: 2,
    privacy_notice_version: 2,
  }
  const greedy = { ...sent, is_pro: true, credits_count: 99, user_id: 1, is_institution_member: true }
  expect(CALLS['core/register-user'].request.parse(greedy)).toEqual(sent)
})
