import { randomUUID } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FRESH_MS } from '../access/freshSignIn.ts'
import { NONCE, type LocalIssuer } from '../testing/localIssuer.ts'
import { openProviderApp, type ProviderApp } from '../testing/providerApp.ts'
import type { TestApp, TestPerson } from '../testing/testApp.ts'

let server: TestApp
let issuer: LocalIssuer
let close: ProviderApp['close']
beforeAll(async () => {
  ;({ server, issuer, close } = await openProviderApp())
})
afterAll(() => close())

const signed = (sub: string, change: JWTPayload = {}) =>
  issuer.sign(issuer.claims('google', server.clock.now, { sub, ...change }), issuer.keys.google)
const connect = (person: TestPerson, access_token: string, change: Record<string, unknown> = {}) =>
  server.call(
    'core/connect-user-to-provider',
    { provider: 'google', access_token, nonce: NONCE, ...change },
    { person },
  )
const disconnect = (person: TestPerson, provider = 'google') =>
  server.call('core/disconnect-user-from-provider', { provider }, { person })
const enter = async (sub: string) => {
  const body = { provider: 'google', access_token: await signed(sub), nonce: NONCE, device_id: 'd' }
  return server.call('core/login-user-with-provider', { ...body, login_only: true })
}
const eventsOf = async ({ userId }: TestPerson) => {
  const rows = await server.db
    .selectFrom('access_log')
    .select('event')
    .where('user_id', '=', userId)
    .orderBy('line')
    .execute()
  return rows.map((row) => row.event)
}

test('[D20] a connected provider opens the account, a disconnected one does not; both are told and logged', async () => {
  const person = await server.signUp()
  const sub = randomUUID()
  expect((await enter(sub)).body.result_code).toBe(122)
  server.clock.now += 1
  expect((await connect(person, await signed(sub))).body.result_code).toBe(0)
  expect((await enter(sub)).body).toMatchObject({
    result_code: 0,
    user_id: person.userId,
    password_set: true,
  })
  server.clock.now += 1
  expect((await disconnect(person)).body.result_code).toBe(0)
  expect((await enter(sub)).body.result_code).toBe(122)
  const [disconnected, connected] = await server.mailTo(person.email)
  expect(connected).toContain('You can now also log in with Google')
  expect(disconnected).toContain('Google was disconnected')
  const events = ['provider-connected', 'signed-in', 'provider-disconnected']
  expect((await eventsOf(person)).slice(-3)).toEqual(events)
})

test('[D10] neither goes without a sign-in of the last five minutes, and a renewal is none', async () => {
  const person = await server.signUp()
  const sub = randomUUID()
  await connect(person, await signed(sub))
  server.clock.now += FRESH_MS
  expect((await connect(person, await signed(sub))).body.result_code).toBe(0)
  server.clock.now += 1
  expect((await connect(person, await signed(sub))).body.result_code).toBe(170)
  const answer = await disconnect(person)
  expect([answer.status, answer.body.result_code]).toEqual([401, 170])
  server.clock.now += 24 * 3_600_000
  const { username, token, deviceId } = person
  const renewed = await server.call('core/login-user', { username, prev_token: token, device_id: deviceId })
  expect((await disconnect({ ...person, token: String(renewed.body['token']) })).body.result_code).toBe(170)
  expect((await disconnect(await server.signIn(person))).body.result_code).toBe(0)
})

test('[D20] the person of another account, or another one of the same provider, is 106', async () => {
  const [one, two] = [await server.signUp(), await server.signUp()]
  const sub = randomUUID()
  await connect(one, await signed(sub))
  const answer = await connect(two, await signed(sub))
  expect([answer.status, answer.body.result_code]).toEqual([403, 106])
  expect((await connect(one, await signed(randomUUID()))).body.result_code).toBe(106)
  expect((await enter(sub)).body['user_id']).toBe(one.userId)
  expect(await eventsOf(two)).not.toContain('provider-connected')
})

test('[REL 1b] the same connection again is 0 and says nothing twice', async () => {
  const person = await server.signUp()
  const token = await signed(randomUUID())
  const answers = await Promise.all([connect(person, token), connect(person, token), connect(person, token)])
  expect(answers.map((answer) => answer.body.result_code)).toEqual([0, 0, 0])
  expect((await eventsOf(person)).filter((event) => event === 'provider-connected').length).toBe(1)
})

test('[REL 1d] one person of a provider goes to one account, however many ask at once', async () => {
  const people = [await server.signUp(), await server.signUp()]
  const token = await signed(randomUUID())
  const answers = await Promise.all(people.map((person) => connect(person, token)))
  expect(new Set(answers.map((answer) => answer.body.result_code))).toEqual(new Set([0, 106]))
})

test('[D20] a token that is not right 121, a provider that is not connected 105', async () => {
  const person = await server.signUp()
  expect((await connect(person, await signed('x', { nonce: 'another' }))).body.result_code).toBe(121)
  expect((await connect(person, await signed('x'), { nonce: undefined })).body.result_code).toBe(121)
  expect((await disconnect(person, 'apple')).body.result_code).toBe(105)
  expect((await disconnect(person, 'myspace')).body.result_code).toBe(102)
})

test('[D20] who has no password may disconnect, too: the page has warned', async () => {
  const claims = { email: `${randomUUID()}@example.org`, email_verified: true }
  const sub = randomUUID()
  const { body } = await server.call('core/login-user-with-provider', {
    provider: 'google',
    access_token: await signed(sub, claims),
    nonce: NONCE,
    device_id: 'd',
    eula_version: 2,
    privacy_notice_version: 2,
  })
  const session = { userId: Number(body['user_id']), token: String(body['token']) }
  const person = { ...session, username: '', email: '', password: '', deviceId: 'd' }
  expect((await disconnect(person)).body.result_code).toBe(0)
  expect((await enter(sub)).body.result_code).toBe(122)
})
