import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashFor, openTestApp, type TestApp, type TestPerson } from '../testing/testApp.ts'

let server: TestApp
let people: Record<'active' | 'closed' | 'going', Pick<TestPerson, 'username' | 'email' | 'password'>>
let hashes = 0
beforeAll(async () => {
  server = await openTestApp({ RATE_LIMITS: 'off' })
  const { passwords } = server.services
  server.services.passwords = {
    hash: (word) => ((hashes += 1), passwords.hash(word)),
    check: (word, stored) => ((hashes += 1), passwords.check(word, stored)),
  }
  const closed = { username: 'closed', email: 'closed@example.org', password: hashFor('closed') }
  const terms = { eula_version: 2, privacy_notice_version: 2 }
  await server.call('core/register-user', { ...closed, ...terms, pw_v: 1 })
  const going = await server.signUp()
  await server.db
    .updateTable('account')
    .set({ deletes_at: new Date(server.clock.now + 1) })
    .where('user_id', '=', going.userId)
    .execute()
  people = { active: await server.signUp(), closed, going }
})
afterAll(() => server.close())

const mailRows = async () => {
  const { n } = await server.db
    .selectFrom('mail')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
/** What one call cost: hashes of a password, and rows of the mail queue. */
async function costOf(name: string, body: Record<string, unknown>) {
  hashes = 0
  const before = await mailRows()
  const answer = await server.call(name, body)
  return { code: answer.body.result_code, hashes, mails: (await mailRows()) - before }
}

const WRONG = hashFor('wrong')

test('[ACC-25, REL 1d] a sign-in costs one hash, whoever is named and whatever is typed', async () => {
  const { active, closed, going } = people
  const cost = (username: string, password: string) =>
    costOf('core/login-user', { username, password, pw_v: 1, device_id: 'd' })
  expect(await cost(active.username, active.password)).toEqual({ code: 0, hashes: 1, mails: 0 })
  expect(await cost(active.username, WRONG)).toEqual({ code: 132, hashes: 1, mails: 0 })
  expect(await cost('nobody-here', WRONG)).toEqual({ code: 132, hashes: 1, mails: 0 })
  expect(await cost(going.username, going.password)).toEqual({ code: 132, hashes: 1, mails: 0 })
  expect(await cost(closed.username, closed.password)).toEqual({ code: 152, hashes: 1, mails: 0 })
  expect(await cost(closed.username, WRONG)).toEqual({ code: 132, hashes: 1, mails: 0 })
})

test('[ACC-25, REL 1d] a new link costs one hash and one row of the mail queue, whoever is named', async () => {
  const { active, closed, going } = people
  const cost = (username: string, password: string) =>
    costOf('core/resend-activation', { username, password, pw_v: 1 })
  expect(await cost(closed.username, closed.password)).toEqual({ code: 0, hashes: 1, mails: 1 })
  expect(await cost(active.username, active.password)).toEqual({ code: 0, hashes: 1, mails: 1 })
  expect(await cost(closed.username, WRONG)).toEqual({ code: 132, hashes: 1, mails: 1 })
  expect(await cost('nobody-here', WRONG)).toEqual({ code: 132, hashes: 1, mails: 1 })
  expect(await cost(going.username, going.password)).toEqual({ code: 132, hashes: 1, mails: 1 })
})

test('[ACC-25, REL 1d] a forgotten password costs one row of the mail queue and no hash, whoever is named', async () => {
  const { active, closed, going } = people
  for (const email of [active.email, closed.email, going.email, 'nobody@example.org'])
    expect(await costOf('core/forgot-password', { email })).toEqual({ code: 0, hashes: 0, mails: 1 })
})

test('[REL 1d] what was written for nobody never leaves, and leaves nothing behind', async () => {
  await server.call('core/forgot-password', { email: 'nobody@example.org' })
  const waiting = await server.db.selectFrom('mail').select('sent_at').where('to_address', '=', '').execute()
  expect(waiting.every(({ sent_at: sentAt }) => sentAt !== null)).toBe(true)
  const known = await server.db.selectFrom('account').select('user_id').execute()
  const links = await server.db.selectFrom('mail_token').select('user_id').execute()
  const ids = new Set(known.map(({ user_id: id }) => id))
  expect(links.filter(({ user_id: id }) => !ids.has(id))).toEqual([])
})
