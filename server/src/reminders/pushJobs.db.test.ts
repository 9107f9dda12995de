import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { takeJob } from '../jobs/jobStore.ts'
import { startLocalPush, subscriptionToken, type LocalPush } from '../testing/localPush.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { queueDueReminders, PUSH_JOB } from './dueReminders.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const BEFORE = Date.parse('2026-11-03T19:59Z')

let server: TestApp
let service: LocalPush
let person: TestPerson
beforeAll(async () => {
  service = await startLocalPush()
  // The runner looks for jobs every second: what it does by itself would come between two lines of a test.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  server = await openTestApp({ PUSH_HOSTS: service.address, RATE_LIMITS: 'off' })
  vi.useRealTimers()
  await server.services.chores.stop()
})
afterAll(async () => {
  await server.close()
  await service.close()
})
beforeEach(async () => {
  server.clock.now = BEFORE
  service.answers = { status: 201 }
  service.received.length = 0
  for (const table of ['push_subscription', 'push_note', 'job'] as const)
    await server.db.deleteFrom(table).execute()
  person = await server.signUp()
  await register()
})

async function register(target = service.subscribe()): Promise<void> {
  const body = { fcm_token: subscriptionToken(target), type: 'webpush', timezone: 'UTC', language: 'ko' }
  await server.call('notifications/register-fcm-token', body, { person })
  await queueDueReminders(server.db, server.clock.now, () => {})
}

/** It becomes due; nobody has sent it yet. */
async function comeDue(): Promise<void> {
  server.clock.now = BEFORE + MINUTE
  expect(await queueDueReminders(server.db, server.clock.now, () => {})).toBe(1)
}

async function sendAfter(ms: number): Promise<number> {
  server.clock.now += ms
  await server.services.jobs.settled()
  return service.received.length
}

/** What is left of devices, messages and jobs. */
async function left(): Promise<[number, number, number]> {
  const counts = (['push_subscription', 'push_note', 'job'] as const).map(async (table) => {
    const rows = await server.db.selectFrom(table).selectAll().execute()
    return rows.length
  })
  return (await Promise.all(counts)) as [number, number, number]
}

const fails = async () =>
  (await server.db.selectFrom('push_subscription').select('fails').execute()).map((row) => row.fails)

test('[PUSH-6] what was sent leaves nothing behind but the device', async () => {
  await comeDue()
  expect(await left()).toEqual([1, 1, 1])
  expect(await sendAfter(0)).toBe(1)
  expect(await left()).toEqual([1, 0, 0])
})

test.each([404, 410])(
  '[PUSH-9] a subscription that answers %i goes, with all that was on its way',
  async (status) => {
    service.answers = { status }
    await comeDue()
    expect(await sendAfter(0)).toBe(1)
    expect(await left()).toEqual([0, 0, 0])
  },
)

test.each([400, 401, 403, 413, 302])(
  '[PUSH-9, PUSH-4] a %i is not tried again, and the device stays',
  async (status) => {
    service.answers = { status, headers: { location: `${service.address}/elsewhere` } }
    await comeDue()
    expect([await sendAfter(0), await sendAfter(HALF_HOUR)]).toEqual([1, 1])
    expect([await left(), await fails()]).toEqual([[1, 0, 0], [1]])
  },
)
const HALF_HOUR = 30 * MINUTE

test('[PUSH-9] what is refused ten times in a row goes; one that is taken in between begins anew', async () => {
  for (const [status, count] of [
    [403, 9],
    [201, 0],
    [403, 9],
  ] as const) {
    service.answers = { status }
    if (status === 201) await refusedTimes(1)
    else await refusedTimes(9)
    expect(await fails()).toEqual([count])
  }
  await refusedTimes(1)
  expect(await left()).toEqual([0, 0, 0])
})

/** Day after day. */
async function refusedTimes(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    const { next_at: next } = await server.db
      .selectFrom('push_subscription')
      .select('next_at')
      .executeTakeFirstOrThrow()
    server.clock.now = next!
    await queueDueReminders(server.db, server.clock.now, () => {})
    await server.services.jobs.settled()
  }
}

test.each([429, 500, 503])(
  '[PUSH-9] after a %i it is tried again, each time twice as late, for half an hour',
  async (status) => {
    service.answers = { status }
    await comeDue()
    const start = server.clock.now
    const sentAt = (second: number): Promise<number> => sendAfter(start + second * SECOND - server.clock.now)
    expect(await sentAt(0)).toBe(1)
    let sent = 1
    // Nothing a second before each.
    for (const second of [5, 10, 20, 40, 80, 160, 320, 620, 920, 1_220, 1_520]) {
      expect([second, await sentAt(second - 1), await sentAt(second)]).toEqual([second, sent, sent + 1])
      sent += 1
    }
    expect(await sentAt(2_000)).toBe(sent)
    expect(await left()).toEqual([1, 0, 0])
  },
)

test('[PUSH-9] one that is taken at the second try is sent', async () => {
  service.answers = { status: 500 }
  await comeDue()
  await sendAfter(0)
  service.answers = { status: 201 }
  expect([await sendAfter(5 * SECOND), await sendAfter(HALF_HOUR)]).toEqual([2, 2])
  expect(await left()).toEqual([1, 0, 0])
})

test('[PUSH-9] a service that says how long to wait is not asked before that', async () => {
  service.answers = { status: 429, headers: { 'retry-after': '90' } }
  await comeDue()
  expect([await sendAfter(0), await sendAfter(89 * SECOND)]).toEqual([1, 1])
  expect(await sendAfter(SECOND)).toBe(2)
  // Later than a reminder may come.
  service.answers = { status: 503, headers: { 'retry-after': '3600' } }
  expect(await sendAfter(90 * SECOND)).toBe(3)
  expect(await left()).toEqual([1, 0, 0])
})

test('[PUSH-9, PUSH-4] a service that takes it and says nothing is left after three seconds, for later', async () => {
  service.answers = null
  await comeDue()
  expect(await sendAfter(0)).toBe(1)
  expect(await left()).toEqual([1, 1, 1])
})

test('[PUSH-4] an address that leads elsewhere by now gets nothing', async () => {
  await server.db.updateTable('push_subscription').set({ endpoint: 'https://10.0.0.1/push' }).execute()
  await comeDue()
  expect(await sendAfter(0)).toBe(0)
  expect([await left(), await fails()]).toEqual([[1, 0, 0], [1]])
})

test('[PUSH-14] a browser that was subscribed to another key of ours gets nothing that it would refuse', async () => {
  await server.db.updateTable('push_subscription').set({ of_key: 'another' }).execute()
  await comeDue()
  expect(await sendAfter(0)).toBe(0)
  expect(await left()).toEqual([1, 0, 0])
})

test('[PUSH-6, JOB-1] whoever dies between the look and the message, another sends it', async () => {
  await comeDue()
  expect(await takeJob(server.db, [PUSH_JOB], server.clock.now)).not.toBeNull()
  expect(await sendAfter(59 * SECOND)).toBe(0)
  expect(await sendAfter(SECOND)).toBe(1)
  expect(await left()).toEqual([1, 0, 0])
})

test('[PUSH-6, JOB-1] one that takes its process with it three times is given up', async () => {
  await comeDue()
  for (let time = 0; time < 3; time += 1) {
    expect(await takeJob(server.db, [PUSH_JOB], server.clock.now)).not.toBeNull()
    server.clock.now += MINUTE
  }
  expect(await sendAfter(0)).toBe(0)
  expect(await left()).toEqual([1, 0, 0])
})

test('[PUSH-8] one whose job waited for too long is passed over', async () => {
  await comeDue()
  expect(await sendAfter(HALF_HOUR + 1)).toBe(0)
  expect(await left()).toEqual([1, 0, 0])
})

test.each([
  ['logs out', 'core/delete-all-tokens', { scope: 'this' }],
  [
    'turns it off',
    'sync/update-record',
    { record_type: 'user_settings_record', pref_type: 'reminders', content: { r_1: { enabled: 0 } } },
  ],
] as const)('[PUSH-10, PUSH-6] whoever %s in the last moment gets nothing more', async (_, name, body) => {
  await comeDue()
  expect((await server.call(name, body, { person })).body.result_code).toBe(0)
  expect(await sendAfter(0)).toBe(0)
  expect((await left()).slice(1)).toEqual([0, 0])
})
