import { expect, test } from 'vitest'
import { CALLS } from '../calls.ts'
import { readSubscription } from './subscription.ts'

// The example of RFC 8291, section 5.
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/dGhlIGRldmljZQ:APA91b'
const written = (change: object = {}, keys: object = {}) =>
  JSON.stringify({ endpoint: ENDPOINT, expirationTime: null, keys: { ...KEYS, ...keys }, ...change })
const off = `${KEYS.p256dh.slice(0, -2)}iw`

test('[D55] of a PushSubscription its endpoint and its two keys are read', () => {
  const target = { endpoint: ENDPOINT, ...KEYS }
  expect(readSubscription(written({ options: { userVisibleOnly: true } }))).toEqual({
    ok: true,
    value: target,
  })
  const home = 'http://127.0.0.1:40123/push/1'
  expect(readSubscription(written({ endpoint: home }))).toEqual({
    ok: true,
    value: { ...target, endpoint: home },
  })
})

test.each([
  ['nothing', ''],
  ['a token of a phone', 'fcm:APA91bHun4MxP5egoKMwt2KZFBaFUH'],
  ['half of it', written().slice(0, -20)],
  ['a list', '[]'],
  ['null', 'null'],
  ['a prototype', '{"__proto__":{"endpoint":"https://fcm.googleapis.com/"}}'],
  ['no keys', JSON.stringify({ endpoint: ENDPOINT })],
  ['an endpoint that is no text', written({ endpoint: [ENDPOINT] })],
  ['plain http', written({ endpoint: 'http://fcm.googleapis.com/fcm/send/1' })],
  ['plain http by another name of this machine', written({ endpoint: 'http://localhost:40123/push' })],
  ['another scheme', written({ endpoint: 'file:///etc/passwd' })],
  ['a script', written({ endpoint: 'javascript:alert(1)' })],
  ['an endpoint without end', written({ endpoint: `https://fcm.googleapis.com/${'a'.repeat(2_030)}` })],
  ['a name and a password', written({ endpoint: 'https://ada:secret@fcm.googleapis.com/fcm/send/1' })],
  ['a line break in it', written({ endpoint: 'https://fcm.googleapis.com/\r\nx: y' })],
  ['a backslash', written({ endpoint: 'https://10.0.0.1\\.fcm.googleapis.com/' })],
  ['a number for a host', written({ endpoint: 'https://2130706433/push' })],
  ['a fragment', written({ endpoint: `${ENDPOINT}#a` })],
  ['a key off the curve', written({}, { p256dh: off })],
  ['a key of zeros', written({}, { p256dh: `BA${'A'.repeat(85)}` })],
  ['a key in its short form', written({}, { p256dh: `A${KEYS.p256dh.slice(1, 44)}` })],
  ['a key of standard base64', written({}, { p256dh: `${KEYS.p256dh.replaceAll('_', '/')}=` })],
  ['a secret of 15 bytes', written({}, { auth: KEYS.auth.slice(0, 20) })],
  ['a secret of 17 bytes', written({}, { auth: `${KEYS.auth}A` })],
])('[D55, REL 1d] %s is not a subscription', (_, token) => {
  expect(readSubscription(token)).toEqual({ ok: false, reason: 'malformed' })
})

test('[D55] a device may send its time zone and language, but need not', () => {
  const { request } = CALLS['notifications/register-fcm-token']
  const plain = { fcm_token: written(), type: 'webpush' }
  const whole = { ...plain, timezone: 'Europe/Berlin', language: 'de' }
  expect([request.parse(plain), request.parse(whole)]).toEqual([plain, whole])
  for (const change of [{ timezone: 'a'.repeat(65) }, { language: '' }, { language: 7 }])
    expect(request.safeParse({ ...whole, ...change }).success).toBe(false)
})

test('[PUSH-2, REL 1d] a device without an account may send times, up to a limit', () => {
  const { request } = CALLS['notifications/register-anonymous-fcm-token']
  const whole = { fcm_token: written(), type: 'webpush', reminders: { r_1: { deleted: 1 } } }
  expect(request.parse(whole)).toEqual(whole)
  const many = Object.fromEntries(Array.from({ length: 257 }, (_, at) => [`r_${at}`, {}]))
  for (const reminders of [many, [], 'r_1', { ['r'.repeat(65)]: {} }])
    expect(request.safeParse({ ...whole, reminders }).success).toBe(false)
})
