import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashFor, openTestApp, type TestApp } from '../testing/testApp.ts'
import { chainLogDigest, logAccess } from '../access/accessLogStore.ts'
import { inTransaction } from '../db/transaction.ts'
import { sweepExpired } from './sweep.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const DAY = 86_400_000
const count = async (table: 'attempt' | 'session_family' | 'session_token' | 'mail_token') => {
  const { n } = await server.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

test('[REL 5] what ended is forgotten after thirty days, what lives is kept', async () => {
  const gone = await server.signUp()
  await server.call('core/delete-all-tokens', { scope: 'this' }, { person: gone })
  server.clock.now += 29 * DAY
  const kept = await server.signUp()
  await sweepExpired(server.db, server.clock.now)
  expect([await count('session_family'), await count('session_token'), await count('mail_token')]).toEqual([
    2, 2, 2,
  ])
  server.clock.now += 2 * DAY
  await sweepExpired(server.db, server.clock.now)
  expect([await count('session_family'), await count('session_token'), await count('attempt')]).toEqual([
    1, 1, 0,
  ])
  expect((await server.call('core/keep-alive', undefined, { person: kept })).body.result_code).not.toBe(104)
})

test('[REL 5] an account that nobody activated gives its names back after thirty days, and leaves nothing', async () => {
  const body = {
    email: 'never@example.org',
    username: 'never',
    password: hashFor('x'),
    pw_v: 1,
    eula_version: 2,
    privacy_notice_version: 2,
  }
  const { user_id: userId } = (await server.call('core/register-user', body)).body
  await server.db
    .updateTable('account')
    .set({ warned_at: new Date(server.clock.now + 23 * DAY) })
    .where('user_id', '=', Number(userId))
    .execute()
  server.clock.now += 29 * DAY
  await sweepExpired(server.db, server.clock.now)
  expect((await server.call('core/register-user', body)).body.result_code).toBe(135)
  server.clock.now += 2 * DAY
  await sweepExpired(server.db, server.clock.now)
  const left = await Promise.all(
    (['account', 'login_name', 'acceptance', 'access_log', 'user_sync', 'mail_token', 'mail'] as const).map(
      (table) =>
        server.db.selectFrom(table).select('user_id').where('user_id', '=', Number(userId)).execute(),
    ),
  )
  expect(left.flat()).toEqual([])
  expect((await server.call('core/register-user', body)).body.result_code).toBe(0)
})

test('[REL 5] a code that was asked for at a sign-in is forgotten a day after it grew too old', async () => {
  const person = await server.signUp()
  await server.call('core/set-mfa', { on: true }, { person })
  await server.signIn(person)
  const waiting = () => server.db.selectFrom('mfa_challenge').select('tries').execute()
  server.clock.now += DAY
  await sweepExpired(server.db, server.clock.now)
  expect((await waiting()).length).toBe(1)
  server.clock.now += 11 * 60_000
  await sweepExpired(server.db, server.clock.now)
  expect(await waiting()).toEqual([])
})

test('[REL 5] the access log goes back twelve months, and what is left is still a whole chain', async () => {
  const { userId } = await server.signUp()
  const start = Date.UTC(2027, 0, 31)
  const add = (at: number) =>
    inTransaction(server.db, (trx) => logAccess(trx, { userId, event: 'signed-in', deviceId: null, now: at }))
  const lines = () =>
    server.db
      .selectFrom('access_log')
      .select(['line', 'at', 'event', 'device_id', 'digest'])
      .where('user_id', '=', userId)
      .orderBy('line')
      .execute()
  await server.db.deleteFrom('access_log').where('user_id', '=', userId).execute()
  // One in the middle bears an old date, as after a clock that went back.
  for (const days of [0, 1, 2, 100, 1, 200]) await add(start + days * DAY)
  const whole = await lines()

  await sweepExpired(server.db, Date.UTC(2028, 0, 31))
  expect(await lines()).toEqual(whole)
  await sweepExpired(server.db, Date.UTC(2028, 1, 1) + 1)
  const kept = await lines()
  expect(kept.map(({ line }) => line)).toEqual([3, 4, 5, 6])
  await add(start + 366 * DAY)

  const [first, ...rest] = await lines()
  const isWhole = rest.every((line, n) => line.digest === chainLogDigest([first, ...rest][n]!.digest, line))
  expect([first?.digest, isWhole, rest.at(-1)?.line]).toEqual([whole[2]?.digest, true, 7])
  await sweepExpired(server.db, Date.UTC(2040, 0, 1))
  expect(await lines()).toEqual([])
})
