import { reminderToWire } from '@reprieve/contract/reminders/reminderWire.ts'
import { defaultReminder, type Reminder } from '@reprieve/domain/reminders/reminder.ts'
import type { PushTarget } from '@reprieve/contract/reminders/subscription.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openJobLanes } from '../jobKinds.ts'
import { JobRunner } from '../jobs/jobRunner.ts'
import { startLocalPush, subscriptionToken, type LocalPush } from '../testing/localPush.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { queueDueReminders, reminderChores } from './dueReminders.ts'
import { repairDueTimes } from './store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

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
  service.received.length = 0
  await server.db.deleteFrom('push_subscription').execute()
})

const at = (text: string): number => Date.parse(text)

/** A browser that registers, now. */
async function browserOf(
  person: TestPerson,
  timezone: string,
  target = service.subscribe(),
): Promise<PushTarget> {
  const body = { fcm_token: subscriptionToken(target), type: 'webpush', timezone, language: 'de' }
  const { body: answer } = await server.call('notifications/register-fcm-token', body, { person })
  expect(answer.result_code).toBe(0)
  await pass()
  return target
}

async function personAt(moment: string): Promise<TestPerson> {
  server.clock.now = at(moment)
  return server.signUp()
}

const save = (person: TestPerson, content: object, pref_type = 'reminders') =>
  server.call('sync/update-record', { record_type: 'user_settings_record', pref_type, content }, { person })

const reminderAt = (hour: number, change: Partial<Reminder> = {}): object =>
  reminderToWire(
    {
      ...defaultReminder('2026-01-01'),
      frequency: { kind: 'daily', every: 1, at: { hour, minute: 0 } },
      ...change,
    },
    { before: null, next: null },
  )

/** What a chore and the jobs behind it do in this moment. */
async function pass(): Promise<number> {
  const queued = await queueDueReminders(server.db, server.clock.now, () => {})
  await server.services.jobs.settled()
  return queued
}

/** What had come by the time, each with the moment at which it came. */
async function comingUntil(moment: string, stepMs = MINUTE): Promise<string[]> {
  const came: string[] = []
  while (server.clock.now < at(moment)) {
    server.clock.now += stepMs
    const before = service.received.length
    await pass()
    for (const { text } of service.received.slice(before)) {
      const { r, at: due } = JSON.parse(text) as { r: string; at: number }
      expect(due).toBe(server.clock.now)
      came.push(`${r} ${new Date(due).toISOString().slice(0, 16)}`)
    }
  }
  return came
}

test.each([
  ['in autumn, when the clocks go back', '2026-10-25', ['r_1 2026-10-25T19:00']],
  ['in spring, when they go forward', '2027-03-28', ['r_1 2027-03-28T18:00']],
  ['on any day', '2026-11-03', ['r_1 2026-11-03T19:00']],
])('[PUSH-7, SCHED-5] 20:00 in Berlin %s comes once, at its minute', async (_, day, expected) => {
  const person = await personAt(`${day}T17:55Z`)
  const target = await browserOf(person, 'Europe/Berlin')
  expect(await comingUntil(`${day}T19:10Z`, 5 * MINUTE)).toEqual(expected)
  expect(service.received[0]).toMatchObject({ path: new URL(target.endpoint).pathname, topic: 'r_1' })
  expect(JSON.parse(service.received[0]!.text)).toMatchObject({ v: 1, lang: 'de', sound: 1, vibration: 1 })
})

test('[PUSH-7] after a journey to Tokyo it comes at 20:00 there, and no more at 20:00 at home', async () => {
  const person = await personAt('2026-10-25T18:58Z')
  const target = await browserOf(person, 'Europe/Berlin')
  expect(await comingUntil('2026-10-25T19:02Z')).toEqual(['r_1 2026-10-25T19:00'])
  server.clock.now = at('2026-10-26T10:55Z')
  await browserOf(person, 'Asia/Tokyo', target)
  expect(await comingUntil('2026-10-26T11:02Z')).toEqual(['r_1 2026-10-26T11:00'])
  server.clock.now = at('2026-10-26T18:57Z')
  expect(await comingUntil('2026-10-26T19:02Z')).toEqual([])
})

test('[PUSH-7] whoever arrives where it is five past eight is reminded there from the next day on', async () => {
  const person = await personAt('2026-10-26T11:05Z')
  const target = await browserOf(person, 'Europe/Berlin')
  await browserOf(person, 'Asia/Tokyo', target)
  expect(await comingUntil('2026-10-26T11:08Z')).toEqual([])
  server.clock.now = at('2026-10-27T10:59Z')
  expect(await comingUntil('2026-10-27T11:01Z')).toEqual(['r_1 2026-10-27T11:00'])
})

test('[PUSH-7, D3] a device that told no zone has that of the last sign-in; without any, nothing is due', async () => {
  const person = await personAt('2026-11-03T09:55Z')
  await browserOf(person, 'not a zone')
  expect(await comingUntil('2026-11-03T09:57Z')).toEqual([])
  await server.db
    .updateTable('account')
    .set({ timezone: 'Pacific/Auckland' })
    .where('user_id', '=', person.userId)
    .execute()
  await save(person, { r_1: reminderAt(23) })
  expect(await comingUntil('2026-11-03T10:01Z')).toEqual(['r_1 2026-11-03T10:00'])
})

test('[PUSH-6, SYNC-35] what is saved holds at once, on every device of the person and on nobody else’s', async () => {
  const [person, stranger] = [await personAt('2026-11-03T09:55Z'), await server.signUp()]
  for (const owner of [person, person, stranger]) await browserOf(owner, 'UTC')
  await save(person, { r_1: reminderAt(10) }, 'home_cards')
  await save(person, { r_1: reminderAt(20, { isOn: false }), r_a: reminderAt(10), r_b: reminderAt(9) })
  expect((await comingUntil('2026-11-03T10:05Z')).sort()).toEqual([
    'r_a 2026-11-03T10:00',
    'r_a 2026-11-03T10:00',
  ])
  server.clock.now = at('2026-11-03T19:58Z')
  // Only the stranger still has the first one on.
  expect(await comingUntil('2026-11-03T20:02Z')).toEqual(['r_1 2026-11-03T20:00'])
})

test('[PUSH-6, REM-7] a reminder set to ten minutes ago begins tomorrow; one that waits is not lost by a save', async () => {
  const person = await personAt('2026-11-03T08:00Z')
  await browserOf(person, 'UTC')
  server.clock.now = at('2026-11-03T12:10Z')
  await save(person, { r_a: reminderAt(12) })
  expect(await pass()).toBe(0)
  server.clock.now = at('2026-11-03T20:00Z') + 1_000
  await save(person, { r_b: reminderAt(19) })
  await save(person, { r_b: reminderAt(18) })
  await pass()
  expect(service.received.map(({ topic }) => topic)).toEqual(['r_1'])
})

test('[PUSH-6] what a process did not live to say is found within the hour', async () => {
  const person = await personAt('2026-11-03T08:00Z')
  await browserOf(person, 'UTC')
  await save(person, { r_a: reminderAt(12) })
  // As if the second line had never run.
  await server.db
    .updateTable('push_subscription')
    .set({ next_at: new Date(at('2026-11-03T20:00Z')) })
    .execute()
  await repairDueTimes(server.db, server.clock.now)
  server.clock.now = at('2026-11-03T11:59Z')
  expect(await comingUntil('2026-11-03T12:01Z')).toEqual(['r_a 2026-11-03T12:00'])
})

test('[PUSH-6] four processes that look and two that send at once make one message of it for each device', async () => {
  const people = [await personAt('2026-11-03T19:58Z'), await server.signUp(), await server.signUp()]
  for (const owner of people) for (let device = 0; device < 6; device += 1) await browserOf(owner, 'UTC')
  server.clock.now = at('2026-11-03T20:00Z')
  const looks = [1, 2, 3, 4].map(() => queueDueReminders(server.db, server.clock.now, () => {}))
  const { db, config, stores, push, jobs } = server.services
  const services = {
    db,
    config,
    stores,
    push,
    now: () => server.clock.now,
    signingKey: 'signing',
    wakeMail: () => {},
  }
  const second = new JobRunner(openJobLanes(services.config.dataDir), { services, onError: () => {} })
  const queued = (await Promise.all(looks)).reduce((sum, each) => sum + each, 0)
  const areDone = async (): Promise<void> => {
    await Promise.all([second.settled(), jobs.settled()])
    expect(await server.db.selectFrom('job').select('job_id').execute()).toEqual([])
  }
  await vi.waitFor(areDone, { timeout: 30_000 })
  await second.stop()
  const paths = service.received.map(({ path }) => path)
  expect([queued, paths.length, new Set(paths).size]).toEqual([18, 18, 18])
})

test.each([
  ['29 minutes', 29, 1],
  ['31 minutes', 31, 0],
  ['five days', 5 * 24 * 60 + 31, 0],
])('[PUSH-8] after %s without a server no heap comes', async (_, minutes, count) => {
  const person = await personAt('2026-11-03T19:59Z')
  await browserOf(person, 'UTC')
  server.clock.now = at('2026-11-03T20:00Z') + minutes * MINUTE
  expect([await pass(), await pass()]).toEqual([count, 0])
  server.clock.now = at('2026-11-09T19:59Z')
  expect((await comingUntil('2026-11-09T20:01Z')).length).toBe(1)
})

test('[PUSH-6] a clock that goes back brings nothing again', async () => {
  const person = await personAt('2026-11-03T19:59Z')
  await browserOf(person, 'UTC')
  expect((await comingUntil('2026-11-03T20:01Z')).length).toBe(1)
  server.clock.now -= 2 * HOUR
  await save(person, { r_1: reminderAt(20) })
  expect(await comingUntil('2026-11-03T20:05Z')).toEqual([])
})

test('[PUSH-10] after a logout, a new password or a deletion nothing is due, in whatever order it happens', async () => {
  for (const reason of ['logout', 'password', 'reused', 'account-deleted', 'idle']) {
    const person = await personAt('2026-11-03T19:59Z')
    await browserOf(person, 'UTC')
    await server.db
      .updateTable('session_family')
      .set({ ended_at: new Date(server.clock.now), end_reason: reason })
      .where('user_id', '=', person.userId)
      .execute()
    server.clock.now += MINUTE
    expect([reason, await pass()]).toEqual([reason, reason === 'idle' ? 1 : 0])
    await server.db.deleteFrom('push_subscription').execute()
  }
})

test('[PUSH-6, ACC-33] what somebody keeps that we stumble over holds up nobody else', async () => {
  const [person, other] = [await personAt('2026-11-03T19:59Z'), await server.signUp()]
  for (const owner of [person, other]) await browserOf(owner, 'UTC')
  await save(person, { r_1: reminderAt(20) })
  await server.db
    .updateTable('item')
    .set({ groups: '{"r_1": null}' })
    .where('user_id', '=', person.userId)
    .execute()
  server.clock.now += MINUTE
  const { db, config } = server.services
  const due = reminderChores.find(({ name }) => name === 'reminders-due')!
  const services = {
    db,
    config,
    signingKey: 'signing',
    wakeMail: () => {},
    wakeJobs: () => server.services.jobs.wake(),
  }
  await expect(due.run(services, server.clock.now)).rejects.toThrow(TypeError)
  await server.services.jobs.settled()
  expect(service.received.length).toBe(1)
})
