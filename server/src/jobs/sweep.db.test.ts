import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashFor, openTestApp, type TestApp } from '../testing/testApp.ts'
import { sweep } from './sweep.ts'

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
  await sweep(server.db, server.clock.now)
  expect([await count('session_family'), await count('session_token'), await count('mail_token')]).toEqual([
    2, 2, 2,
  ])
  server.clock.now += 2 * DAY
  await sweep(server.db, server.clock.now)
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
  server.clock.now += 29 * DAY
  await sweep(server.db, server.clock.now)
  expect((await server.call('core/register-user', body)).body.result_code).toBe(135)
  server.clock.now += 2 * DAY
  await sweep(server.db, server.clock.now)
  const left = await Promise.all(
    (['account', 'login_name', 'acceptance', 'access_log', 'user_sync', 'mail_token', 'mail'] as const).map(
      (table) =>
        server.db.selectFrom(table).select('user_id').where('user_id', '=', Number(userId)).execute(),
    ),
  )
  expect(left.flat()).toEqual([])
  expect((await server.call('core/register-user', body)).body.result_code).toBe(0)
})
