import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logAccess } from '../access/accessLogStore.ts'
import { inTransaction } from '../db/transaction.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

interface Listed {
  session_id: string
  device_details: string | null
  client_type: string
  created: number
  last_seen: number
  current: boolean
}

async function sessionsOf(person: TestPerson): Promise<Listed[]> {
  const { body } = await server.call('core/list-sessions', undefined, { person })
  return body['sessions'] as Listed[]
}

const onAnotherDevice = (person: TestPerson, clientType = 'pwa') => {
  server.clock.now += SECOND
  return server.signIn(person, { deviceId: randomUUID(), clientType })
}

describe('where somebody is signed in', () => {
  test('[D7] every device, the newest first, and which of them asks', async () => {
    const phone = await server.signUp()
    const begun = server.clock.now
    const page = await onAnotherDevice(phone, 'web')
    const [first, second, ...rest] = await sessionsOf(phone)
    expect(rest).toEqual([])
    expect(first).toMatchObject({ client_type: 'web', current: false, created: begun + SECOND })
    expect(second).toMatchObject({ client_type: 'pwa', current: true, created: begun, device_details: null })
    expect((await sessionsOf(page)).map(({ current }) => current)).toEqual([true, false])
    expect(new Set([first?.session_id, second?.session_id]).size).toBe(2)
  })

  test('[D7] what the device told of itself is shown, and when it was used last', async () => {
    const person = await server.signUp()
    const { username, password } = person
    const device = { device_id: randomUUID(), device_details: 'Firefox, Linux' }
    await server.call('core/login-user', { username, password, pw_v: 1, ...device })
    server.clock.now += MINUTE
    const listed = await sessionsOf(person)
    expect(new Set(listed.map((session) => session.device_details))).toEqual(
      new Set(['Firefox, Linux', null]),
    )
    expect(listed.find(({ current }) => current)?.last_seen).toBe(server.clock.now)
  })

  test('[D14, D15] what ended by logout, by idleness or by its age is not listed, nor who was displaced', async () => {
    const person = await server.signUp()
    const out = await onAnotherDevice(person)
    await onAnotherDevice(person, 'web')
    // The newest stands first.
    server.clock.now += 1
    const again = await server.signIn(person)
    expect((await sessionsOf(again)).length).toBe(3)
    await server.call('core/delete-all-tokens', { scope: 'this' }, { person: out })
    expect((await sessionsOf(again)).map((session) => session.client_type)).toEqual(['pwa', 'web'])
    server.clock.now += 7 * MINUTE
    expect((await sessionsOf(again)).map((session) => session.current)).toEqual([true])

    server.clock.now += DAY
    const later = await onAnotherDevice(person)
    expect((await sessionsOf(later)).length).toBe(2)
    server.clock.now += 30 * DAY
    const last = await onAnotherDevice(person)
    expect((await sessionsOf(last)).length).toBe(1)
  })

  test('[D5] nobody sees the sessions of somebody else', async () => {
    const [anna, bert] = [await server.signUp(), await server.signUp()]
    const ids = (await sessionsOf(anna)).map((session) => session.session_id)
    for (const { session_id: id } of await sessionsOf(bert)) expect(ids).not.toContain(id)
    const { body } = await server.call('core/list-sessions', undefined, {
      person: { ...bert, userId: anna.userId },
    })
    expect([body.result_code, body['sessions']]).toEqual([104, undefined])
  })
})

describe('the access log', () => {
  const read = (person: TestPerson, cursor?: unknown) =>
    server.call('core/get-access-log', cursor === undefined ? undefined : { cursor }, { person })
  const eventsOf = (body: Record<string, unknown>) =>
    (body['entries'] as { event: string }[]).map(({ event }) => event)

  test('[D7] tells what happened, newest first, with the device where there was one', async () => {
    const person = await server.signUp()
    const { username, password } = person
    server.clock.now += SECOND
    const device = { device_id: 'd1', device_details: 'Firefox, Linux' }
    await server.call('core/login-user', { username, password, pw_v: 1, ...device })
    const { body } = await read(person)
    expect(eventsOf(body)).toEqual(['signed-in', 'signed-in', 'activated', 'registered'])
    expect(body['next_cursor']).toBeNull()
    const entry = { at: server.clock.now, event: 'signed-in', address: null, device: 'Firefox, Linux' }
    expect((body['entries'] as unknown[])[0]).toEqual(entry)
    expect((body['entries'] as unknown[])[3]).toMatchObject({ event: 'registered', device: null })
  })

  test('[D7] comes fifty at a time; what happens in between moves no page', async () => {
    const person = await server.signUp()
    const { userId } = person
    const add = (at: number) =>
      inTransaction(server.db, (trx) =>
        logAccess(trx, { userId, event: 'signed-out', deviceId: null, now: at }),
      )
    for (let line = 0; line < 98; line += 1) await add(line)
    const first = (await read(person)).body
    await add(1_000)
    const second = (await read(person, first['next_cursor'])).body
    const third = (await read(person, second['next_cursor'])).body
    const all = [first, second, third].flatMap((page) => page['entries'] as { at: number }[])
    expect([eventsOf(first).length, eventsOf(second).length, eventsOf(third).length]).toEqual([50, 50, 1])
    expect(all.slice(0, 98).map(({ at }) => at)).toEqual(Array.from({ length: 98 }, (_, n) => 97 - n))
    expect(third['next_cursor']).toBeNull()
  })

  test.each(['', '0', '-1', '1.5', ' 3', 'x', '9'.repeat(16)])(
    '[D10] a cursor that none was (%j) is 102',
    async (cursor) => {
      const { body } = await read(await shared(), cursor)
      expect(body).toMatchObject({ result_code: 102, errors: [{ path: 'cursor' }] })
    },
  )

  test('[D10] a cursor beyond the end is an empty page', async () => {
    expect((await read(await shared(), '1')).body).toMatchObject({ entries: [], next_cursor: null })
  })

  test('[D5] nobody reads the log of somebody else', async () => {
    const [anna, bert] = [await shared(), await server.signUp()]
    expect((await read({ ...bert, userId: anna.userId })).body.result_code).toBe(104)
    expect(eventsOf((await read(anna)).body)).not.toContain('wrong-user-id')
    expect(eventsOf((await read(bert)).body)[0]).toBe('wrong-user-id')
  })

  let one: Promise<TestPerson> | undefined
  const shared = () => (one ??= server.signUp())
})
