import type { Subscription } from '@reprieve/domain/settings/subscriptions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '../access/attempts.ts'
import { giveUnsubscribeToken } from '../access/mailTokenStore.ts'
import { inTransaction } from '../db/transaction.ts'
import { queueMail } from '../jobs/mailStore.ts'
import { sweepExpired } from '../jobs/sweep.ts'
import { openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const NONE = { reminders_and_updates: false, newsletters: false, special_offers: false }
const ALL = { reminders_and_updates: true, newsletters: true, special_offers: true }

const told = async (person: TestPerson) =>
  (await server.call('core/get-user-email-subscriptions', undefined, { person })).body

/** Also of somebody whose session has long ended. */
const keptOf = ({ userId }: TestPerson) =>
  server.db.selectFrom('email_preference').selectAll().where('user_id', '=', userId).executeTakeFirst()

const update = (person: TestPerson, body: unknown) =>
  server.call('core/update-email-subscriptions', body, { person })

const tokenFor = ({ userId }: TestPerson, kind: Subscription = 'newsletters') =>
  server.db
    .transaction()
    .execute((trx) =>
      giveUnsubscribeToken(trx, { signingKey: 'signing', userId, kind, now: server.clock.now }),
    )

const unsubscribe = (unsubscribe_email_token: string, from = '192.0.2.1') =>
  server.call('core/unsubscribe-email', { unsubscribe_email_token }, { from })

test('[SET-25] nothing comes until somebody switches it on', async () => {
  const [person, other] = [await server.signUp(), await server.signUp()]
  expect(await told(person)).toMatchObject({ result_code: 0, ...NONE })
  const changed = await update(person, { newsletters: true })
  expect(changed.body).toMatchObject({ result_code: 0, ...NONE, newsletters: true })
  await update(person, { reminders_and_updates: true })
  expect(await told(person)).toMatchObject({ ...ALL, special_offers: false })
  expect((await update(person, {})).body).toMatchObject({ result_code: 0, ...ALL, special_offers: false })
  expect(await told(other)).toMatchObject(NONE)
})

test('[D10] what is no choice is refused, and what is none of the three is passed over', async () => {
  const person = await server.signUp()
  for (const body of [{ newsletters: 'yes' }, { newsletters: 1 }, { special_offers: null }])
    expect((await update(person, body)).body.result_code).toBe(102)
  expect((await update(person, { is_pro: true, user_id: 1 })).body).toMatchObject(NONE)
  const nobody = await server.call('core/get-user-email-subscriptions')
  expect([nobody.status, nobody.body.result_code]).toEqual([401, 104])
})

test('[SYNC 1.3] two devices that choose at once both get what they chose', async () => {
  const person = await server.signUp()
  await Promise.all([
    update(person, { newsletters: true }),
    update(person, { special_offers: true }),
    update(person, { reminders_and_updates: false }),
  ])
  expect(await told(person)).toMatchObject({ ...NONE, newsletters: true, special_offers: true })
})

test('[SET-25, D8, D22] the link ends the kind it was made for alone, tells whose it is, and works for ever', async () => {
  const [person, other] = [await server.signUp(), await server.signUp()]
  const token = await tokenFor(person)
  expect(await tokenFor(person)).toBe(token)
  expect(await tokenFor(other)).not.toBe(token)
  expect(await tokenFor(person, 'special_offers')).not.toBe(token)
  for (const one of [person, other]) await update(one, ALL)
  await sweepExpired(server.db, server.clock.now + 10 * 365 * 24 * 3_600_000)
  const asked = await server.call('core/get-unsubscribe-email-email', { unsubscribe_email_token: token })
  expect(asked.body).toMatchObject({ result_code: 0, email: person.email, subscription: 'newsletters' })
  expect((await unsubscribe(token)).body.result_code).toBe(0)
  expect((await unsubscribe(token)).body.result_code).toBe(0)
  expect(await keptOf(person)).toMatchObject({ ...ALL, newsletters: false })
  expect(await keptOf(other)).toMatchObject(ALL)
  expect((await unsubscribe(await tokenFor(person, 'reminders_and_updates'))).body.result_code).toBe(0)
  expect(await keptOf(person)).toMatchObject({ ...NONE, special_offers: true })
})

test('[SET-25] a link of somebody else, or with a session of somebody else, changes nothing of one’s own', async () => {
  const [person, stranger] = [await server.signUp(), await server.signUp()]
  for (const one of [person, stranger]) await update(one, ALL)
  const token = await tokenFor(person)
  // The token alone counts, whoever is signed in where it is opened.
  await server.call('core/unsubscribe-email', { unsubscribe_email_token: token }, { person: stranger })
  expect(await told(stranger)).toMatchObject(ALL)
  expect(await told(person)).toMatchObject({ ...ALL, newsletters: false })
  // It opens nothing else, and nothing else opens it.
  for (const [name, field] of [
    ['core/verify-account', 'account_token'],
    ['core/verify-email', 'email_token'],
    ['core/cancel-deletion', 'deletion_token'],
    ['core/get-reset-password-email', 'password_token'],
  ] as const)
    expect((await server.call(name, { [field]: token })).body.result_code).toBe(107)
})

test('[SET-25, REL 1d] neither address nor person can be read out of a link', async () => {
  const person = await server.signUp()
  const token = await tokenFor(person)
  expect(token).toMatch(/^[\w-]{43}$/)
  const bytes = Buffer.from(token, 'base64url').toString('latin1')
  for (const told of [token, bytes])
    for (const secret of [person.email, person.username, String(person.userId), 'newsletters'])
      expect(told).not.toContain(secret)
})

test('[SET-26] what waits of a kind goes when it is switched off, and nothing else does', async () => {
  const person = await server.signUp()
  await update(person, ALL)
  const later = server.clock.now + 3_600_000
  const mail = { userId: person.userId, to: person.email, text: 't', html: 'h' }
  const unsubscribeLink = 'https://diary.example.org/unsubscribe/x'
  await inTransaction(server.db, async (trx) => {
    for (const kind of ['newsletters', 'special_offers', 'reminders_and_updates'] as const)
      await queueMail(trx, { ...mail, subject: kind, subscribed: { kind, unsubscribeLink } }, later)
    await queueMail(trx, { ...mail, subject: 'account' }, later)
  })
  const waiting = async () => {
    const rows = await server.db
      .selectFrom('mail')
      .select('subject')
      .where('user_id', '=', person.userId)
      .where('sent_at', 'is', null)
      .orderBy('subject')
      .execute()
    return rows.map(({ subject }) => subject)
  }
  await unsubscribe(await tokenFor(person, 'special_offers'))
  expect(await waiting()).toEqual(['account', 'newsletters', 'reminders_and_updates'])
  await update(person, { newsletters: false, reminders_and_updates: true })
  expect(await waiting()).toEqual(['account', 'reminders_and_updates'])
})

test('[D22] the token is nowhere in the database', async () => {
  const person = await server.signUp()
  const token = await tokenFor(person)
  const [row] = await server.db
    .selectFrom('mail_token')
    .selectAll()
    .where('user_id', '=', person.userId)
    .where('purpose', '=', 'unsubscribe')
    .execute()
  expect(row!.token_hash).toEqual(expect.any(Buffer))
  expect(JSON.stringify(row)).not.toContain(token)
})

test('[D10] a link that nobody was given, of another purpose or of somebody gone, has ended', async () => {
  const person = await server.signUp()
  const [activation] = await server.mailTo(person.email)
  const other = /activate-user\/([\w-]+)/.exec(activation!)![1]!
  const unknown = await unsubscribe('A'.repeat(43))
  expect([unknown.status, unknown.body.result_code]).toEqual([410, 107])
  expect((await unsubscribe(other)).body).toEqual(unknown.body)
  const token = await tokenFor(person)
  await server.db
    .updateTable('account')
    .set({ deletes_at: new Date(server.clock.now) })
    .where('user_id', '=', person.userId)
    .execute()
  const asked = await server.call('core/get-unsubscribe-email-email', { unsubscribe_email_token: token })
  expect(asked.body.result_code).toBe(107)
  expect((await server.call('core/unsubscribe-email', {})).body.result_code).toBe(102)
})

const ONE_CLICK = 'List-Unsubscribe=One-Click'
const FORM = 'application/x-www-form-urlencoded'

const post = async (token: string, body = ONE_CLICK, headers: Record<string, string> = {}) => {
  const response = await server.app.inject({
    method: 'POST',
    url: `/unsubscribe/${token}`,
    headers: { 'content-type': FORM, ...headers },
    payload: body,
    remoteAddress: '192.0.2.2',
  })
  return response
}

test('[D22] a mail program unsubscribes by one form, from wherever it is and in no language', async () => {
  const person = await server.signUp()
  await update(person, ALL)
  const token = await tokenFor(person)
  const origin = { origin: 'https://mail.example.org' }
  const answer = await post(token, ONE_CLICK, origin)
  expect([answer.statusCode, answer.body]).toEqual([200, ''])
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await told(person)).toMatchObject({ ...ALL, newsletters: false })

  await update(person, { newsletters: true })
  const parts = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  expect((await post(token, parts, { 'content-type': 'multipart/form-data; boundary=b' })).statusCode).toBe(
    200,
  )
  expect(await told(person)).toMatchObject({ ...ALL, newsletters: false })
})

test('[D22] opening the link, or a form that says something else, changes nothing', async () => {
  const person = await server.signUp()
  await update(person, ALL)
  const token = await tokenFor(person)
  const opened = await server.app.inject({ method: 'GET', url: `/unsubscribe/${token}` })
  expect(opened.body).not.toContain(person.email)
  expect((await post(token, 'a=b')).statusCode).toBe(400)
  expect((await post(token, '')).statusCode).toBe(400)
  expect((await post(token, `${ONE_CLICK}${'x'.repeat(5_000)}`)).statusCode).toBe(413)
  expect((await post(token, '{}', { 'content-type': 'application/json' })).statusCode).toBe(415)
  expect((await post('A'.repeat(43))).statusCode).toBe(404)
  expect((await post('%00')).statusCode).toBe(404)
  expect(await told(person)).toMatchObject(ALL)
})

test('[D20] no call of the API takes a form', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/v4/core/unsubscribe-email',
    headers: { 'content-type': FORM, 'accept-language': 'en' },
    payload: ONE_CLICK,
  })
  expect(response.json<{ result_code: number }>().result_code).toBe(111)
})

test('[REL 1d] wrong links are counted by the address they come from, right ones are not', async () => {
  const person = await server.signUp()
  const token = await tokenFor(person)
  const from = '198.51.100.7'
  const { most } = LIMITS.mailLinkOfAddress
  for (let pressed = 0; pressed < most + 5; pressed += 1)
    expect((await unsubscribe(token, from)).body.result_code).toBe(0)
  const codes: number[] = []
  for (let tried = 0; tried <= most; tried += 1)
    codes.push((await unsubscribe('B'.repeat(43), from)).body.result_code)
  expect([codes[most - 1], codes[most]]).toEqual([107, 103])
  expect((await unsubscribe(token, '198.51.100.8')).body.result_code).toBe(0)
})
