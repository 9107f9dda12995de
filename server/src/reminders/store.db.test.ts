import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startLocalPush, subscriptionToken, type LocalPush } from '../testing/localPush.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { reminderChores } from './dueReminders.ts'

const DAY_MS = 86_400_000

let server: TestApp
let service: LocalPush
beforeAll(async () => {
  service = await startLocalPush()
  server = await openTestApp({ PUSH_HOSTS: service.address })
  // By hand: what they do is what is looked at.
  await server.services.chores.stop()
})
afterAll(async () => {
  await server.close()
  await service.close()
})
beforeEach(() => {
  server.clock.now += DAY_MS
})

const REGISTER = 'notifications/register-fcm-token'
const ANONYMOUS = 'notifications/register-anonymous-fcm-token'
const UNREGISTER = 'notifications/unregister-fcm-token'

const bodyOf = (target = service.subscribe(), more: object = {}) => ({
  fcm_token: subscriptionToken(target),
  type: 'webpush',
  timezone: 'Europe/Berlin',
  language: 'de',
  ...more,
})

const codeOf = async (name: string, body: object, person?: TestPerson, from = '127.0.0.1') =>
  (await server.call(name, body, { from, ...(person === undefined ? {} : { person }) })).body.result_code

const devicesOf = ({ userId }: TestPerson) =>
  server.db
    .selectFrom('push_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('seen_at')
    .orderBy('created_at')
    .execute()

const anonymous = async () =>
  (await server.db.selectFrom('push_subscription').select('endpoint').where('user_id', '<', 0).execute()).map(
    (row) => row.endpoint,
  )

async function sweep(): Promise<void> {
  const { db, config } = server.services
  const services = { db, config, signingKey: 'signing', wakeMail: () => {}, wakeJobs: () => {} }
  await reminderChores.find(({ name }) => name === 'reminders')!.run(services, server.clock.now)
}

test('[PUSH-1] a device that is told again, at once or after a lost answer, is the same device', async () => {
  const person = await server.signUp()
  const target = service.subscribe()
  const body = bodyOf(target)
  const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(REGISTER, body, person)))
  server.clock.now += 1
  codes.push(await codeOf(REGISTER, { ...body, timezone: 'Asia/Tokyo', language: 'ru' }, person))
  expect(codes).toEqual([0, 0, 0, 0, 0])
  const [device, ...others] = await devicesOf(person)
  expect(others).toEqual([])
  expect(device).toMatchObject({
    ...target,
    type: 'webpush',
    timezone: 'Asia/Tokyo',
    language: 'ru',
    of_key: server.services.push.publicKey,
    seen_at: server.clock.now,
  })
})

test('[PUSH-1, D3] without a zone or a language that we know, those of the sign-in and of the call count', async () => {
  const person = await server.signUp()
  const { timezone: _zone, language: _language, ...plain } = bodyOf()
  await codeOf(REGISTER, plain, person)
  await codeOf(REGISTER, bodyOf(service.subscribe(), { timezone: '../etc', language: 'tlh' }), person)
  expect((await devicesOf(person)).map(({ timezone, language }) => [timezone, language])).toEqual([
    [null, 'en'],
    [null, 'en'],
  ])
})

test('[PUSH-1] what a phone tells is kept, and is never due', async () => {
  const person = await server.signUp()
  const token = 'dQw4w9WgXcQ:APA91bHun4MxP5egoKMwt2KZFBaFUH'
  expect(await codeOf(REGISTER, { fcm_token: token, type: 'android' }, person)).toBe(0)
  await server.call(
    'sync/update-record',
    { record_type: 'user_settings_record', pref_type: 'reminders', content: { r_1: { enabled: 1 } } },
    { person },
  )
  expect(await devicesOf(person)).toMatchObject([{ endpoint: token, type: 'android', next_at: null }])
})

test('[PUSH-1] of the devices of a person the twenty seen last are kept', async () => {
  const person = await server.signUp()
  const targets = Array.from({ length: 22 }, () => service.subscribe())
  for (const target of targets) {
    server.clock.now += 1
    await codeOf(REGISTER, bodyOf(target), person)
  }
  expect((await devicesOf(person)).map(({ endpoint }) => endpoint)).toEqual(
    targets.slice(2).map(({ endpoint }) => endpoint),
  )
})

const good = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
test.each([
  ['no JSON', 'nonsense'],
  ['a list', '[]'],
  ['a prototype', '{"__proto__":{"endpoint":"https://fcm.googleapis.com/a"}}'],
  ['no keys', JSON.stringify({ endpoint: 'https://fcm.googleapis.com/a' })],
  ['a key off the curve', JSON.stringify({ endpoint: 'https://fcm.googleapis.com/a', keys: good })],
  ['a host that nobody listed', { endpoint: 'https://push.example.org/a' }],
  ['an address of our own network', { endpoint: 'https://10.0.0.1/a' }],
  ['the metadata of a cloud', { endpoint: 'https://169.254.169.254/latest/meta-data' }],
  ['another port', { endpoint: 'https://fcm.googleapis.com:8443/a' }],
  ['another program on this machine', { endpoint: 'http://127.0.0.1:1/push/a' }],
  ['plain http', { endpoint: 'http://fcm.googleapis.com/a' }],
  ['a password in it', { endpoint: 'https://ada:secret@fcm.googleapis.com/a' }],
])('[PUSH-1, PUSH-2, PUSH-4, REL 1d] %s is refused, and nothing is kept', async (_, given) => {
  const person = await server.signUp()
  const before = await anonymous()
  const fcm_token =
    typeof given === 'string' ? given : subscriptionToken({ ...service.subscribe(), ...given })
  expect(await codeOf(REGISTER, { fcm_token, type: 'webpush' }, person)).toBe(102)
  expect(await codeOf(ANONYMOUS, { fcm_token, type: 'webpush' })).toBe(102)
  expect([await devicesOf(person), await anonymous()]).toEqual([[], before])
})

test('[PUSH-15, D5] who unregisters what is somebody else’s, or nobody’s, hears the same, and it stays', async () => {
  const [person, stranger] = [await server.signUp(), await server.signUp()]
  const target = service.subscribe()
  // One browser that two people used one after the other: neither takes it from the other.
  for (const owner of [person, stranger]) await codeOf(REGISTER, bodyOf(target), owner)
  const answers = [
    await server.call(UNREGISTER, bodyOf(target), { person }),
    await server.call(UNREGISTER, bodyOf(target), { person }),
    await server.call(UNREGISTER, bodyOf(), { person }),
  ]
  const [first, ...same] = answers.map(({ status, body }) => ({ status, ...body, server_time: 0 }))
  expect(first).toMatchObject({ status: 200, result_code: 0 })
  expect(same).toEqual([first, first])
  expect([(await devicesOf(person)).length, (await devicesOf(stranger)).length]).toEqual([0, 1])
})

test('[PUSH-10] what was registered in a session that ended on purpose goes, and nothing else', async () => {
  const person = await server.signUp()
  const elsewhere = await server.signIn(person, { deviceId: 'another' })
  for (const session of [person, elsewhere]) await codeOf(REGISTER, bodyOf(), session)
  await server.call('core/delete-all-tokens', { scope: 'this' }, { person: elsewhere })
  await sweep()
  expect((await devicesOf(person)).length).toBe(1)
  // Run out: a curtain, behind which the diary is still theirs.
  server.clock.now += 31 * DAY_MS
  await sweep()
  expect((await devicesOf(person)).length).toBe(1)
  await server.db.deleteFrom('session_family').where('user_id', '=', person.userId).execute()
  await sweep()
  expect(await devicesOf(person)).toEqual([])
})

test('[PUSH-1, PUSH-2, REL 1d] nobody registers without end', async () => {
  const person = await server.signUp()
  const body = bodyOf()
  const codes: number[] = []
  for (let time = 0; time < 62; time += 1) codes.push(await codeOf(REGISTER, body, person))
  expect(codes).toEqual([...Array.from({ length: 60 }, () => 0), 103, 103])
  const guests: number[] = []
  for (let time = 0; time < 62; time += 1)
    guests.push(await codeOf(ANONYMOUS, body, undefined, '203.0.113.9'))
  expect(guests).toEqual([...Array.from({ length: 60 }, () => 0), 103, 103])
})
