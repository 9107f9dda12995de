import { randomUUID } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NONCE, type LocalIssuer } from '../testing/localIssuer.ts'
import { openProviderApp, type ProviderApp } from '../testing/providerApp.ts'
import { hashFor, tokenIn, type TestApp } from '../testing/testApp.ts'

let server: TestApp
let issuer: LocalIssuer
let close: ProviderApp['close']
let logged: string[]

beforeAll(async () => {
  ;({ server, issuer, logged, close } = await openProviderApp())
})
afterAll(() => close())

const signed = (change: JWTPayload = {}, now = server.clock.now) =>
  issuer.sign(issuer.claims('google', now, change), issuer.keys.google)

const TERMS = { eula_version: 2, privacy_notice_version: 2 }
const ask = (access_token: string, change: Record<string, unknown> = {}) =>
  server.call('core/login-user-with-provider', {
    provider: 'google',
    access_token,
    nonce: NONCE,
    device_id: 'd1',
    ...change,
  })
const join = (access_token: string, change: Record<string, unknown> = {}) =>
  ask(access_token, { ...TERMS, ...change })
const newEmail = () => `p-${randomUUID().slice(0, 8)}@example.org`
const verified = (email = newEmail(), sub: string = randomUUID()) => ({ sub, email, email_verified: true })

const rowsOf = (table: 'account' | 'acceptance' | 'provider_identity', userId: unknown) =>
  server.db.selectFrom(table).selectAll().where('user_id', '=', Number(userId)).execute()
const eventsOf = async (userId: unknown) => {
  const rows = await server.db
    .selectFrom('access_log')
    .select('event')
    .where('user_id', '=', Number(userId))
    .orderBy('line')
    .execute()
  return rows.map((row) => row.event)
}
const mailCount = async () => (await server.db.selectFrom('mail').select('mail_id').execute()).length

describe('a first sign-in through a provider', () => {
  test('[D20] makes an account whose address the provider has confirmed, open at once', async () => {
    const claims = { ...verified('grete.kern@example.org'), picture: 'https://p.example/1' }
    const utm = { utm_source: 'clinic' }
    const answer = await join(await signed(claims), { utm, is_pro: true, activated_at: 1, user_id: 5 })
    expect(answer.body).toMatchObject({
      result_code: 0,
      username: 'grete.kern',
      email: 'grete.kern@example.org',
      token_type: 'google',
      password_set: false,
      is_pro: false,
      ...TERMS,
    })
    const userId = answer.body['user_id']
    const [account] = await rowsOf('account', userId)
    expect(account).toMatchObject({ password_hash: null, utm })
    expect(await rowsOf('provider_identity', userId)).toMatchObject([
      { provider: 'google', subject: claims.sub, email: claims.email, picture: claims.picture },
    ])
    expect((await rowsOf('acceptance', userId)).length).toBe(2)
    expect(await eventsOf(userId)).toEqual(['registered', 'provider-connected', 'signed-in'])
    expect(await server.mailTo('grete.kern@example.org')).toEqual([])
  })

  test('[D20] and the next one finds it, whatever became of the address', async () => {
    const sub = randomUUID()
    const first = await join(await signed(verified(newEmail(), sub)))
    const second = await ask(await signed({ sub, email: newEmail(), email_verified: false }))
    expect([second.body.result_code, second.body['user_id']]).toEqual([0, first.body['user_id']])
  })

  test('[D10] without the accepted terms 120, which tells the address; login_only 122', async () => {
    const claims = verified()
    const answer = await ask(await signed(claims))
    expect([answer.status, answer.body.result_code, answer.body['email']]).toEqual([422, 120, claims.email])
    expect((await ask(await signed(claims), { ...TERMS, eula_version: 1 })).body.result_code).toBe(120)
    expect((await join(await signed(claims), { login_only: true })).body.result_code).toBe(122)
  })

  test('[D10] a sign-up that took too long is 189, a sign-in 121', async () => {
    const late = await signed(verified(), server.clock.now - 11 * 60_000)
    const answer = await join(late)
    expect([answer.status, answer.body.result_code]).toEqual([410, 189])
    expect((await ask(late)).body.result_code).toBe(121)
    const token = issuer.facebookToken({ id: '5' }, { is_valid: false, expires_at: 5 })
    expect((await join(token, { provider: 'facebook' })).body.result_code).toBe(189)
  })

  test('[D23] an address that the provider does not vouch for is confirmed by mail first', async () => {
    const email = newEmail()
    const token = await signed({ email, sub: randomUUID() })
    const answer = await join(token)
    expect([answer.body.result_code, answer.body['token']]).toEqual([152, undefined])
    expect((await join(token)).body.result_code).toBe(152)
    const mails = await server.mailTo(email)
    expect(mails.length).toBe(1)
    await server.call('core/verify-account', { account_token: tokenIn(mails[0] ?? '') })
    expect((await ask(token)).body).toMatchObject({ result_code: 0, email })
  })

  test('[D13] without an address one is asked for, and a typed one never stands before a confirmed one', async () => {
    const none = await signed({ sub: randomUUID() })
    const answer = await join(none)
    expect([answer.body.result_code, answer.body['errors']]).toEqual([
      102,
      [{ path: 'email', reason: 'required' }],
    ])
    const typed = newEmail()
    expect((await join(none, { email: typed })).body.result_code).toBe(152)
    expect((await server.mailTo(typed)).length).toBe(1)
    const claims = verified()
    expect((await join(await signed(claims), { email: newEmail() })).body['email']).toBe(claims.email)
  })

  test('[ACC-21] an address that has an account is never matched: 135', async () => {
    const person = await server.signUp()
    const answer = await join(
      await signed(verified(person.email.toUpperCase().replace('EXAMPLE.ORG', 'example.org'))),
    )
    expect([answer.status, answer.body.result_code]).toEqual([409, 135])
    expect(await rowsOf('provider_identity', person.userId)).toEqual([])
  })

  test('[D13] a name that is taken gets four digits, one too short is made', async () => {
    await server.signUp({ username: 'lena.kraft' })
    const nameOf = async (email: string) => (await join(await signed(verified(email)))).body['username']
    expect(await nameOf('lena.kraft@example.com')).toMatch(/^lena\.kraft\d{4}$/)
    expect(await nameOf('x@example.com')).toBe('person')
    expect(await nameOf('y@example.com')).toMatch(/^person\d{4}$/)
    expect(await nameOf(`${'z'.repeat(90)}@example.com`)).toBe('z'.repeat(60))
  })

  test('[REL 1b] the same sign-up twice at once is one account, and both succeed', async () => {
    const token = await signed(verified())
    const answers = await Promise.all([join(token), join(token, { device_id: 'd2' })])
    expect(answers.map((answer) => answer.body.result_code)).toEqual([0, 0])
    expect(answers[0]?.body['user_id']).toBe(answers[1]?.body['user_id'])
  })

  test('[REL 1d] line breaks in what the provider tells reach no mail', async () => {
    const smuggled = 'x@example.org\r\nBcc: all@example.org'
    const name = 'Eve\r\nSubject: win'
    const token = await signed({ sub: randomUUID(), email: smuggled, email_verified: true, name })
    expect((await join(token)).body.result_code).toBe(102)
    const email = newEmail()
    expect((await join(token, { email })).body.result_code).toBe(152)
    const dump = JSON.stringify(await server.db.selectFrom('mail').selectAll().execute())
    expect(dump).not.toMatch(/Bcc|win|Eve/)
  })

  test('[D10] 112 while the provider is away, and nothing has happened', async () => {
    issuer.isAway = true
    const answer = await ask(issuer.facebookToken({ id: '9' }), { provider: 'facebook', ...TERMS })
    issuer.isAway = false
    expect([answer.status, answer.body.result_code]).toEqual([503, 112])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('a known person of a provider', () => {
  test('[D19] is asked for the code as well when the second factor is on', async () => {
    const token = await signed(verified())
    const { body } = await join(token)
    const userId = Number(body['user_id'])
    await server.db.updateTable('account').set({ mfa_on: true }).where('user_id', '=', userId).execute()
    const answer = await ask(token)
    expect([answer.body.result_code, answer.body['token']]).toEqual([168, undefined])
    expect(answer.body['mfa_challenge']).toEqual(expect.any(String))
  })

  test('[D24] is not known while the account waits for its deletion', async () => {
    const claims = verified()
    const { body } = await join(await signed(claims))
    await server.db
      .updateTable('account')
      .set({ deletes_at: new Date(server.clock.now + 1000) })
      .where('user_id', '=', Number(body['user_id']))
      .execute()
    expect((await join(await signed(claims))).body.result_code).toBe(132)
    expect((await join(await signed(verified(claims.email)))).body.result_code).toBe(135)
  })

  test('[D8] gets a new activation link while not activated; anybody else hears the same', async () => {
    const email = newEmail()
    const fresh = await signed({ email, sub: randomUUID() })
    await join(fresh)
    const active = await signed(verified())
    await join(active)
    const resend = async (access_token: string) => {
      const before = await mailCount()
      server.clock.now += 1
      const answer = await server.call('core/resend-activation-with-provider', {
        provider: 'google',
        access_token,
      })
      return [answer.body.result_code, (await mailCount()) - before, Object.keys(answer.body).toSorted()]
    }
    const told = await resend(fresh)
    expect(told.slice(0, 2)).toEqual([0, 1])
    expect([await resend(active), await resend(await signed(verified()))]).toEqual([told, told])
    expect((await resend('nothing.of.it'))[0]).toBe(121)
    const [newest, first] = await server.mailTo(email)
    const verify = (mail: string | undefined) =>
      server.call('core/verify-account', { account_token: tokenIn(mail ?? '') })
    expect((await verify(first)).body.result_code).toBe(107)
    expect((await verify(newest)).body.result_code).toBe(0)
  })
})

test('[REL 5] nothing of a token, a nonce or an address stands in the log', async () => {
  const claims = verified()
  const token = await signed(claims)
  const facebook = issuer.facebookToken({ id: randomUUID() })
  await join(token)
  await join(`${token}x`)
  await join(facebook, { provider: 'facebook' })
  issuer.isAway = true
  await join(facebook, { provider: 'facebook' })
  issuer.isAway = false
  const log = logged.join('')
  expect(log).toContain('core/login-user-with-provider')
  for (const secret of [...token.split('.'), facebook, NONCE, claims.email, claims.sub])
    expect(log).not.toContain(secret)
})

test('[D20] the service tells which providers there are, and where people are sent', async () => {
  const { body } = await server.call('core/service-status')
  expect(body['providers']).toEqual({
    google: { client_id: 'reprieve-dev', authorize: `${issuer.address}/google/authorize` },
    apple: { client_id: 'reprieve-dev', authorize: `${issuer.address}/apple/authorize` },
    facebook: { client_id: 'reprieve-dev', authorize: `${issuer.address}/facebook/authorize` },
  })
})

test('[ACC-21, REL 1d] who came through a provider and typed the address of another is out when that one resets', async () => {
  const email = newEmail()
  const thief = { sub: randomUUID() }
  expect((await join(await signed(thief), { email })).body.result_code).toBe(152)
  // A moment of its own for each mail, so that one is the newest.
  server.clock.now += 1
  await server.call('core/forgot-password', { email })
  const [mail] = await server.mailTo(email)
  const link = { password_token: tokenIn(mail!, 'reset-password'), new_password: hashFor('mine'), pw_v: 1 }
  expect((await server.call('core/reset-password', link)).body.result_code).toBe(0)
  expect((await ask(await signed(thief), { login_only: true })).body.result_code).toBe(122)
})
