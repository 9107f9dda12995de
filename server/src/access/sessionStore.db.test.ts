import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chainLogDigest } from './accessLogStore.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

const SECOND = 1_000
const HOUR = 3_600_000
const DAY = 24 * HOUR

const code = async (person: TestPerson, headers: Record<string, string> = {}) =>
  (await server.call('core/keep-alive', undefined, { person, headers })).body.result_code
const renew = (person: TestPerson, change: Record<string, unknown> = {}) =>
  server.call('core/login-user', {
    username: person.username,
    prev_token: person.token,
    device_id: person.deviceId,
    ...change,
  })
const renewed = async (person: TestPerson, change?: Record<string, unknown>): Promise<TestPerson> => ({
  ...person,
  token: String((await renew(person, change)).body['token']),
})
const wait = (ms: number) => {
  server.clock.now += ms
}

describe('who makes a call', () => {
  test('[D3] token and User-Id must fit, and a wrong number is written down', async () => {
    const anna = await server.signUp()
    const bert = await server.signUp()
    expect(await code(anna)).toBe(0)
    expect(await code({ ...anna, userId: bert.userId })).toBe(104)
    expect(await code({ ...anna, token: 'x'.repeat(43) })).toBe(104)
    const lines = await server.db
      .selectFrom('access_log')
      .select('event')
      .where('user_id', '=', anna.userId)
      .orderBy('line')
      .execute()
    expect(lines.map((line) => line.event)).toEqual(['registered', 'activated', 'signed-in', 'wrong-user-id'])
  })
})

describe('a token that grows old', () => {
  test('[D14] answers 145, and its successor takes over at its first use', async () => {
    const old = await server.signUp()
    wait(DAY)
    expect(await code(old)).toBe(145)
    const next = await renewed(old)
    expect([await code(next), await code(old)]).toEqual([0, 145])
    wait(61 * SECOND)
    expect([await code(next), await code(old)]).toEqual([0, 143])
  })

  test('[D14] a lost answer costs nothing: renewed again, the first one used wins', async () => {
    const old = await server.signUp()
    wait(DAY)
    const [lost, kept] = [await renewed(old), await renewed(old)]
    wait(3 * HOUR)
    expect([await code(kept), await code(lost)]).toEqual([0, 145])
  })

  test('[D14] is no password while it lives, and needs its own device and name', async () => {
    const person = await server.signUp()
    const other = await server.signUp()
    expect((await renew(person)).body.result_code).toBe(106)
    wait(DAY)
    expect((await renew(person, { device_id: 'another device' })).body.result_code).toBe(132)
    expect((await renew(person, { username: other.username })).body.result_code).toBe(132)
    expect((await renew(person)).body.result_code).toBe(0)
  })

  test('[D14] presented long after its successor was used, it ends the family and warns by mail', async () => {
    const stolen = await server.signUp()
    wait(DAY)
    const owner = await renewed(stolen)
    expect(await code(owner)).toBe(0)
    wait(60 * SECOND)
    expect((await renew(stolen)).body.result_code).toBe(145)
    expect(await code(owner)).toBe(0)
    wait(1)
    const caught = await renew(stolen)
    expect(caught.body).toMatchObject({ result_code: 143, reason: 'reused' })
    expect(await code(owner)).toBe(143)
    expect((await server.mailTo(stolen.email))[0]).toContain('An old login for your account was used again')
  })

  test('[D14] no renewal after the absolute end', async () => {
    const person = await server.signUp()
    wait(30 * DAY)
    expect(await code(person)).toBe(143)
    expect((await renew(person)).body.result_code).toBe(143)
  })

  test('[REL 3] wrong renewals are limited', async () => {
    const strict = await openTestApp()
    const person = await strict.signUp()
    const guess = () =>
      strict.call('core/login-user', {
        username: person.username,
        prev_token: 'y'.repeat(43),
        device_id: person.deviceId,
      })
    for (let n = 0; n < 5; n += 1) expect((await guess()).body.result_code).toBe(132)
    expect((await guess()).body.result_code).toBe(103)
    await strict.close()
  })
})

describe('one slot for each device', () => {
  test('[D14] a second sign-in on a device displaces the first, other devices never', async () => {
    const first = await server.signUp()
    const elsewhere = await server.signIn(first, { deviceId: 'another device' })
    const second = await server.signIn(first)
    expect([await code(first), await code(second), await code(elsewhere)]).toEqual([176, 0, 0])
  })

  test('[D14] the displaced one comes back by force, and ends the other', async () => {
    const first = await server.signUp()
    const second = await server.signIn(first)
    expect((await renew(first)).body.result_code).toBe(176)
    wait(1)
    const back = await renewed(first, { force_device: true })
    expect([await code(back), await code(second)]).toEqual([0, 143])
  })
})

test('[D14] a successor asked for by force never ends a sign-in that came after it', async () => {
  const first = await server.signUp()
  await server.signIn(first)
  wait(1)
  const forced = await renewed(first, { force_device: true })
  wait(1)
  const newest = await server.signIn(first)
  expect([await code(forced), await code(newest)]).toEqual([176, 0])
})

describe('the end', () => {
  test('[D17] delete-all-tokens ends this one, the others, or all, at once', async () => {
    const one = await server.signUp()
    const two = await server.signIn(one, { deviceId: 'two' })
    const three = await server.signIn(one, { deviceId: 'three' })
    await server.call('core/delete-all-tokens', { scope: 'others' }, { person: two })
    expect([await code(one), await code(two), await code(three)]).toEqual([143, 0, 143])
    const four = await server.signIn(one, { deviceId: 'four' })
    await server.call('core/delete-all-tokens', undefined, { person: two })
    expect([await code(two), await code(four)]).toEqual([143, 0])
    await server.call('core/delete-all-tokens', { scope: 'all' }, { person: four })
    expect(await code(four)).toBe(143)
  })

  test('[D15] a web session ends by idleness; only what a person does keeps it awake', async () => {
    const awake = await server.signUp({ clientType: 'web' })
    const asleep = await server.signUp({ clientType: 'web' })
    const awakeFor = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        wait(60 * SECOND)
        await code(awake)
        await code(asleep, { activity: 'background' })
        await server.services.lastSeen.flush()
      }
      return [await code(awake), await code(asleep, { activity: 'background' })]
    }
    expect(await awakeFor(6)).toEqual([0, 0])
    expect(await awakeFor(1)).toEqual([0, 143])
    expect((await renew(asleep)).body.result_code).toBe(143)
  })

  test('[D15] who was busy while the database was away does not count as idle', async () => {
    const person = await server.signUp({ clientType: 'web' })
    wait(5 * 60 * SECOND)
    await code(person)
    const failing = vi.spyOn(server.db, 'getExecutor').mockImplementation(() => {
      throw new Error('the database is away')
    })
    await expect(server.services.lastSeen.flush()).rejects.toThrow('away')
    failing.mockRestore()
    await server.services.lastSeen.flush()
    wait(5 * 60 * SECOND)
    expect(await code(person)).toBe(0)
  })

  test('[D15] an app never ends by idleness', async () => {
    const person = await server.signUp({ clientType: 'android' })
    wait(20 * HOUR)
    expect(await code(person)).toBe(0)
  })
})

test('[REL 5] the access log is a chain: a line taken out or changed shows', async () => {
  const person = await server.signUp()
  const lines = await server.db
    .selectFrom('access_log')
    .selectAll()
    .where('user_id', '=', person.userId)
    .orderBy('line')
    .execute()
  const isWhole = (log: typeof lines) =>
    log.every((line, n) => line.digest === chainLogDigest(log[n - 1]?.digest ?? '', line))
  expect([lines.length, isWhole(lines)]).toEqual([3, true])
  expect(isWhole(lines.toSpliced(1, 1))).toBe(false)
  expect(isWhole(lines.with(1, { ...lines[1]!, event: 'signed-out' }))).toBe(false)
})
