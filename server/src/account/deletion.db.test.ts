import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lockDeletedList } from '../db/deletedList.ts'
import { inTransaction } from '../db/transaction.ts'
import { giveActivationCode } from '../institutions/operatorStore.ts'
import { reserveCredit } from '../purchases/creditStore.ts'
import { countLockWaits } from '../testing/lockWaits.ts'
import { openTestApp, tokenIn, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { deletionChore } from './accountChores.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let server: TestApp
let dataDir: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'reprieve-deletion-'))
  server = await openTestApp({ RATE_LIMITS: 'off', DATA_DIR: dataDir })
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

const ask = (person: TestPerson) => server.call('core/delete-user', undefined, { person })
const cancel = (deletion_token: string) => server.call('core/cancel-deletion', { deletion_token })
const runChore = () =>
  deletionChore.run(
    {
      db: server.db,
      config: server.services.config,
      signingKey: 'signing',
      wakeMail: () => server.services.mailRunner.wake(),
      wakeJobs: () => {},
    },
    server.clock.now,
  )
const logIn = async ({ username, password, deviceId }: TestPerson) =>
  (await server.call('core/login-user', { username, password, pw_v: 1, device_id: deviceId })).body
const register = ({ username, email, password }: TestPerson) =>
  server.call('core/register-user', {
    username,
    email,
    password,
    pw_v: 1,
    eula_version: 2,
    privacy_notice_version: 2,
  })
const listed = (): string =>
  existsSync(join(dataDir, 'deleted-accounts')) ? readFileSync(join(dataDir, 'deleted-accounts'), 'utf8') : ''

async function closed(): Promise<{ person: TestPerson; token: string }> {
  const person = await server.signUp()
  server.clock.now += SECOND
  await ask(person)
  return { person, token: tokenIn((await server.mailTo(person.email))[0] ?? '', 'cancel-deletion') }
}

describe('asking for it', () => {
  test('[D24] closes the account at once: every session ends and says why, and nobody signs in', async () => {
    const person = await server.signUp()
    const other = await server.signIn(person, { deviceId: randomUUID() })
    const { body } = await ask(person)
    expect(body).toMatchObject({ result_code: 0, deletes_at: server.clock.now + DAY })
    for (const device of [person, other]) {
      const { body: told } = await server.call('core/keep-alive', undefined, { person: device })
      expect(told).toMatchObject({ result_code: 143, reason: 'account-deleted' })
    }
    expect((await ask(person)).body.result_code).toBe(143)
    expect((await logIn(person)).result_code).toBe(132)
    expect((await logIn({ ...person, username: person.email })).result_code).toBe(132)
  })

  test('[D10] needs a fresh sign-in', async () => {
    const person = await server.signUp()
    server.clock.now += 5 * MINUTE + 1
    expect((await ask(person)).body.result_code).toBe(170)
    server.clock.now += DAY
    const { username, token, deviceId } = person
    const renewed = await server.call('core/login-user', { username, prev_token: token, device_id: deviceId })
    expect((await ask({ ...person, token: String(renewed.body['token']) })).body.result_code).toBe(170)
    expect((await ask(await server.signIn(person))).body.result_code).toBe(0)
  })

  test('[D24] twice at once is one deletion and one mail', async () => {
    const person = await server.signUp()
    const other = await server.signIn(person, { deviceId: randomUUID() })
    const codes = await Promise.all([ask(person), ask(other)])
    expect(codes.map(({ body }) => body.result_code).sort((a, b) => a - b)).toEqual([0, 143])
    const mails = (await server.mailTo(person.email)).filter((mail) => mail.includes('cancel-deletion'))
    expect(mails.length).toBe(1)
  })

  test('[D24] a sign-in that was under way meanwhile gets no session', async () => {
    const person = await server.signUp()
    await Promise.all([logIn({ ...person, deviceId: randomUUID() }), ask(person)])
    const { rows } = await sql<{ living: number }>`
      select count(*) as living from session_family where user_id = ${person.userId} and ended_at is null`.execute(
      server.db,
    )
    expect(rows).toEqual([{ living: 0 }])
  })

  test('[D24] its names stay taken until it is gone, and are free from then on', async () => {
    const { person } = await closed()
    expect((await register(person)).body.result_code).toBe(135)
    expect((await register({ ...person, email: 'other@example.org' })).body.result_code).toBe(136)
    server.clock.now += DAY - 1
    await runChore()
    expect((await register(person)).body.result_code).toBe(135)
    server.clock.now += 1
    await runChore()
    expect((await register(person)).body.result_code).toBe(0)
  })

  test('[D3] with the number of somebody else nobody is deleted', async () => {
    const [anna, bert] = [await server.signUp(), await server.signUp()]
    expect((await ask({ ...bert, userId: anna.userId })).body.result_code).toBe(104)
    expect((await logIn(anna)).result_code).toBe(0)
  })
})

describe('reports that are still to be made', () => {
  /** With one credit, reserved for a report that nobody has begun. */
  async function waitingReport(): Promise<TestPerson> {
    const person = await server.signUp()
    const { userId: user_id } = person
    const at = new Date(server.clock.now)
    await server.db.insertInto('plan').values({ user_id, credits: 1, updated_at: at }).execute()
    const about = randomUUID()
    await inTransaction(server.db, (trx) =>
      reserveCredit(trx, { userId: user_id, about, now: server.clock.now }),
    )
    const report = { user_id, num: 1, report_uuid: about, client_id: randomUUID(), state: 'waiting' as const }
    await server.db
      .insertInto('report')
      .values({ ...report, request: '{}', language: 'en', paper: 'a4', used_credit: true, created_at: at })
      .execute()
    // Not due yet: the server of the test would else begin it.
    const run_at = new Date(server.clock.now + DAY)
    const job = { user_id, kind: 'report', about, run_at, created_at: at }
    await server.db
      .insertInto('job')
      .values([
        { ...job, job_id: randomUUID() },
        { ...job, job_id: randomUUID(), kind: 'other', about: randomUUID() },
      ])
      .execute()
    return person
  }
  const left = async ({ userId }: TestPerson) => ({
    credits: await server.db.selectFrom('plan').select('credits').where('user_id', '=', userId).execute(),
    entries: await server.db
      .selectFrom('credit_entry')
      .select('reason')
      .where('user_id', '=', userId)
      .orderBy('reason')
      .execute(),
    reports: await server.db
      .selectFrom('report')
      .select(['state', 'fault'])
      .where('user_id', '=', userId)
      .execute(),
    jobs: await server.db.selectFrom('job').select('kind').where('user_id', '=', userId).execute(),
  })
  const DROPPED = {
    credits: [{ credits: 1 }],
    entries: [{ reason: 'reserved' }, { reason: 'returned' }],
    reports: [{ state: 'failed', fault: 'failed' }],
    jobs: [{ kind: 'other' }],
  }

  test('[D24, BUY-5] are dropped, and what they would have cost is there again if the deletion is taken back', async () => {
    const person = await waitingReport()
    await ask(person)
    expect(await left(person)).toEqual(DROPPED)
    await cancel(tokenIn((await server.mailTo(person.email))[0] ?? '', 'cancel-deletion'))
    await server.signIn(person)
    expect(await left(person)).toEqual(DROPPED)
  })

  test('[D24] of others stay', async () => {
    const [anna, bert] = [await waitingReport(), await server.signUp()]
    await ask(bert)
    expect(await left(anna)).toMatchObject({
      credits: [{ credits: 0 }],
      reports: [{ state: 'waiting', fault: null }],
    })
  })
})

describe('taking it back', () => {
  test('[D24] the link in the mail opens the account again; the sessions stay ended', async () => {
    const { person, token } = await closed()
    server.clock.now += DAY - 1
    expect((await cancel(token)).body.result_code).toBe(0)
    expect((await server.call('core/keep-alive', undefined, { person })).body.result_code).toBe(143)
    server.clock.now += DAY
    await runChore()
    const back = await server.signIn(person)
    const { body } = await server.call('core/get-access-log', undefined, { person: back })
    const events = (body['entries'] as { event: string }[]).map(({ event }) => event)
    expect(events.slice(0, 3)).toEqual(['signed-in', 'deletion-cancelled', 'deletion-asked'])
  })

  test('[D10] a link that was used, is old, unknown or for another purpose is 107', async () => {
    const used = await closed()
    await cancel(used.token)
    expect((await cancel(used.token)).body.result_code).toBe(107)
    expect((await cancel('x'.repeat(43))).body.result_code).toBe(107)
    const mails = await server.mailTo(used.person.email)
    const activation = tokenIn(mails.find((mail) => mail.includes('activate-user')) ?? '')
    expect((await cancel(activation)).body.result_code).toBe(107)
    const old = await closed()
    server.clock.now += DAY
    expect((await cancel(old.token)).body.result_code).toBe(107)
    await runChore()
    expect((await cancel(old.token)).body.result_code).toBe(107)
    expect((await logIn(old.person)).result_code).toBe(132)
  })

  test('[D24] the link of a deletion that was taken back does not take back the next one', async () => {
    const { person, token } = await closed()
    await cancel(token)
    await ask(await server.signIn(person))
    expect((await cancel(token)).body.result_code).toBe(107)
  })
})

describe('the list that a restore applies', () => {
  test('[D24] names the account and the time; the receipt bears the hash of that line and no name', async () => {
    const { person } = await closed()
    server.clock.now += DAY
    await runChore()
    const line = `${person.userId} ${new Date(server.clock.now).toISOString()}`
    expect(listed()).toContain(`${line}\n`)
    const [receipt = ''] = await server.mailTo(person.email)
    expect(receipt).toContain(createHash('sha256').update(line).digest('hex'))
    expect(receipt).toMatch(/Deleted: \d+ entries/)
    expect(receipt).not.toContain(person.username)
    expect(receipt).not.toContain(String(person.userId))
  })

  test('[D24] is on disk before the rows are gone for good: cut off in between, the deletion is done again', async () => {
    const { person } = await closed()
    server.clock.now += DAY
    await sql`create function cut_off() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$`.execute(
      server.db,
    )
    await sql`create constraint trigger cut_off after delete on account
      deferrable initially deferred for each row execute function cut_off()`.execute(server.db)
    await expect(runChore()).rejects.toThrow('cut off')
    expect(listed()).toContain(`${person.userId} `)
    expect((await register(person)).body.result_code).toBe(135)

    await sql`drop trigger cut_off on account`.execute(server.db)
    await runChore()
    expect((await register(person)).body.result_code).toBe(0)
    expect(listed()).toMatch(/^(\d+ \S+Z\n)+$/)
  })

  test('[D24] where it cannot be written, nothing is deleted', async () => {
    const { person } = await closed()
    server.clock.now += DAY
    const config = { ...server.services.config, dataDir: join(dataDir, 'not-there') }
    const run = deletionChore.run(
      { db: server.db, config, signingKey: 'signing', wakeMail: () => {}, wakeJobs: () => {} },
      server.clock.now,
    )
    await expect(run).rejects.toThrow('ENOENT')
    expect((await register(person)).body.result_code).toBe(135)
    await runChore()
  })

  test('[D24] two processes that delete at once name everybody once, and write the list one after the other', async () => {
    const people = [await closed(), await closed(), await closed(), await closed()]
    server.clock.now += DAY
    await Promise.all([runChore(), runChore(), runChore()])
    const lines = listed().split('\n')
    for (const { person } of people)
      expect(lines.filter((line) => line.startsWith(`${person.userId} `)).length).toBe(1)

    const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = inTransaction(server.db, async (trx) => {
      await lockDeletedList(trx)
      locked.resolve()
      await held.promise
    })
    await locked.promise
    const second = inTransaction(server.db, lockDeletedList)
    await vi.waitFor(async () => expect(await countLockWaits(server.pool)).toBe(1), { timeout: 10_000 })
    held.resolve()
    await Promise.all([first, second])
  })
})

test('[INST-22, D24] with the account goes that an institution ever wrote to its address', async () => {
  const { person } = await closed()
  const code = { nid: 1, studyId: null, now: server.clock.now }
  await giveActivationCode(server.db, { ...code, email: person.email.toUpperCase() })
  await giveActivationCode(server.db, { ...code, email: 'somebody-else@example.org' })
  server.clock.now += DAY
  await runChore()
  const left = await server.db.selectFrom('institution_code').select('email').execute()
  expect(left).toEqual([{ email: 'somebody-else@example.org' }])
})
