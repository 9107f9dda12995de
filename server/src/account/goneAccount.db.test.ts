import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenHash } from '../access/tokens.ts'
import { sweepExpired } from '../jobs/sweep.ts'
import { openTestApp, tokenIn, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { deletionChore } from './accountChores.ts'

const DAY = 24 * 3_600_000
const DELETED = { result_code: 143, reason: 'account-deleted' }

let server: TestApp
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'reprieve-gone-'))
  server = await openTestApp({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

const call = async (person: TestPerson) => (await server.call('core/keep-alive', undefined, { person })).body
const renew = async ({ username, token, deviceId }: TestPerson, change: object = {}) =>
  (await server.call('core/login-user', { username, prev_token: token, device_id: deviceId, ...change })).body
const ask = (person: TestPerson) => server.call('core/delete-user', undefined, { person })
const runChore = () =>
  deletionChore.run(
    {
      db: server.db,
      config: server.services.config,
      signingKey: 'signing',
      wakeMail: () => {},
      wakeJobs: () => {},
    },
    server.clock.now,
  )
const kept = async () =>
  (await server.db.selectFrom('deleted_session').select('token_hash').execute()).map((row) =>
    row.token_hash.toString('hex'),
  )

/** Three devices: one deletes the account, one is away, one was signed out before. */
async function deleted() {
  const person = await server.signUp()
  const away = await server.signIn(person, { deviceId: randomUUID() })
  const signedOut = await server.signIn(person, { deviceId: randomUUID() })
  await server.call('core/delete-all-tokens', { scope: 'this' }, { person: signedOut })
  await ask(person)
  server.clock.now += DAY
  await runChore()
  return { person, away, signedOut }
}

test('[ACC-30, D24] a device that was away hears that its account is gone, at every call and at a renewal', async () => {
  const { person, away } = await deleted()
  server.clock.now += 30 * DAY
  await sweepExpired(server.db, server.clock.now)
  expect(await call(away)).toMatchObject(DELETED)
  expect(await call(person)).toMatchObject(DELETED)
  const pull = await server.call('sync/get-all-records', { cursor: 0 }, { person: away })
  expect(pull.body).toMatchObject(DELETED)
  // However often: a device that knows its token guesses nothing.
  for (let n = 0; n < 7; n += 1) expect(await renew(away)).toMatchObject(DELETED)
})

test('[ACC-30] so does one whose session had run out before, while it waits for its deletion and after', async () => {
  const person = await server.signUp()
  const asleep = await server.signIn(person, { deviceId: randomUUID(), clientType: 'web' })
  server.clock.now += 20 * 60_000 + server.services.config.idleTimeoutMs
  expect(await call(asleep)).toMatchObject({ result_code: 143, reason: 'idle' })
  await ask(await server.signIn(person))
  expect(await renew(asleep)).toMatchObject(DELETED)
  server.clock.now += DAY
  await runChore()
  expect(await renew(asleep)).toMatchObject(DELETED)
})

test('[ACC-30] a token that was signed out before, or never was, hears nothing', async () => {
  const { signedOut, away } = await deleted()
  for (const token of [signedOut.token, 'x'.repeat(43)]) {
    expect((await call({ ...away, token })).result_code).toBe(104)
    expect((await renew({ ...away, token })).result_code).toBe(132)
  }
})

test('[ACC-30, REL 5] it is told for ninety days, by a hash and nothing else, and then forgotten', async () => {
  const { person, away, signedOut } = await deleted()
  const { rows } = await sql<{ column: string }>`select column_name as "column"
    from information_schema.columns where table_name = 'deleted_session' order by 1`.execute(server.db)
  expect(rows.map(({ column }) => column)).toEqual(['token_hash', 'until'])
  const hashes = [person, away, signedOut].map(({ token }) => tokenHash(token).toString('hex'))
  const known = await kept()
  expect(hashes.map((hash) => known.includes(hash))).toEqual([true, true, false])

  server.clock.now += 90 * DAY - 1
  await sweepExpired(server.db, server.clock.now)
  expect(await call(away)).toMatchObject(DELETED)
  server.clock.now += 1
  expect((await call(away)).result_code).toBe(104)
  await sweepExpired(server.db, server.clock.now)
  expect(await kept()).toEqual([])
})

test('[ACC-30] while the deletion can be taken back a renewal says why, and only to who fits', async () => {
  const person = await server.signUp()
  const away = await server.signIn(person, { deviceId: randomUUID() })
  const stranger = await server.signUp()
  // A moment of its own for each mail, so that one is the newest.
  server.clock.now += 1
  await ask(person)
  server.clock.now += 60_000
  expect(await renew(away)).toMatchObject(DELETED)
  expect(await renew({ ...away, username: away.email })).toMatchObject(DELETED)
  expect((await renew(away, { device_id: 'another' })).result_code).toBe(132)
  expect((await renew(away, { username: stranger.username })).result_code).toBe(132)
  expect((await renew(away, { username: 'nobody-here' })).result_code).toBe(132)

  const [mail = ''] = await server.mailTo(person.email)
  await server.call('core/cancel-deletion', { deletion_token: tokenIn(mail, 'cancel-deletion') })
  expect(await renew(away)).toMatchObject({ result_code: 143, reason: 'logout' })
})

test('[ACC-33] one account that cannot be deleted holds up no other, and is tried again', async () => {
  const people = [await server.signUp(), await server.signUp(), await server.signUp()]
  for (const person of people) await ask(person)
  server.clock.now += DAY
  const [stuck] = people
  await sql`create function stuck() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`.execute(
    server.db,
  )
  await sql`create trigger stuck before delete on account for each row
    when (old.user_id = ${sql.lit(stuck!.userId)}) execute function stuck()`.execute(server.db)
  const left = async () =>
    (
      await server.db.selectFrom('account').select('user_id').where('deletes_at', 'is not', null).execute()
    ).map((row) => row.user_id)
  await expect(runChore()).rejects.toThrow('stuck')
  expect(await left()).toEqual([stuck!.userId])
  // Its devices are as they were: nothing of it has happened.
  expect(await kept()).not.toContain(tokenHash(stuck!.token).toString('hex'))
  await sql`drop trigger stuck on account`.execute(server.db)
  await runChore()
  expect(await left()).toEqual([])
})
