import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

const set = (person: TestPerson, on: boolean) => server.call('core/set-mfa', { on }, { person })
const typePassword = ({ username, password, deviceId }: TestPerson) => {
  server.clock.now += SECOND
  return server.call('core/login-user', { username, password, pw_v: 1, device_id: deviceId })
}

test('[D10] off needs a fresh sign-in, which a renewal is not; on does not', async () => {
  const person = await server.signUp()
  server.clock.now += 5 * MINUTE + 1
  expect((await set(person, true)).body).toMatchObject({ result_code: 0, on: true })
  expect((await set(person, false)).body.result_code).toBe(170)
  server.clock.now += DAY
  const { username, token, deviceId } = person
  const renewed = await server.call('core/login-user', { username, prev_token: token, device_id: deviceId })
  const old = { ...person, token: String(renewed.body['token']) }
  expect((await set(old, false)).body.result_code).toBe(170)

  const challenge = (await typePassword(person)).body['mfa_challenge']
  const code = /^\d{6}$/m.exec((await server.mailTo(person.email))[0] ?? '')?.[0]
  const opened = await server.call('core/verify-mfa', { mfa_challenge: challenge, code })
  const fresh = { ...person, token: String(opened.body['token']) }
  server.clock.now += 5 * MINUTE
  expect((await set(fresh, false)).body).toMatchObject({ result_code: 0, on: false })
  expect((await typePassword(person)).body.result_code).toBe(0)
})

test('[D19] each change is mailed and logged once, and said in the language of the owner', async () => {
  const person = await server.signUp()
  await server.db
    .updateTable('account')
    .set({ language: 'de' })
    .where('user_id', '=', person.userId)
    .execute()
  server.clock.now += SECOND
  await set(person, true)
  await set(person, true)
  expect((await server.mailTo(person.email))[0]).toContain('Ab jetzt braucht die Anmeldung')
  server.clock.now += SECOND
  await set(person, false)
  const [off, on, ...others] = await server.mailTo(person.email)
  expect([off, on, others.length]).toEqual([
    expect.stringContaining('keinen Code mehr'),
    expect.stringContaining('Code, den wir'),
    1,
  ])
  const log = await server.db
    .selectFrom('access_log')
    .select('event')
    .where('user_id', '=', person.userId)
    .orderBy('line', 'desc')
    .limit(2)
    .execute()
  expect(log.map(({ event }) => event)).toEqual(['mfa-off', 'mfa-on'])
})

test('[D3] with the number of somebody else nothing is switched', async () => {
  const anna = await server.signUp()
  await set(anna, true)
  const bert = await server.signUp()
  expect((await set({ ...bert, userId: anna.userId }, false)).body.result_code).toBe(104)
  expect((await typePassword(anna)).body.result_code).toBe(168)
})
