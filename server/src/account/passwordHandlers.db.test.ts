import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashFor, openTestApp, tokenIn, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
})
afterAll(() => server.close())

// The client hash of "123456".
const COMMON = 'uS0d9NYCvPsRreQ1pebKJNT60Hb+4ZsPtoc358zT/Wk='
const NEW = hashFor('a new one')

const change = (person: TestPerson, body: Record<string, unknown> = {}) =>
  server.call(
    'core/change-password',
    { current_password: person.password, password: NEW, pw_v: 1, ...body },
    { person },
  )
const codeOf = async (answer: Promise<{ body: { result_code: number } }>) => (await answer).body.result_code
const logIn = ({ username }: TestPerson, password: string) =>
  codeOf(server.call('core/login-user', { username, password, pw_v: 1, device_id: 'door' }))
const keepAlive = async (person: TestPerson) =>
  (await server.call('core/keep-alive', undefined, { person })).body
const subjectsTo = async (email: string) => {
  const rows = await server.db
    .selectFrom('mail')
    .select('subject')
    .where('to_address', '=', email)
    .orderBy('queued_at')
    .orderBy('mail_id')
    .execute()
  return rows.map(({ subject }) => subject)
}
const forgetPassword = (person: TestPerson) =>
  server.db.updateTable('account').set({ password_hash: null }).where('user_id', '=', person.userId).execute()

test('[D17] a changed password ends every other session and says why; the one that changed it goes on', async () => {
  const person = await server.signUp()
  const elsewhere = await server.signIn(person, { deviceId: 'elsewhere' })
  const bystander = await server.signUp()
  expect(await codeOf(change(person))).toBe(0)
  expect(await keepAlive(elsewhere)).toMatchObject({ result_code: 143, reason: 'password' })
  expect((await keepAlive(person)).result_code).toBe(0)
  expect((await keepAlive(bystander)).result_code).toBe(0)
  expect([await logIn(person, NEW), await logIn(person, person.password)]).toEqual([0, 132])
  expect(await logIn(bystander, bystander.password)).toBe(0)
})

test('[D17] the owner is told by mail, in the language of the account, and the access log has a line', async () => {
  const person = await server.signUp()
  const ko = { 'accept-language': 'ko' }
  const { username, password } = person
  await server.call('core/login-user', { username, password, pw_v: 1, device_id: 'k' }, { headers: ko })
  expect(await codeOf(change(person))).toBe(0)
  expect(await subjectsTo(person.email)).toContain('Reprieve 계정의 비밀번호가 변경되었어요')
  expect((await server.mailTo(person.email)).join()).toContain('http://localhost:8787/forgot-password')
  const events = await server.db
    .selectFrom('access_log')
    .select(['event', 'device_id'])
    .where('user_id', '=', person.userId)
    .orderBy('line', 'desc')
    .limit(1)
    .execute()
  expect(events).toEqual([{ event: 'password-changed', device_id: person.deviceId }])
})

test('[D10] a wrong or missing current password is 132 and changes nothing', async () => {
  const person = await server.signUp()
  expect(await codeOf(change(person, { current_password: hashFor('wrong') }))).toBe(132)
  expect(await codeOf(change(person, { current_password: undefined }))).toBe(132)
  expect((await keepAlive(person)).result_code).toBe(0)
  expect(await logIn(person, person.password)).toBe(0)
})

test('[D10, D12] 108 for a common password, 102 for one that was not hashed', async () => {
  const person = await server.signUp()
  expect(await codeOf(change(person, { password: COMMON }))).toBe(108)
  expect(await codeOf(change(person, { password: 'correct horse battery' }))).toBe(102)
  expect(await codeOf(change(person, { pw_v: 2 }))).toBe(102)
  expect(await logIn(person, person.password)).toBe(0)
})

test('[D3] without a sign-in 104, with the number of somebody else 104', async () => {
  const [person, other] = [await server.signUp(), await server.signUp()]
  const body = { current_password: person.password, password: NEW, pw_v: 1 }
  expect(await codeOf(server.call('core/change-password', body))).toBe(104)
  expect(await codeOf(change({ ...person, userId: other.userId }))).toBe(104)
  expect(await codeOf(change({ ...other, password: person.password }))).toBe(132)
  expect(await logIn(person, person.password)).toBe(0)
})

test('[REL 1b] the same change again after a lost answer says that it succeeded, and mails once', async () => {
  const person = await server.signUp()
  expect([await codeOf(change(person)), await codeOf(change(person))]).toEqual([0, 0])
  const told = (await subjectsTo(person.email)).filter((subject) => subject.includes('password'))
  expect(told.length).toBe(1)
})

test('[REL 1d] two changes at once: one of them counts, the other learns that its password is old', async () => {
  const person = await server.signUp()
  const words = [hashFor('first'), hashFor('second')]
  const codes = await Promise.all(words.map((password) => codeOf(change(person, { password }))))
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, 132])
  expect(await logIn(person, words[codes.indexOf(0)]!)).toBe(0)
})

test('[D13] the first password needs a sign-in of the last five minutes and no other; then 141 and 132 change places', async () => {
  const person = await server.signUp()
  await forgetPassword(person)
  expect(await codeOf(change(person))).toBe(141)
  server.clock.now += 5 * 60_000 + 1
  expect(await codeOf(change(person, { current_password: undefined }))).toBe(170)
  server.clock.now -= 1
  expect(await codeOf(change(person, { current_password: undefined }))).toBe(0)
  expect(await logIn(person, NEW)).toBe(0)
  expect(await codeOf(change(person, { current_password: undefined }))).toBe(132)
})

test('[D14] a renewal makes no sign-in fresh', async () => {
  const person = await server.signUp()
  server.clock.now += 24 * 3_600_000
  const { username, token: prev, deviceId } = person
  const renewed = await server.call('core/login-user', { username, prev_token: prev, device_id: deviceId })
  await forgetPassword(person)
  const again = { ...person, token: String(renewed.body['token']) }
  expect(await codeOf(change(again, { current_password: undefined }))).toBe(170)
})

test('[REL 1d] what the old password began ends with it: reset links, a change of address, a waiting code', async () => {
  const person = await server.signUp()
  await server.call('core/forgot-password', { email: person.email })
  const reset = tokenIn((await server.mailTo(person.email)).join(), 'reset-password')
  const moved = `moved-${person.username}@example.org`
  await server.call('core/change-email', { email: moved, password: person.password, pw_v: 1 }, { person })
  const email = tokenIn((await server.mailTo(moved)).join(), 'change-email')
  const at = new Date(server.clock.now)
  await server.db
    .insertInto('mfa_challenge')
    .values({
      challenge_hash: Buffer.from(person.username),
      user_id: person.userId,
      code_hash: Buffer.from('code'),
      device_id: 'thief',
      device_details: '',
      client_type: 'pwa',
      token_type: null,
      created_at: at,
      expires_at: new Date(server.clock.now + 600_000),
    })
    .execute()
  expect([reset.length, email.length]).toEqual([43, 43])
  expect(await codeOf(change(person))).toBe(0)
  const used = { password_token: reset, new_password: hashFor('thief'), pw_v: 1 }
  expect(await codeOf(server.call('core/reset-password', used))).toBe(107)
  expect(await codeOf(server.call('core/verify-email', { email_token: email }))).toBe(107)
  const waiting = server.db.selectFrom('mfa_challenge').selectAll().where('user_id', '=', person.userId)
  expect(await waiting.execute()).toEqual([])
})
