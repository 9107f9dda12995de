import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NONCE } from '../testing/localIssuer.ts'
import { openProviderApp, type ProviderApp } from '../testing/providerApp.ts'
import type { TestApp } from '../testing/testApp.ts'

let server: TestApp
let close: ProviderApp['close']
let logged: string[]

beforeAll(async () => {
  ;({ server, logged, close } = await openProviderApp())
})
afterAll(() => close())

const STATE = 'S'.repeat(43)
const TOKEN = 'aGVhZA.Ym9keQ.c2ln'
const FORM = 'application/x-www-form-urlencoded'
const post = (form: Record<string, string> | string, change: InjectOptions = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/provider/apple/redirect',
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
    ...change,
    headers: { 'content-type': FORM, origin: 'https://appleid.apple.com', ...change.headers },
  })

test('[D20] the form of Apple is handed to the page behind "#", and no cache keeps it', async () => {
  const answer = await post({ id_token: TOKEN, state: STATE, code: 'c', user: '{"name":{}}' })
  expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([
    303,
    `/welcome/apple#id_token=${TOKEN}&state=${STATE}`,
    '',
  ])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['referrer-policy']).toBe('no-referrer')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('[REL 1d] where it leads never comes from the request', async () => {
  const evil = 'https://evil.example/'
  const tricks: Record<string, string>[] = [
    { id_token: TOKEN, state: evil },
    { id_token: TOKEN, state: `${STATE}\r\nlocation: ${evil}` },
    { id_token: `${TOKEN}#${evil}`, state: STATE },
    { id_token: `//evil.example`, state: STATE },
    { id_token: TOKEN, state: 'short' },
    { id_token: TOKEN, state: 'x'.repeat(129) },
    { id_token: 'a.b', state: STATE },
    { id_token: TOKEN },
    { state: STATE },
    { error: 'user_cancelled_authorize', state: STATE, id_token: TOKEN, redirect_uri: evil },
    {},
  ]
  for (const form of tricks) {
    const answer = await post(form)
    expect([form, answer.statusCode, answer.headers.location]).toEqual([form, 303, '/login'])
  }
  const good = { id_token: TOKEN, state: STATE, redirect_uri: evil, location: evil }
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', referer: evil }
  const answer = await post(good, { headers, url: '/provider/apple/redirect?redirect=https://evil.example' })
  expect(answer.headers.location).toBe(`/welcome/apple#id_token=${TOKEN}&state=${STATE}`)
})

test('[D10] a form that is too large 110, another kind of body 111', async () => {
  const large = await post({ id_token: 'x'.repeat(17_000), state: STATE })
  expect([large.statusCode, large.json<{ result_code: number }>().result_code]).toEqual([413, 110])
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
    const answer = await post('{}', { headers: { 'content-type': type } })
    expect([type, answer.statusCode]).toEqual([type, 415])
  }
})

test('[REL 1d] every other call goes on refusing forms', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v4/core/login-user',
    headers: { 'content-type': FORM, 'accept-language': 'en' },
    payload: 'username=x',
  })
  expect([answer.statusCode, answer.json<{ result_code: number }>().result_code]).toEqual([415, 111])
})

test('[REL 1d] who is made to post it has changed nothing, and the log knows nothing of it', async () => {
  const tables = ['account', 'session_family', 'provider_identity', 'mail'] as const
  const count = async () =>
    Promise.all(tables.map(async (name) => (await server.db.selectFrom(name).selectAll().execute()).length))
  const before = await count()
  await post({ id_token: TOKEN, state: STATE })
  expect(await count()).toEqual(before)
  expect(logged.join('')).toContain('/provider/apple/redirect')
  expect(logged.join('')).not.toMatch(new RegExp(`${STATE}|${TOKEN}`))
})

test('[D20] the whole way: the page of the provider, its form, and the session', async () => {
  const { body: status } = await server.call('core/service-status')
  const { apple } = status['providers'] as Record<string, { client_id: string; authorize: string }>
  const asked = new URLSearchParams({ client_id: apple!.client_id, nonce: NONCE, state: STATE })
  const page = await (await fetch(`${apple!.authorize}?${asked.toString()}`)).text()
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
  const answer = await post({ id_token: field('id_token'), state: field('state') })
  const brought = new URLSearchParams(String(answer.headers.location).split('#')[1])
  expect(brought.get('state')).toBe(STATE)
  const session = await server.call('core/login-user-with-provider', {
    provider: 'apple',
    access_token: brought.get('id_token'),
    nonce: NONCE,
    device_id: 'd',
    eula_version: 2,
    privacy_notice_version: 2,
  })
  expect(session.body).toMatchObject({ result_code: 0, email: 'apple@example.org', token_type: 'apple' })
})
