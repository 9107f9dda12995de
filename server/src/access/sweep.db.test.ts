import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/testApp.ts'
import { sweepAccess } from './sweep.ts'

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
  await sweepAccess(server.db, server.clock.now)
  expect([await count('session_family'), await count('session_token'), await count('mail_token')]).toEqual([
    2, 2, 2,
  ])
  server.clock.now += 2 * DAY
  await sweepAccess(server.db, server.clock.now)
  expect([await count('session_family'), await count('session_token'), await count('attempt')]).toEqual([
    1, 1, 0,
  ])
  expect((await server.call('core/keep-alive', undefined, { person: kept })).body.result_code).not.toBe(104)
})
