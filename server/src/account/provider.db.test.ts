import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveActivationCode } from '../institutions/operatorStore.ts'
import { openInstitution } from '../institutions/testInstitution.ts'
import type { LocalIssuer } from '../testing/localIssuer.ts'
import {
  TERMS,
  newEmail,
  openProviderApp,
  providerCalls,
  verifiedClaims,
  type ProviderApp,
  type ProviderCalls,
} from '../testing/providerApp.ts'
import { tokenIn, type TestApp } from '../testing/testApp.ts'

let server: TestApp
let issuer: LocalIssuer
let signed: ProviderCalls['signed']
let ask: ProviderCalls['ask']
let join: ProviderCalls['join']
let close: ProviderApp['close']

beforeAll(async () => {
  const app = await openProviderApp()
  ;({ server, issuer, close } = app)
  ;({ signed, ask, join } = providerCalls(app))
})
afterAll(() => close())

const rowsOf = (
  table: 'account' | 'acceptance' | 'provider_identity' | 'institution_invitation',
  userId: unknown,
) => server.db.selectFrom(table).selectAll().where('user_id', '=', Number(userId)).execute()
const eventsOf = async (userId: unknown) => {
  const rows = await server.db
    .selectFrom('access_log')
    .select('event')
    .where('user_id', '=', Number(userId))
    .orderBy('line')
    .execute()
  return rows.map((row) => row.event)
}

describe('a first sign-in through a provider', () => {
  test('[D20] makes an account whose address the provider has confirmed, open at once', async () => {
    const claims = { ...verifiedClaims('grete.kern@example.org'), picture: 'https://p.example/1' }
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

  test('[INST-7, D20] keeps an invitation that it brought, and says what became of it', async () => {
    const there = await openInstitution(server)
    const email = newEmail()
    const { nid } = there
    const given = { nid, studyId: null, email, now: server.clock.now }
    const activation_code = await giveActivationCode(server.db, given)
    const invited = await join(await signed(verifiedClaims(email)), { activation_code })
    expect(invited.body).toMatchObject({ result_code: 0, institution_result: 0 })
    const kept = await server.db
      .selectFrom('institution_invitation')
      .select(['user_id', 'institution_id'])
      .where('institution_id', '=', nid)
      .execute()
    expect(kept).toEqual([{ user_id: invited.body['user_id'], institution_id: nid }])
    const other = await join(await signed(verifiedClaims()), { activation_code })
    expect(other.body).toMatchObject({ result_code: 0, institution_result: 321 })
    // Somebody whose address the provider does not know for certain gets no session yet, and hears it all the same.
    const unsure = { sub: randomUUID(), email: newEmail(), email_verified: false }
    const late = await join(await signed(unsure), { institution: 'nowhere' })
    expect(late.body).toMatchObject({ result_code: 152, institution_result: 105 })
  })

  test('[INST-61, D20] a later log in by it through an institution invites as well', async () => {
    const there = await openInstitution(server)
    const claims = verifiedClaims()
    const first = await join(await signed(claims))
    const invitations = () => rowsOf('institution_invitation', Number(first.body['user_id']))
    const told = (result: number) => ({ result_code: 0, institution_result: result })
    expect((await ask(await signed(claims), { institution: 'nowhere' })).body).toMatchObject(told(105))
    expect(await invitations()).toEqual([])
    expect((await ask(await signed(claims), { institution: there.slug })).body).toMatchObject(told(0))
    expect(await invitations()).toMatchObject([{ institution_id: there.nid }])
  })

  test('[INST-7, D20] the same again after a lost answer says the same of it, and keeps what is told to be kept', async () => {
    const there = await openInstitution(server)
    const { nid } = there
    const email = newEmail()
    const claims = verifiedClaims(email)
    const given = { nid, studyId: null, email, now: server.clock.now }
    const activation_code = await giveActivationCode(server.db, given)
    const invitations = async (userId: unknown) => {
      const rows = await server.db
        .selectFrom('institution_invitation')
        .select('institution_id')
        .where('user_id', '=', Number(userId))
        .execute()
      return rows.map((row) => row.institution_id)
    }
    const mistyped = await join(await signed(claims), { activation_code: 'AAAAA-AAAAA-AAAAA-AAAAA' })
    expect(mistyped.body).toMatchObject({ result_code: 0, institution_result: 321 })
    const wrongAgain = await join(await signed(claims), { activation_code: 'AAAAA-AAAAA-AAAAA-AAAAA' })
    expect(wrongAgain.body).toMatchObject({
      result_code: 0,
      institution_result: 321,
      institution_msg: mistyped.body['institution_msg'],
    })
    const right = await Promise.all([0, 1].map(async () => join(await signed(claims), { activation_code })))
    for (const { body } of right) {
      expect(body).toMatchObject({ result_code: 0, institution_result: 0 })
      expect(body['user_id']).toBe(mistyped.body['user_id'])
    }
    expect(await invitations(mistyped.body['user_id'])).toEqual([nid])
    expect((await ask(await signed(claims), {})).body).not.toHaveProperty('institution_result')
    // Of whom no address is known for certain the repeat is told as well.
    const unsure = { sub: randomUUID(), email: newEmail(), email_verified: false }
    for (let times = 0; times < 2; times += 1)
      expect((await join(await signed(unsure), { institution: there.slug })).body).toMatchObject({
        result_code: 152,
        institution_result: 0,
      })
  })

  test('[D20] and the next one finds it, whatever became of the address', async () => {
    const sub = randomUUID()
    const first = await join(await signed(verifiedClaims(newEmail(), sub)))
    const second = await ask(await signed({ sub, email: newEmail(), email_verified: false }))
    expect([second.body.result_code, second.body['user_id']]).toEqual([0, first.body['user_id']])
  })

  test('[D10] without the accepted terms 120, which tells the address; login_only 122', async () => {
    const claims = verifiedClaims()
    const answer = await ask(await signed(claims))
    expect([answer.status, answer.body.result_code, answer.body['email']]).toEqual([422, 120, claims.email])
    expect((await ask(await signed(claims), { ...TERMS, eula_version: 1 })).body.result_code).toBe(120)
    expect((await join(await signed(claims), { login_only: true })).body.result_code).toBe(122)
  })

  test('[D10] a sign-up that took too long is 189, a sign-in 121', async () => {
    const late = await signed(verifiedClaims(), server.clock.now - 11 * 60_000)
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
    const claims = verifiedClaims()
    expect((await join(await signed(claims), { email: newEmail() })).body['email']).toBe(claims.email)
  })

  test('[ACC-21] an address that has an account is never matched: 135', async () => {
    const person = await server.signUp()
    const answer = await join(
      await signed(verifiedClaims(person.email.toUpperCase().replace('EXAMPLE.ORG', 'example.org'))),
    )
    expect([answer.status, answer.body.result_code]).toEqual([409, 135])
    expect(await rowsOf('provider_identity', person.userId)).toEqual([])
  })

  test('[D13] a name that is taken gets four digits, one too short is made', async () => {
    await server.signUp({ username: 'lena.kraft' })
    const nameOf = async (email: string) => (await join(await signed(verifiedClaims(email)))).body['username']
    expect(await nameOf('lena.kraft@example.com')).toMatch(/^lena\.kraft\d{4}$/)
    expect(await nameOf('x@example.com')).toBe('person')
    expect(await nameOf('y@example.com')).toMatch(/^person\d{4}$/)
    expect(await nameOf(`${'z'.repeat(90)}@example.com`)).toBe('z'.repeat(60))
  })

  test('[REL 1b] the same sign-up twice at once is one account, and both succeed', async () => {
    const token = await signed(verifiedClaims())
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

test('[D20] the service tells which providers there are, and where people are sent', async () => {
  const { body } = await server.call('core/service-status')
  expect(body['providers']).toEqual({
    google: { client_id: 'reprieve-dev', authorize: `${issuer.address}/google/authorize` },
    apple: { client_id: 'reprieve-dev', authorize: `${issuer.address}/apple/authorize` },
    facebook: { client_id: 'reprieve-dev', authorize: `${issuer.address}/facebook/authorize` },
  })
})
