import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { NONCE, startLocalIssuer, type LocalIssuer } from '../testing/localIssuer.ts'
import { openIdentities, type Identities } from './identity.ts'

let issuer: LocalIssuer
let identities: Identities
const now = Date.now()
const runs = process.env['REPRIEVE_LONG'] === '1' ? 2_000 : 300
const NOBODY = { google: null, apple: null, facebook: null, devIssuer: null }

beforeAll(async () => {
  issuer = await startLocalIssuer()
  identities = openIdentities({ ...NOBODY, devIssuer: issuer.address })
})
afterAll(() => issuer.close())

const prove = (provider: 'google' | 'apple' | 'facebook', token: string, nonce: string | null = NONCE) =>
  identities.prove({ provider, token, nonce }, now)
const google = (change = {}) => issuer.sign(issuer.claims('google', now, change), issuer.keys.google)

describe('what is offered', () => {
  test('[D20] a provider without its client id is not there, and its tokens are refused', async () => {
    const none = openIdentities(NOBODY)
    expect(none.offered).toEqual({})
    expect(await none.prove({ provider: 'google', token: await google(), nonce: NONCE }, now)).toEqual({
      ok: false,
      reason: 'refused',
    })
  })

  test('[D20] with client ids people are sent to the providers themselves', () => {
    const { offered } = openIdentities({
      google: 'g-id',
      apple: 'a-id',
      facebook: { id: 'f-id', secret: 's' },
      devIssuer: null,
    })
    expect(offered).toMatchObject({
      google: { clientId: 'g-id', authorize: 'https://accounts.google.com/o/oauth2/v2/auth' },
      apple: { clientId: 'a-id', authorize: 'https://appleid.apple.com/auth/authorize' },
      facebook: { clientId: 'f-id', authorize: 'https://www.facebook.com/dialog/oauth' },
    })
  })
})

describe('a signed identity', () => {
  test('[D20] is read from a token of RS256 and of ES256', async () => {
    const change = { sub: '1', email: 'a@example.org', email_verified: true, picture: 'https://p.example/x' }
    const identity = {
      provider: 'google',
      subject: '1',
      email: 'a@example.org',
      isEmailVerified: true,
      picture: 'https://p.example/x',
    }
    expect(await prove('google', await google(change))).toEqual({ ok: true, value: identity })
    const elliptic = await issuer.sign(issuer.claims('google', now, change), issuer.keys.elliptic)
    expect(await prove('google', elliptic)).toEqual({ ok: true, value: identity })
  })

  test('[REL 1d] what could break a mail or a page does not come along', async () => {
    const token = await google({
      email: 'a@example.org\r\nBcc: all@example.org',
      email_verified: true,
      picture: 'javascript:alert(1)',
    })
    expect(await prove('google', token)).toMatchObject({
      value: { email: null, isEmailVerified: false, picture: null },
    })
  })

  test('[D20] an address counts as confirmed only where the provider says so', async () => {
    const verified = async (email_verified: unknown) => {
      const told = await prove('google', await google({ email: 'a@example.org', email_verified }))
      return told.ok && told.value.isEmailVerified
    }
    const said = [true, 'true', false, 'false', 1, undefined, ['true'], {}]
    expect(await Promise.all(said.map(verified))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  test('[D20] is old ten minutes after it was signed, whatever it says, and no second before', async () => {
    const signedAgo = async (seconds: number) => {
      const told = await prove('google', await google({ iat: Math.floor(now / 1000) - seconds }))
      return told.ok ? 'ok' : told.reason
    }
    expect([await signedAgo(600), await signedAgo(601), await signedAgo(-25), await signedAgo(-40)]).toEqual([
      'ok',
      'expired',
      'ok',
      'refused',
    ])
  })

  test('[D20] an old token that is wrong besides is not called old', async () => {
    const old = Math.floor(now / 1000) - 3_600
    expect(await prove('google', await google({ iat: old, nonce: 'another' }))).toMatchObject({
      reason: 'refused',
    })
    expect(await prove('google', await google({ iat: old, aud: 'another' }))).toMatchObject({
      reason: 'refused',
    })
  })

  test('[REL 1d] one changed bit anywhere, and it is refused', async () => {
    const parts = (await google()).split('.').map((part) => Buffer.from(part, 'base64url'))
    const places = parts.flatMap((bytes, part) => Array.from(bytes, (_, at) => ({ part, at })))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.integer({ min: 1, max: 255 }), async (place, bits) => {
        const forged = parts.map((bytes) => Buffer.from(bytes))
        forged[place.part]![place.at]! ^= bits
        const token = forged.map((bytes) => bytes.toString('base64url')).join('.')
        expect(await prove('google', token)).toEqual({ ok: false, reason: 'refused' })
      }),
      { numRuns: runs },
    )
  })

  test('[REL 1d] whatever is sent in place of a token is refused, and nothing falls over', async () => {
    const part = fc.base64String({ maxLength: 60 })
    const object = fc.dictionary(
      fc.constantFrom('alg', 'kid', 'typ', 'crit', 'jku', 'sub', 'iss'),
      fc.jsonValue(),
    )
    const encoded = object.map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'))
    const token = fc.array(fc.oneof(part, encoded), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(token, async (parts) => {
        expect(await prove('google', parts.join('.'))).toEqual({ ok: false, reason: 'refused' })
      }),
      { numRuns: runs },
    )
  })
})

describe('Facebook', () => {
  test('[D20] is asked whose token it is; its address counts as not confirmed', async () => {
    const token = issuer.facebookToken({
      id: '77',
      email: 'f@example.org',
      picture: { data: { url: 'https://f.example/p' } },
    })
    expect(await prove('facebook', token, '')).toEqual({
      ok: true,
      value: {
        provider: 'facebook',
        subject: '77',
        email: 'f@example.org',
        isEmailVerified: false,
        picture: 'https://f.example/p',
      },
    })
  })

  test('[REL 1d] a token of another app, of nobody, of somebody else or ended is refused', async () => {
    const person = { id: '78' }
    const reasonOf = async (token: string) => {
      const told = await prove('facebook', token)
      return told.ok ? 'ok' : told.reason
    }
    expect(await reasonOf(issuer.facebookToken(person, { app_id: 'another' }))).toBe('refused')
    expect(await reasonOf(issuer.facebookToken(person, { user_id: '79' }))).toBe('refused')
    expect(await reasonOf(issuer.facebookToken(person, { user_id: undefined }))).toBe('refused')
    expect(await reasonOf(issuer.facebookToken(person, { is_valid: false }))).toBe('refused')
    expect(await reasonOf('nobody')).toBe('refused')
    const ended = { is_valid: false, expires_at: Math.floor(now / 1000) - 1 }
    expect(await reasonOf(issuer.facebookToken(person, ended))).toBe('expired')
    expect(await reasonOf(issuer.facebookToken(person, { ...ended, app_id: 'another' }))).toBe('refused')
  })
})

test('[D20] a provider that is away is told from a token that is wrong', async () => {
  const fresh = openIdentities({ ...NOBODY, devIssuer: issuer.address })
  const ask = (provider: 'google' | 'facebook', token: string) =>
    fresh.prove({ provider, token, nonce: NONCE }, now)
  issuer.isAway = true
  const away = { ok: false, reason: 'away' }
  expect([await ask('google', await google()), await ask('facebook', 'x')]).toEqual([away, away])
  issuer.isAway = false
  expect(await ask('google', await google())).toMatchObject({ ok: true })
  const nowhere = openIdentities({ ...NOBODY, devIssuer: 'http://127.0.0.1:1' })
  const proof = { token: await google(), nonce: NONCE }
  expect(await nowhere.prove({ provider: 'google', ...proof }, now)).toEqual(away)
  expect(await nowhere.prove({ provider: 'facebook', ...proof }, now)).toEqual(away)
})

test('[REL 1d] the keys are asked for once, at the fixed place, whatever the tokens say', async () => {
  const fresh = openIdentities({ ...NOBODY, devIssuer: issuer.address })
  issuer.requests.length = 0
  for (const header of [
    {},
    { jku: `${issuer.address}/stranger/keys` },
    { kid: 'unknown' },
    { kid: 'more' },
  ]) {
    const token = await issuer.sign(issuer.claims('google', now), issuer.keys.google, header)
    await fresh.prove({ provider: 'google', token, nonce: NONCE }, now)
  }
  expect(issuer.requests).toEqual(['/google/keys'])
})
