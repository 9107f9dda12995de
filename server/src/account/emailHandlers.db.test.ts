import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashFor, openTestApp, tokenIn, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

const HOUR = 3_600_000
const UNKNOWN = 'x'.repeat(43)

const codeOf = async (answer: Promise<{ body: { result_code: number } }>) => (await answer).body.result_code
const ask = (person: TestPerson, email: string, change: Record<string, unknown> = {}, language = 'en') =>
  codeOf(
    server.call(
      'core/change-email',
      { email, password: person.password, pw_v: 1, ...change },
      { person, headers: { 'accept-language': language } },
    ),
  )
const newAddress = ({ username }: TestPerson) => `new-${username}@example.org`
async function linkTo(email: string): Promise<string> {
  return tokenIn((await server.mailTo(email))[0]!, 'change-email')
}
const verify = (token: string) => codeOf(server.call('core/verify-email', { email_token: token }))
const logIn = (username: string, { password }: TestPerson) =>
  codeOf(server.call('core/login-user', { username, password, pw_v: 1, device_id: 'door' }))
const subjectsTo = async (email: string) => {
  const rows = await server.db.selectFrom('mail').select('subject').where('to_address', '=', email).execute()
  return rows.map(({ subject }) => subject)
}
const change = (person: TestPerson, set: { deletes_at?: Date; password_hash?: null }) =>
  server.db.updateTable('account').set(set).where('user_id', '=', person.userId).execute()
const eventsOf = async (person: TestPerson) => {
  const rows = await server.db
    .selectFrom('access_log')
    .select('event')
    .where('user_id', '=', person.userId)
    .orderBy('line')
    .execute()
  return rows.map(({ event }) => event)
}

test('[ACC-24] the new address counts from the press of its button, and the old one is told', async () => {
  const person = await server.signUp()
  const email = newAddress(person)
  expect(await ask(person, email)).toBe(0)
  const token = await linkTo(email)
  await server.app.inject({ method: 'GET', url: `/change-email/${token}` })
  expect([await logIn(person.email, person), await logIn(email, person)]).toEqual([0, 132])
  expect(await verify(token)).toBe(0)
  expect([await logIn(person.email, person), await logIn(email, person)]).toEqual([132, 0])
  const { body } = await server.call('core/login-user', {
    username: person.username,
    password: person.password,
    pw_v: 1,
    device_id: 'door',
  })
  expect(body['email']).toBe(email)
  expect(await subjectsTo(person.email)).toContain('Your Reprieve e-mail address has been changed')
  // Whoever reads the old mailbox is not told where the person went.
  expect((await server.mailTo(person.email)).join()).not.toContain(email)
  const events = await eventsOf(person)
  expect(events.filter((event) => event.startsWith('email'))).toEqual(['email-change-asked', 'email-changed'])
  expect((await server.call('core/keep-alive', undefined, { person })).body.result_code).not.toBe(143)
})

test('[D22] a link pressed again within its life answers 0 and mails nothing more; after a day 107', async () => {
  const person = await server.signUp()
  const email = newAddress(person)
  await ask(person, email)
  const token = await linkTo(email)
  expect([await verify(token), await verify(token)]).toEqual([0, 0])
  const mails = [...(await subjectsTo(person.email)), ...(await subjectsTo(email))]
  expect(mails.filter((subject) => subject.includes('has been changed')).length).toBe(1)
  server.clock.now += 24 * HOUR
  expect(await verify(token)).toBe(107)
  expect(await logIn(email, person)).toBe(0)
})

test('[D22] the newest link alone works, and for a day', async () => {
  const person = await server.signUp()
  const [first, second] = [`1-${person.username}@example.org`, `2-${person.username}@example.org`]
  await ask(person, first)
  await ask(person, second)
  expect(await verify(await linkTo(first))).toBe(107)
  server.clock.now += 24 * HOUR - 1
  const token = await linkTo(second)
  expect(await verify(token)).toBe(0)
  const late = await server.signUp()
  await ask(late, newAddress(late))
  server.clock.now += 24 * HOUR
  expect(await verify(await linkTo(newAddress(late)))).toBe(107)
  expect(await logIn(late.email, late)).toBe(0)
})

test('[REL 1d] an unknown link and the link of another purpose are 107', async () => {
  const person = await server.signUp()
  const activation = tokenIn((await server.mailTo(person.email)).join())
  await server.call('core/forgot-password', { email: person.email })
  const reset = tokenIn((await server.mailTo(person.email)).join(), 'reset-password')
  expect([reset.length, activation.length]).toEqual([43, 43])
  for (const token of [UNKNOWN, activation, reset]) expect(await verify(token)).toBe(107)
  await ask(person, newAddress(person))
  const token = await linkTo(newAddress(person))
  expect(await codeOf(server.call('core/verify-account', { account_token: token }))).toBe(107)
})

test('[D10, D14] a change of address needs a sign-in of the last five minutes; a renewal is none', async () => {
  const person = await server.signUp()
  server.clock.now += 5 * 60_000
  expect(await ask(person, newAddress(person))).toBe(0)
  server.clock.now += 1
  expect(await ask(person, newAddress(person))).toBe(170)
  server.clock.now += 24 * HOUR
  const { username, token: prev, deviceId } = person
  const { body } = await server.call('core/login-user', { username, prev_token: prev, device_id: deviceId })
  expect(await ask({ ...person, token: String(body['token']) }, newAddress(person))).toBe(170)
  expect(await ask(await server.signIn(person), newAddress(person))).toBe(0)
})

test('[D10] 132 for a wrong or missing password, 141 where none is set, 102 for what is no address', async () => {
  const person = await server.signUp()
  expect(await ask(person, newAddress(person), { password: hashFor('wrong') })).toBe(132)
  expect(await ask(person, newAddress(person), { password: undefined })).toBe(132)
  expect(await ask(person, 'no address')).toBe(102)
  await change(person, { password_hash: null })
  expect(await ask(person, newAddress(person))).toBe(141)
  expect(await ask(person, newAddress(person), { password: undefined })).toBe(141)
  expect(await subjectsTo(newAddress(person))).toEqual([])
})

test('[D10, D24] 135 for the address of another account, also of one that waits for its deletion', async () => {
  const [person, other, going] = [await server.signUp(), await server.signUp(), await server.signUp()]
  await change(going, { deletes_at: new Date(server.clock.now + HOUR) })
  expect(await ask(person, other.email.toUpperCase())).toBe(135)
  expect(await ask(person, going.email)).toBe(135)
  expect((await subjectsTo(other.email)).length).toBe(1)
})

test('[D10] an address that somebody took meanwhile is 135 at the button, and nothing changes', async () => {
  const [person, faster] = [await server.signUp(), await server.signUp()]
  const email = newAddress(person)
  await ask(person, email)
  const mine = await linkTo(email)
  await ask(faster, email)
  const theirs = tokenIn(
    (await server.mailTo(email)).find((mail) => !mail.includes(mine))!,
    'change-email',
  )
  expect([await verify(theirs), await verify(mine)]).toEqual([0, 135])
  expect([await logIn(person.email, person), await logIn(email, faster)]).toEqual([0, 0])
  expect(await eventsOf(person)).not.toContain('email-changed')
})

test('[D13] the address that was left is free again, and one may be written in another case', async () => {
  const [person, next] = [await server.signUp(), await server.signUp()]
  const email = newAddress(person)
  await ask(person, email)
  await verify(await linkTo(email))
  expect(await ask(next, person.email)).toBe(0)
  const louder = email.toUpperCase()
  expect(await ask(person, louder)).toBe(0)
  expect(await verify(await linkTo(louder))).toBe(0)
  const { email: kept } = await server.db
    .selectFrom('account')
    .select('email')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow()
  expect([kept, await logIn(email, person)]).toEqual([louder, 0])
})

test('[D3] without a sign-in 104, with the number of somebody else 104, without a language 101', async () => {
  const [person, other] = [await server.signUp(), await server.signUp()]
  const email = newAddress(person)
  expect(await codeOf(server.call('core/change-email', { email, password: person.password, pw_v: 1 }))).toBe(
    104,
  )
  expect(await ask({ ...person, userId: other.userId }, email)).toBe(104)
  expect(await ask(person, email, {}, '')).toBe(101)
  expect(await subjectsTo(email)).toEqual([])
})

test('[D3] the letter to the new address speaks the language of the page, English where we have none', async () => {
  const person = await server.signUp()
  await ask(person, `ko-${newAddress(person)}`, {}, 'ko')
  await ask(person, `xx-${newAddress(person)}`, {}, 'tlh')
  expect(await subjectsTo(`ko-${newAddress(person)}`)).toEqual(['새 이메일 주소를 확인해 주세요'])
  expect(await subjectsTo(`xx-${newAddress(person)}`)).toEqual(['Confirm your new e-mail address'])
})

test('[REL 1d] the new address cannot smuggle a header or a second receiver into a mail', async () => {
  const person = await server.signUp()
  const before = (await server.db.selectFrom('mail').select('mail_id').execute()).length
  for (const email of [
    'a@example.org\r\nBcc: b@example.org',
    'a@example.org\nSubject: x',
    'a@example.org,b@example.org',
    'a@example.org;b@example.org',
    '"a@example.org" <b@example.org>',
    'a@example.org\u0000',
    'a@example.org%0d%0aBcc:b@example.org',
  ])
    expect([email, await ask(person, email)]).toEqual([email, 102])
  expect((await server.db.selectFrom('mail').select('mail_id').execute()).length).toBe(before)
})

test('[REL 1d] who leaves a mailbox leaves no way in there: its reset link is dead', async () => {
  const person = await server.signUp()
  await server.call('core/forgot-password', { email: person.email })
  const reset = tokenIn((await server.mailTo(person.email)).join(), 'reset-password')
  await ask(person, newAddress(person))
  expect(await verify(await linkTo(newAddress(person)))).toBe(0)
  const body = { password_token: reset, new_password: hashFor('thief'), pw_v: 1 }
  expect(await codeOf(server.call('core/reset-password', body))).toBe(107)
})

test('[REL 1d] a reset takes back the change of address that a thief has asked for', async () => {
  const person = await server.signUp()
  await ask(person, newAddress(person))
  const thief = await linkTo(newAddress(person))
  await server.call('core/forgot-password', { email: person.email })
  const reset = tokenIn((await server.mailTo(person.email)).join(), 'reset-password')
  const body = { password_token: reset, new_password: hashFor('mine again'), pw_v: 1 }
  expect(await codeOf(server.call('core/reset-password', body))).toBe(0)
  expect(await verify(thief)).toBe(107)
})

test('[D24] the link of an account that waits for its deletion is dead', async () => {
  const person = await server.signUp()
  await ask(person, newAddress(person))
  await change(person, { deletes_at: new Date(server.clock.now + HOUR) })
  expect(await verify(await linkTo(newAddress(person)))).toBe(107)
})
