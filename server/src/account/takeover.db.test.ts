import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Trx } from '../db/pool.ts'
import { NONCE, type LocalIssuer } from '../testing/localIssuer.ts'
import { openProviderApp, type ProviderApp } from '../testing/providerApp.ts'
import { hashFor, tokenIn, type Answer, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
let issuer: LocalIssuer
let close: ProviderApp['close']
beforeAll(async () => {
  ;({ server, issuer, close } = await openProviderApp())
})
afterAll(() => close())

const TERMS = { eula_version: 2, privacy_notice_version: 2 }
const LET_IT_COME_MS = 400

const throughFacebook = (id: string, change: Record<string, unknown> = {}) =>
  server.call('core/login-user-with-provider', {
    provider: 'facebook',
    access_token: issuer.facebookToken({ id }),
    nonce: NONCE,
    device_id: 'd',
    ...change,
  })
const newestMail = async (email: string): Promise<string> => (await server.mailTo(email))[0] ?? ''

async function reset(email: string): Promise<number> {
  // A moment of its own for each mail, so that one is the newest.
  server.clock.now += 1
  await server.call('core/forgot-password', { email })
  const password_token = tokenIn(await newestMail(email), 'reset-password')
  const link = { password_token, new_password: hashFor('of the owner'), pw_v: 1 }
  return (await server.call('core/reset-password', link)).body.result_code
}

/** Makes the call while the accounts are held, changes something under its hands, and lets it go on. */
async function meanwhile(
  call: () => Promise<Answer>,
  change: (trx: Trx) => Promise<unknown>,
): Promise<number> {
  const going = await server.db.transaction().execute(async (trx) => {
    await sql`lock table account in access exclusive mode`.execute(trx)
    const under = call()
    await new Promise((resolve) => setTimeout(resolve, LET_IT_COME_MS))
    await change(trx)
    return { under }
  })
  return (await going.under).body.result_code
}

test('[REL 1d] who typed the address of another at a provider is out when that one has activated and then resets', async () => {
  const id = randomUUID()
  const email = `v-${id}@example.org`
  expect((await throughFacebook(id, { ...TERMS, email })).body.result_code).toBe(152)
  await server.call('core/verify-account', { account_token: tokenIn(await newestMail(email)) })
  expect(await reset(email)).toBe(0)
  expect((await throughFacebook(id, { login_only: true })).body.result_code).toBe(122)
})

test('[REL 1d] a provider that a thief connected is no way in after the reset', async () => {
  const person = await server.signUp()
  const id = randomUUID()
  const proof = { provider: 'facebook', access_token: issuer.facebookToken({ id }), nonce: NONCE }
  expect((await server.call('core/connect-user-to-provider', proof, { person })).body.result_code).toBe(0)
  expect(await reset(person.email)).toBe(0)
  expect((await throughFacebook(id, { login_only: true })).body.result_code).toBe(122)
})

test('[REL 1d] a sign-in through a provider does not outrun the reset that takes it away', async () => {
  const id = randomUUID()
  const email = `c-${id}@example.org`
  await throughFacebook(id, { ...TERMS, email })
  const code = await meanwhile(
    () => throughFacebook(id, { login_only: true }),
    async (trx) => {
      await sql`update account set password_hash = 'new', activated_at = now() where email = ${email}`.execute(
        trx,
      )
      await trx.deleteFrom('provider_identity').where('subject', '=', id).execute()
    },
  )
  expect(code).toBe(132)
})

async function challenged(person: TestPerson): Promise<{ mfa_challenge: unknown; code: string }> {
  await server.call('core/set-mfa', { on: true }, { person })
  server.clock.now += 1
  const { username, password } = person
  const answer = await server.call('core/login-user', { username, password, pw_v: 1, device_id: 'thief' })
  const code = /\b\d{6}\b/.exec(await newestMail(person.email))?.[0] ?? ''
  return { mfa_challenge: answer.body['mfa_challenge'], code }
}

test('[D19, REL 1d] a code does not outrun a change of the password it was asked for with', async () => {
  const person = await server.signUp()
  const second = await challenged(person)
  const code = await meanwhile(
    () => server.call('core/verify-mfa', second),
    async (trx) => {
      await sql`update account set password_hash = 'new' where user_id = ${person.userId}`.execute(trx)
      await trx.deleteFrom('mfa_challenge').where('user_id', '=', person.userId).execute()
    },
  )
  expect(code).toBe(169)
})

test('[D19] a code in the mailbox that was left opens nothing', async () => {
  const person = await server.signUp()
  const second = await challenged(person)
  server.clock.now += 1
  const email = `new-${person.userId}@example.org`
  await server.call('core/change-email', { email, password: person.password, pw_v: 1 }, { person })
  const email_token = tokenIn(await newestMail(email), 'change-email')
  expect((await server.call('core/verify-email', { email_token })).body.result_code).toBe(0)
  expect((await server.call('core/verify-mfa', second)).body.result_code).toBe(169)
})

test('[D24] after a deletion was taken back no device hears of it', async () => {
  const person = await server.signUp()
  const other = await server.signIn(person, { deviceId: 'other' })
  server.clock.now += 1
  await server.call('core/delete-user', undefined, { person })
  const deletion_token = tokenIn(await newestMail(person.email), 'cancel-deletion')
  expect((await server.call('core/cancel-deletion', { deletion_token })).body.result_code).toBe(0)
  const answer = await server.call('core/keep-alive', undefined, { person: other })
  expect(answer.body).toMatchObject({ result_code: 143, reason: 'logout' })
})

test('[D22] of links asked for at once only one works', async () => {
  const { email, userId } = await server.signUp()
  await Promise.all([1, 2, 3, 4].map(() => server.call('core/forgot-password', { email })))
  const rows = await server.db
    .selectFrom('mail_token')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset')
    .execute()
  expect(rows.length).toBe(1)
})

test('[REL 5] a token that has ended writes nothing into the log of its owner', async () => {
  const person = await server.signUp()
  await server.call('core/delete-all-tokens', { scope: 'all' }, { person })
  await server.call('core/keep-alive', undefined, { person: { ...person, userId: 1_234_567_890 } })
  const rows = await server.db
    .selectFrom('access_log')
    .select('event')
    .where('user_id', '=', person.userId)
    .execute()
  expect(rows.map(({ event }) => event)).not.toContain('wrong-user-id')
})

test.each([1, null, {}])(
  '[D20] an identity token of the type %j is refused like any other forgery',
  async (typ) => {
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const access_token = `${encoded({ alg: 'RS256', kid: 'x', typ })}.${encoded({})}.AAAA`
    const proof = { provider: 'google', access_token, nonce: NONCE, device_id: 'd' }
    expect((await server.call('core/login-user-with-provider', proof)).body.result_code).toBe(121)
  },
)
