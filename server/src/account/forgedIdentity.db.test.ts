import { createPublicKey } from 'node:crypto'
import { SignJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NONCE, type LocalIssuer } from '../testing/localIssuer.ts'
import { openProviderApp, type ProviderApp } from '../testing/providerApp.ts'
import { openTestApp, type TestApp } from '../testing/testApp.ts'

let server: TestApp
let issuer: LocalIssuer
let close: ProviderApp['close']
/** Has an account: a forged token of theirs would open it. */
const VICTIM = 'the-victim'

beforeAll(async () => {
  ;({ server, issuer, close } = await openProviderApp())
  const change = { sub: VICTIM, email: 'victim@example.org', email_verified: true }
  for (const provider of ['google', 'apple'] as const) {
    const email = { email: `${provider}-victim@example.org` }
    const token = await issuer.sign(
      issuer.claims(provider, server.clock.now, { ...change, ...email }),
      issuer.keys[provider],
    )
    await logIn(token, { provider })
  }
})
afterAll(() => close())

const logIn = (access_token: string, change: Record<string, unknown> = {}) =>
  server.call('core/login-user-with-provider', {
    provider: 'google',
    access_token,
    nonce: NONCE,
    device_id: 'd',
    eula_version: 2,
    privacy_notice_version: 2,
    ...change,
  })

const claims = (change: JWTPayload = {}) =>
  issuer.claims('google', server.clock.now, { sub: VICTIM, ...change })
const signed = (change?: JWTPayload, header?: Record<string, unknown>) =>
  issuer.sign(claims(change), issuer.keys.google, header)
const byStranger = (header: Record<string, unknown>) => issuer.sign(claims(), issuer.keys.stranger, header)
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const without = (name: string) => {
  const { [name]: _, ...rest } = claims()
  return issuer.sign(rest, issuer.keys.google)
}
const seconds = () => Math.floor(server.clock.now / 1000)

const hmacWith = (secret: Uint8Array) =>
  new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: issuer.keys.google.kid }).sign(secret)
const publicPem = () =>
  createPublicKey({ key: issuer.keys.google.jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' })

async function withChangedPayload(): Promise<string> {
  const [head, , signature] = (await signed({ sub: 'somebody-else' })).split('.')
  return `${head}.${encode(claims())}.${signature}`
}

async function withSignatureOfAnother(): Promise<string> {
  const [head, payload] = (await signed()).split('.')
  return `${head}.${payload}.${(await signed({ jti: 'another' })).split('.')[2]}`
}

/** How it is forged, its token, and what the call says besides. */
type Forgery = [string, () => Promise<string> | string, Record<string, unknown>?]

const FORGED: Forgery[] = [
  ['signed by nothing', () => `${encode({ alg: 'none', kid: issuer.keys.google.kid })}.${encode(claims())}.`],
  ['signed by nothing, in capitals', () => `${encode({ alg: 'NONE' })}.${encode(claims())}.`],
  ['HS256 with the public key as the secret', () => hmacWith(Buffer.from(publicPem()))],
  ['HS256 with the key as published', () => hmacWith(Buffer.from(JSON.stringify(issuer.keys.google.jwk)))],
  ['signed by a stranger under the right kid', () => byStranger({ kid: issuer.keys.google.kid })],
  ['signed by a stranger under their own kid', () => byStranger({})],
  ['without a kid', () => signed({}, { kid: undefined })],
  ['a kid that is a path', () => byStranger({ kid: '../../stranger/keys' })],
  ['a jku of its own', () => byStranger({ jku: `${issuer.address}/stranger/keys` })],
  ['a jku beside the right key', () => signed({}, { jku: `${issuer.address}/stranger/keys` })],
  ['an x5u of its own', () => byStranger({ x5u: `${issuer.address}/stranger/keys` })],
  ['its own key in the header', () => byStranger({ jwk: issuer.keys.stranger.jwk })],
  ['its own chain in the header', () => byStranger({ x5c: ['AAAA'] })],
  [
    'something in it that must be understood',
    () => signed({}, { crit: ['urn:example:must-know'], 'urn:example:must-know': 1 }),
  ],
  ['of another kind (typ)', () => signed({}, { typ: 'at+jwt' })],
  ['of another issuer', () => signed({ iss: 'https://accounts.google.com' })],
  ['of the other provider of the same house', () => signed({ iss: `${issuer.address}/apple` })],
  ['for another app', () => signed({ aud: 'another-app' })],
  ['for others as well', () => signed({ aud: [issuer.clientId, 'another-app'] })],
  ['given to another app', () => signed({ azp: 'another-app' })],
  ['with another nonce', () => signed({ nonce: 'another-nonce' })],
  ['without a nonce', () => without('nonce')],
  ['with a nonce where the call has none', () => signed(), { nonce: undefined }],
  ['without a nonce on either side', () => without('nonce'), { nonce: undefined }],
  ['with an empty nonce on both sides', () => signed({ nonce: '' }), { nonce: '' }],
  ['expired', () => signed({ exp: seconds() - 60 }), { eula_version: undefined }],
  ['signed too long ago', () => signed({ iat: seconds() - 601 }), { privacy_notice_version: undefined }],
  ['not yet valid', () => signed({ nbf: seconds() + 120 })],
  ['signed in the future', () => signed({ iat: seconds() + 120 })],
  ['without an end', () => without('exp')],
  ['without a beginning', () => without('iat')],
  ['of nobody', () => without('sub')],
  ['of somebody without a name', () => signed({ sub: '' })],
  ['of a number', () => issuer.sign({ ...claims(), sub: 7 } as never, issuer.keys.google)],
  ['with its signature cut short', async () => (await signed()).slice(0, -20)],
  ['without its signature', async () => `${(await signed()).split('.').slice(0, 2).join('.')}.`],
  ['with the signature of another', withSignatureOfAnother],
  ['with other words under the signature', withChangedPayload],
  ['of the other provider', () => signed(), { provider: 'apple' }],
  ['signed by the other provider', () => issuer.sign(claims(), issuer.keys.apple)],
  ['in five parts', async () => `${await signed()}.x.y`],
  ['no token', () => 'victim@example.org'],
  ['a signed token for the provider that is asked', () => signed(), { provider: 'facebook' }],
  [
    'of another app of Facebook',
    () => issuer.facebookToken({ id: VICTIM }, { app_id: 'another-app' }),
    { provider: 'facebook' },
  ],
]

const sessions = async () => (await server.db.selectFrom('session_family').select('family').execute()).length
const accounts = async () => (await server.db.selectFrom('account').select('user_id').execute()).length

describe('[REL 1d] an identity is refused that is', () => {
  test.each(FORGED)('[D20] %s', async (_, forge, change) => {
    const before = [await sessions(), await accounts()]
    const token = await forge()
    const answer = await logIn(token, change)
    expect([answer.status, answer.body.result_code, answer.body['token']]).toEqual([422, 121, undefined])
    expect([await sessions(), await accounts()]).toEqual(before)
  })
})

test('[D20] and the same token, rightly made, opens the account', async () => {
  expect((await logIn(await signed())).body.result_code).toBe(0)
  const apple = issuer.claims('apple', server.clock.now, { sub: VICTIM })
  const answer = await logIn(await issuer.sign(apple, issuer.keys.apple), { provider: 'apple' })
  expect(answer.body).toMatchObject({ result_code: 0, email: 'apple-victim@example.org' })
})

test('[ACC-21] the same number at another provider is another person', async () => {
  const facebook = issuer.facebookToken({ id: VICTIM })
  expect((await logIn(facebook, { provider: 'facebook', login_only: true })).body.result_code).toBe(122)
})

test('[ACC-21] somebody with the address of an account does not get in, confirmed or not', async () => {
  const before = [await sessions(), await accounts()]
  for (const email_verified of [true, false]) {
    const change = { sub: 'a-thief', email: 'Google-Victim@example.org', email_verified }
    expect((await logIn(await signed(change))).body.result_code).toBe(135)
  }
  const typed = await logIn(await signed({ sub: 'a-thief' }), { email: 'google-victim@example.org' })
  expect(typed.body.result_code).toBe(135)
  expect([await sessions(), await accounts()]).toEqual(before)
})

test('[REL 1d] wrong tokens are counted by household, right ones are not; links by the account', async () => {
  const strict = await openTestApp({ DEV_PROVIDER_ISSUER: issuer.address })
  const claimed = { email: 'right@example.org', email_verified: true }
  const right = await issuer.sign(issuer.claims('google', strict.clock.now, claimed), issuer.keys.google)
  const codeFor = async (from: string, access_token: string) => {
    const body = { provider: 'google', access_token, nonce: NONCE, device_id: 'd' }
    const terms = { eula_version: 2, privacy_notice_version: 2 }
    return (await strict.call('core/login-user-with-provider', { ...body, ...terms }, { from })).body
      .result_code
  }
  expect(await codeFor('2001:db8::1', right)).toBe(0)
  const wrong: number[] = []
  for (let n = 0; n < 100; n += 1) wrong.push(await codeFor(`2001:db8::${n.toString(16)}`, 'wrong'))
  expect(new Set(wrong)).toEqual(new Set([121]))
  expect([await codeFor('2001:db8::ffff', right), await codeFor('2001:db8:0:1::1', right)]).toEqual([103, 0])
  const links: number[] = []
  for (let n = 0; n < 4; n += 1) {
    const body = { provider: 'google', access_token: right }
    const from = `2001:db8:0:${n + 2}::1`
    links.push((await strict.call('core/resend-activation-with-provider', body, { from })).body.result_code)
  }
  expect(links).toEqual([0, 0, 0, 103])
  await strict.close()
})

test('[ACC-32] a token that a provider could not be asked about is counted like a wrong one', async () => {
  const strict = await openTestApp({ DEV_PROVIDER_ISSUER: issuer.address })
  // At the beginning of a window: none may end while it is counted.
  const QUARTER = 15 * 60_000
  strict.clock.now = Math.ceil(strict.clock.now / QUARTER) * QUARTER
  const ask = async (from: string) => {
    const body = { provider: 'facebook', access_token: 'made-up', nonce: NONCE, device_id: 'd' }
    return (await strict.call('core/login-user-with-provider', body, { from })).body.result_code
  }
  issuer.isAway = true
  const codes: number[] = []
  for (let n = 0; n < 101; n += 1) codes.push(await ask('192.0.2.1'))
  expect([new Set(codes.slice(0, 100)), codes[100]]).toEqual([new Set([112]), 103])
  const asked = issuer.requests.length
  expect(await ask('192.0.2.1')).toBe(103)
  expect(issuer.requests.length).toBe(asked)
  expect(await ask('192.0.2.2')).toBe(112)
  issuer.isAway = false
  await strict.close()
})
