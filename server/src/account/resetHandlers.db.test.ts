import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashFor, openTestApp, tokenIn, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

const COMMON = 'uS0d9NYCvPsRreQ1pebKJNT60Hb+4ZsPtoc358zT/Wk='
const NEW = hashFor('a new one')
const UNKNOWN = 'x'.repeat(43)
const MINUTE = 60_000

const codeOf = async (answer: Promise<{ body: { result_code: number } }>) => (await answer).body.result_code
const mails = (email: string) =>
  server.db
    .selectFrom('mail')
    .select(['subject', 'body_text', 'body_html'])
    .where('to_address', '=', email)
    .execute()
/** Asks for a link and takes it out of the newest mail. */
async function linkFor(email: string, language = 'en'): Promise<string> {
  // A moment of its own for each mail, so that one is the newest.
  server.clock.now += 1
  const headers = { 'accept-language': language }
  expect(await codeOf(server.call('core/forgot-password', { email }, { headers }))).toBe(0)
  return tokenIn((await server.mailTo(email))[0]!, 'reset-password')
}
const addressOf = (token: string) => server.call('core/get-reset-password-email', { password_token: token })
const reset = (token: string, password = NEW) =>
  codeOf(server.call('core/reset-password', { password_token: token, new_password: password, pw_v: 1 }))
const logIn = ({ username }: TestPerson, password: string) =>
  codeOf(server.call('core/login-user', { username, password, pw_v: 1, device_id: 'door' }))
const waitsForDeletion = (person: TestPerson) =>
  server.db
    .updateTable('account')
    .set({ deletes_at: new Date(server.clock.now + 1) })
    .where('user_id', '=', person.userId)
    .execute()

test('[D17, REL 1d] a reset ends all sessions and begins none, tells the owner, and touches nobody else', async () => {
  const person = await server.signUp()
  const bystander = await server.signUp()
  const answer = await server.call('core/reset-password', {
    password_token: await linkFor(person.email),
    new_password: NEW,
    pw_v: 1,
  })
  expect(Object.keys(answer.body).toSorted()).toEqual(['result_code', 'result_msg', 'server_time'])
  const ended = await server.call('core/keep-alive', undefined, { person })
  expect(ended.body).toMatchObject({ result_code: 143, reason: 'password' })
  expect((await server.call('core/keep-alive', undefined, { person: bystander })).body.result_code).toBe(0)
  expect([await logIn(person, person.password), await logIn(person, NEW)]).toEqual([132, 0])
  const subjects = (await mails(person.email)).map(({ subject }) => subject)
  expect(subjects).toContain('Your Reprieve password has been changed')
})

test('[ACC-24] opening a reset link, however often, uses nothing up; the answer to its button is the last', async () => {
  const person = await server.signUp()
  const link = await linkFor(person.email)
  for (let n = 0; n < 3; n += 1) {
    await server.app.inject({ method: 'GET', url: `/reset-password/${link}` })
    expect((await addressOf(link)).body).toMatchObject({ result_code: 0, email: person.email })
  }
  expect(await logIn(person, person.password)).toBe(0)
  expect([await reset(link), await reset(link, hashFor('again'))]).toEqual([0, 107])
  expect((await addressOf(link)).body.result_code).toBe(107)
  expect(await logIn(person, NEW)).toBe(0)
})

test('[D13] a forgotten password is asked for by the address in any case', async () => {
  const person = await server.signUp()
  await server.call('core/forgot-password', { email: person.email.toUpperCase() })
  expect(tokenIn((await server.mailTo(person.email)).join(), 'reset-password').length).toBe(43)
})

test('[D22] the newest link alone works, and for an hour', async () => {
  const person = await server.signUp()
  const older = await linkFor(person.email)
  const newer = await linkFor(person.email)
  expect([(await addressOf(older)).body.result_code, await reset(older)]).toEqual([107, 107])
  server.clock.now += 60 * MINUTE - 1
  expect((await addressOf(newer)).body.result_code).toBe(0)
  server.clock.now += 1
  expect([(await addressOf(newer)).body.result_code, await reset(newer)]).toEqual([107, 107])
  expect(await logIn(person, person.password)).toBe(0)
})

test('[REL 1d] an unknown link and the link of another purpose are 107', async () => {
  const person = await server.signUp()
  const activation = tokenIn((await server.mailTo(person.email)).join())
  const moved = `moved-${person.username}@example.org`
  await server.call('core/change-email', { email: moved, password: person.password, pw_v: 1 }, { person })
  const email = tokenIn((await server.mailTo(moved)).join(), 'change-email')
  for (const token of [UNKNOWN, activation, email])
    expect([(await addressOf(token)).body.result_code, await reset(token)]).toEqual([107, 107])
  const token = await linkFor(person.email)
  expect(await codeOf(server.call('core/verify-account', { account_token: token }))).toBe(107)
  expect(await codeOf(server.call('core/verify-email', { email_token: token }))).toBe(107)
  expect(await reset(token)).toBe(0)
})

test('[D10, D12] 108 leaves the link as it is, and so does a body that does not fit', async () => {
  const person = await server.signUp()
  const token = await linkFor(person.email)
  expect([await reset(token, COMMON), await reset(token, 'plain words')]).toEqual([108, 102])
  expect(await reset(token)).toBe(0)
})

test('[D22] pressed twice at once, a reset link sets one password', async () => {
  const person = await server.signUp()
  const token = await linkFor(person.email)
  const words = [hashFor('one'), hashFor('two')]
  const codes = await Promise.all(words.map((word) => reset(token, word)))
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, 107])
  expect(await logIn(person, words[codes.indexOf(0)]!)).toBe(0)
})

test('[D23] who has read the mail of a reset has shown the address: the account is active', async () => {
  const email = 'late@example.org'
  const body = { email, username: 'late', password: hashFor('late'), pw_v: 1 }
  await server.call('core/register-user', { ...body, eula_version: 2, privacy_notice_version: 2 })
  const late = { username: 'late' } as TestPerson
  expect(await logIn(late, hashFor('late'))).toBe(152)
  expect(await reset(await linkFor(email))).toBe(0)
  expect(await logIn(late, NEW)).toBe(0)
})

test('[D19, REL 1d] a reset does not go round the second factor: the new password still asks for the code', async () => {
  const person = await server.signUp()
  expect(await codeOf(server.call('core/set-mfa', { on: true }, { person }))).toBe(0)
  expect(await reset(await linkFor(person.email))).toBe(0)
  expect(await logIn(person, NEW)).toBe(168)
})

test('[D13] a reset gives an account that came through a provider its first password', async () => {
  const person = await server.signUp()
  await server.db
    .updateTable('account')
    .set({ password_hash: null })
    .where('user_id', '=', person.userId)
    .execute()
  expect(await reset(await linkFor(person.email))).toBe(0)
  expect(await logIn(person, NEW)).toBe(0)
})

test('[D24] an account that waits for its deletion gets no link, and its old one is dead', async () => {
  const person = await server.signUp()
  const token = await linkFor(person.email)
  await waitsForDeletion(person)
  expect([(await addressOf(token)).body.result_code, await reset(token)]).toEqual([107, 107])
  const before = (await mails(person.email)).length
  expect(await codeOf(server.call('core/forgot-password', { email: person.email }))).toBe(0)
  expect((await mails(person.email)).length).toBe(before)
})

test('[ACC-25, D21] forgot-password tells an unknown address what it tells a known one, to the letter', async () => {
  const person = await server.signUp()
  const known = await server.call('core/forgot-password', { email: person.email })
  const unknown = await server.call('core/forgot-password', { email: 'nobody@example.org' })
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect(await mails('nobody@example.org')).toEqual([])
})

test('[D3] the mail comes in the language of who asked; without a language nothing is sent', async () => {
  const person = await server.signUp()
  await linkFor(person.email, 'ko')
  await linkFor(person.email, 'tlh')
  const subjects = (await mails(person.email)).map(({ subject }) => subject)
  expect(subjects).toContain('Reprieve 새 비밀번호 정하기')
  expect(subjects).toContain('Choose a new Reprieve password')
  const before = (await mails(person.email)).length
  const none = { headers: { 'accept-language': '' } }
  expect(await codeOf(server.call('core/forgot-password', { email: person.email }, none))).toBe(101)
  expect((await mails(person.email)).length).toBe(before)
})

test('[D22] the link comes from PUBLIC_URL, as text and as HTML, and only its hash is kept', async () => {
  const person = await server.signUp()
  await server.call('core/forgot-password', { email: person.email }, { headers: { host: 'evil.example' } })
  const mail = (await mails(person.email)).find(({ body_text: text }) => text.includes('reset-password'))!
  const link = `http://localhost:8787/reset-password/${tokenIn(mail.body_text, 'reset-password')}`
  expect(mail.body_text).toContain(`${link}\n`)
  expect(mail.body_html).toContain(`href="${link}"`)
  const kept = await server.db.selectFrom('mail_token').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(link.slice(-43))
})

test('[REL 1d] an address that would smuggle something into a mail is no address', async () => {
  for (const email of ['a@example.org\r\nBcc: b@example.org', 'a@example.org,b@example.org', 'a'])
    expect(await codeOf(server.call('core/forgot-password', { email }))).toBe(102)
})
