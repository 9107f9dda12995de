import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

/** A device for which nothing is due. */
async function device({ userId }: TestPerson): Promise<void> {
  const now = new Date(server.clock.now)
  await server.db
    .insertInto('push_subscription')
    .values({
      user_id: userId,
      sub_id: randomUUID(),
      endpoint_hash: Buffer.from(randomUUID()),
      endpoint: 'https://fcm.googleapis.com/fcm/send/1',
      type: 'webpush',
      family: randomUUID(),
      of_key: '',
      checked_to: now,
      created_at: now,
      seen_at: now,
    })
    .execute()
}

const nextOf = async ({ userId }: TestPerson) =>
  (
    await server.db
      .selectFrom('push_subscription')
      .select('next_at')
      .where('user_id', '=', userId)
      .orderBy('next_at')
      .execute()
  ).map((row) => row.next_at)

const save = (person: TestPerson, pref_type: string, content: object) =>
  server.call('sync/update-record', { record_type: 'user_settings_record', pref_type, content }, { person })

test('[SYNC-35, D55] reminders that were saved are worked out anew for every device of their person, and of nobody else', async () => {
  const [person, stranger] = [await server.signUp(), await server.signUp()]
  for (const owner of [person, person, stranger]) await device(owner)
  server.clock.now += 60_000
  await save(person, 'home_cards', { r_1: { hour: 20 } })
  expect(await nextOf(person)).toEqual([null, null])
  expect(
    (await save(person, 'reminders', { 'no key!': 1, r_1: 'x'.repeat(2_000_000) })).body.result_code,
  ).not.toBe(0)
  expect(await nextOf(person)).toEqual([null, null])
  expect((await save(person, 'reminders', { r_1: { hour: 20 } })).body.result_code).toBe(0)
  expect(await nextOf(person)).toEqual([server.clock.now, server.clock.now])
  expect(await nextOf(stranger)).toEqual([null])
})
