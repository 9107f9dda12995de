import { reminderToWire } from '@reprieve/contract/reminders/reminderWire.ts'
import type { PushTarget } from '@reprieve/contract/reminders/subscription.ts'
import { defaultReminder } from '@reprieve/domain/reminders/reminder.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startLocalPush, subscriptionToken, type LocalPush } from '../testing/localPush.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { queueDueReminders, reminderChores } from './dueReminders.ts'

const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const AFTERNOON = Date.parse('2026-11-03T17:00Z')
const ANONYMOUS = 'notifications/register-anonymous-fcm-token'
const REGISTER = 'notifications/register-fcm-token'

let server: TestApp
let service: LocalPush
beforeAll(async () => {
  service = await startLocalPush()
  server = await openTestApp({ PUSH_HOSTS: service.address, RATE_LIMITS: 'off' })
  // By hand: the moment is what is looked at.
  await server.services.chores.stop()
})
afterAll(async () => {
  await server.close()
  await service.close()
})
beforeEach(async () => {
  server.clock.now = AFTERNOON
  service.answers = { status: 201 }
  service.received.length = 0
  for (const table of ['push_subscription', 'push_note', 'job'] as const)
    await server.db.deleteFrom(table).execute()
})

/** One reminder a day, by the clock of the device; anything else that somebody wrote stands beside it. */
const daily = (hour: number, more: object = {}): object => ({
  r_1: { deleted: 1 },
  r_a: {
    ...reminderToWire(
      {
        ...defaultReminder('2026-01-01'),
        key: 'r_a',
        frequency: { kind: 'daily', every: 1, at: { hour, minute: 0 } },
      },
      { before: null, next: null },
    ),
    ...more,
  },
})
const NONE = { r_1: { deleted: 1 } }

const bodyOf = (target: PushTarget, more: object = {}) => ({
  fcm_token: subscriptionToken(target),
  type: 'webpush',
  timezone: 'Europe/Berlin',
  language: 'de',
  ...more,
})

async function tell(target: PushTarget, reminders: object, more: object = {}) {
  const { status, body } = await server.call(ANONYMOUS, bodyOf(target, { reminders, ...more }))
  await pass()
  return { status, ...body, server_time: 0 }
}

async function pass(): Promise<number> {
  const queued = await queueDueReminders(server.db, server.clock.now, () => {})
  await server.services.jobs.settled()
  return queued
}

/** What came by a moment, looked for every half hour. */
async function comesUntil(moment: string): Promise<string[]> {
  const before = service.received.length
  while (server.clock.now < Date.parse(moment)) {
    server.clock.now += 30 * MINUTE
    await pass()
  }
  return service.received.slice(before).map(({ text }) => {
    const { r, at } = JSON.parse(text) as { r: string; at: number }
    return `${r} ${new Date(at).toISOString().slice(0, 16)}`
  })
}

const kept = () => server.db.selectFrom('push_subscription').selectAll().orderBy('user_id').execute()

async function sweep(): Promise<void> {
  const { db, config } = server.services
  const services = { db, config, signingKey: 'signing', wakeMail: () => {}, wakeJobs: () => {} }
  await reminderChores.find(({ name }) => name === 'reminders')!.run(services, server.clock.now)
}

test('[PUSH-2, PUSH-11] who has no account is reminded at the times that the device told, in no words', async () => {
  const target = service.subscribe()
  await tell(target, daily(20))
  expect(await comesUntil('2026-11-05T06:00Z')).toEqual(['r_a 2026-11-03T19:00', 'r_a 2026-11-04T19:00'])
  expect(service.received[0]).toMatchObject({ path: new URL(target.endpoint).pathname, topic: 'r_a' })
  expect(JSON.parse(service.received[0]!.text)).toEqual({
    v: 1,
    r: 'r_a',
    at: Date.parse('2026-11-03T19:00Z'),
    lang: 'de',
    sound: 1,
    vibration: 1,
  })
})

test('[PUSH-2] of what a device tells, times are kept and nothing else', async () => {
  const target = service.subscribe()
  await tell(target, { ...daily(20, { name: 'Ibuprofen' }), note: 'my back', r_off: { enabled: 0 } })
  const rows = await kept()
  expect(JSON.stringify(rows)).not.toMatch(/Ibuprofen|my back|r_off/)
  expect(rows).toMatchObject([{ family: null, timezone: 'Europe/Berlin', seen_at: AFTERNOON }])
  expect(rows[0]!.user_id).toBeLessThan(0)
})

test('[PUSH-2, REM-7] changed times count from then on, and what would have been due before does not come', async () => {
  const target = service.subscribe()
  await tell(target, daily(20))
  server.clock.now = Date.parse('2026-11-03T18:30Z')
  await tell(target, daily(19))
  expect(await comesUntil('2026-11-04T19:30Z')).toEqual(['r_a 2026-11-04T18:00'])
  await tell(target, daily(20), { timezone: 'Asia/Tokyo' })
  expect(await comesUntil('2026-11-05T12:00Z')).toEqual(['r_a 2026-11-05T11:00'])
  expect(await kept()).toHaveLength(1)
})

test('[PUSH-2] told again, at once or after a lost answer, it is the same device, and each comes once', async () => {
  const target = service.subscribe()
  await Promise.all([1, 2, 3, 4].map(() => server.call(ANONYMOUS, bodyOf(target, { reminders: daily(20) }))))
  expect(await kept()).toHaveLength(1)
  server.clock.now = Date.parse('2026-11-03T19:00Z')
  await Promise.all([pass(), pass(), tell(target, daily(20))])
  expect(service.received).toHaveLength(1)
})

test('[PUSH-2] when no reminder comes any more, nothing of the device is kept', async () => {
  const [target, other] = [service.subscribe(), service.subscribe()]
  for (const one of [target, other]) await tell(one, daily(20))
  await tell(target, NONE)
  await tell(target, NONE)
  expect((await kept()).map(({ endpoint }) => endpoint)).toEqual([other.endpoint])
  expect(await comesUntil('2026-11-03T20:00Z')).toEqual(['r_a 2026-11-03T19:00'])
})

test('[PUSH-2] a client that tells no times is kept, and nothing is sent to it', async () => {
  const target = service.subscribe()
  await server.call(ANONYMOUS, bodyOf(target))
  expect(await comesUntil('2026-11-04T20:00Z')).toEqual([])
  await tell(target, daily(20))
  // Nor does it lose those that it told before.
  await server.call(ANONYMOUS, bodyOf(target))
  expect(await comesUntil('2026-11-05T20:00Z')).toEqual(['r_a 2026-11-05T19:00'])
})

test('[PUSH-2, PUSH-15, D5] whoever knows the address but not the secret changes and ends nothing, and cannot tell', async () => {
  const target = service.subscribe()
  const right = await tell(target, daily(20))
  const before = await kept()
  const stranger = { ...target, auth: service.subscribe().auth }
  server.clock.now += MINUTE
  expect(await tell(stranger, daily(9), { timezone: 'Asia/Tokyo' })).toEqual(right)
  expect(await tell(stranger, NONE)).toEqual(right)
  const person = await server.signUp()
  await server.call(REGISTER, bodyOf(stranger), { person })
  await server.call('notifications/unregister-fcm-token', bodyOf(target), { person })
  await server.db.deleteFrom('push_subscription').where('user_id', '>', 0).execute()
  expect(await kept()).toEqual(before)
})

test('[PUSH-16] who signs in with the same browser gets the reminders of the account, and no other', async () => {
  const [person, target, other] = [await server.signUp(), service.subscribe(), service.subscribe()]
  for (const one of [target, other]) await tell(one, daily(20))
  await server.call(REGISTER, bodyOf(target), { person })
  expect((await kept()).map(({ user_id, endpoint }) => [user_id > 0, endpoint])).toEqual([
    [false, other.endpoint],
    [true, target.endpoint],
  ])
  // A page of before that tells once more is late.
  expect(await tell(target, daily(20))).toMatchObject({ result_code: 0 })
  expect((await comesUntil('2026-11-03T19:30Z')).toSorted()).toEqual([
    'r_1 2026-11-03T19:00',
    'r_a 2026-11-03T19:00',
  ])
  // After a logout the browser is free again.
  await server.call('core/delete-all-tokens', { scope: 'this' }, { person })
  await tell(target, daily(20))
  await sweep()
  expect((await kept()).map(({ user_id }) => user_id > 0)).toEqual([false, false])
})

test('[PUSH-2] it goes 30 days after the app has last told of it, however often a message was sent', async () => {
  const target = service.subscribe()
  await tell(target, daily(20))
  await comesUntil('2026-11-05T20:00Z')
  server.clock.now = AFTERNOON + 10 * DAY
  await tell(target, daily(20))
  server.clock.now += 30 * DAY - 1
  await sweep()
  expect(await kept()).toHaveLength(1)
  server.clock.now += 1
  await sweep()
  expect(await kept()).toEqual([])
})

test.each([404, 410])('[PUSH-2, PUSH-9] a browser that is gone (%i) is forgotten', async (status) => {
  await tell(service.subscribe(), daily(20))
  service.answers = { status }
  await comesUntil('2026-11-03T19:30Z')
  const notes = await server.db.selectFrom('push_note').selectAll().execute()
  expect([await kept(), notes]).toEqual([[], []])
})
