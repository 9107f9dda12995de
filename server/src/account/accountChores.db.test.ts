import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sweepExpired } from '../jobs/sweep.ts'
import type { MailSender, OutgoingMail } from '../outside/mail.ts'
import { hashFor, openTestApp, tokenIn, type TestApp, type TestPerson } from '../testing/testApp.ts'
import { deletionChore, warningChore } from './accountChores.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PATIENCE = { timeout: 10_000 }

let server: TestApp
let dataDir: string
const left: OutgoingMail[] = []
// As a mail server: what has left is not kept.
const door: MailSender = { forgetsSent: true, send: async (mail) => void left.push(mail) }
const refusing = { isOn: false }
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'reprieve-chores-'))
  const send: MailSender['send'] = (mail) =>
    refusing.isOn ? Promise.reject(new Error('try later')) : door.send(mail)
  server = await openTestApp({ RATE_LIMITS: 'off', DATA_DIR: dataDir }, { door: { ...door, send } })
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

const services = () => ({
  db: server.db,
  config: server.services.config,
  signingKey: 'signing',
  wakeMail: () => server.services.mailRunner.wake(),
  wakeJobs: () => {},
})
const mailTo = (email: string) => left.filter((mail) => mail.to === email)
const lastMailTo = async (email: string, count: number): Promise<OutgoingMail> => {
  await vi.waitFor(() => expect(mailTo(email).length).toBe(count), PATIENCE)
  return mailTo(email).at(-1)!
}

async function register(username: string): Promise<string> {
  const email = `${username}@example.org`
  const accepted = { eula_version: 2, privacy_notice_version: 2 }
  const body = { email, username, password: hashFor(username), pw_v: 1, ...accepted }
  await server.call('core/register-user', body)
  return email
}

async function signUp(username: string): Promise<TestPerson> {
  const email = await register(username)
  const { text } = await lastMailTo(email, 1)
  await server.call('core/verify-account', { account_token: tokenIn(text) })
  const password = hashFor(username)
  return server.signIn({ userId: 0, token: '', username, email, password, deviceId: 'd1' })
}

describe('a deletion', () => {
  interface Column {
    table: string
    column: string
    type: string
    hasDefault: boolean
    isNullable: boolean
  }

  async function catalogue(): Promise<Map<string, Column[]>> {
    const { rows } = await sql<Column>`
      select table_name as "table", column_name as "column", data_type as type,
        column_default is not null as "hasDefault", is_nullable = 'YES' as "isNullable"
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(server.db)
    return Map.groupBy(rows, ({ table }) => table)
  }

  const VALUES: Record<string, (text: string) => unknown> = {
    text: (text) => text,
    json: (text) => JSON.stringify({ text }),
    jsonb: (text) => JSON.stringify({ text }),
    bytea: (text) => Buffer.from(text),
    uuid: () => crypto.randomUUID(),
    // Still to come: a chore that runs meanwhile would do what is due, and take some of it away.
    'timestamp with time zone': () => new Date(server.clock.now + 90 * DAY),
    boolean: () => false,
    smallint: () => 2,
    integer: () => 7,
    real: () => 2,
    bigint: () => 7,
  }

  /** A row of this person, whatever the table; texts hold their address and their number. */
  async function fill(table: string, columns: Column[], { userId, email }: TestPerson): Promise<void> {
    const needed = columns.filter(({ hasDefault, type }) => !hasDefault || type === 'text')
    const valueOf = ({ column, type }: Column): unknown => {
      if (column === 'user_id') return userId
      const make = VALUES[type]
      if (make === undefined) throw new Error(`no value is known for ${table}.${column}, a ${type}`)
      return make(`${column} of ${email}, number ${userId}`)
    }
    const names = sql.join(needed.map(({ column }) => sql.ref(column)))
    const values = sql.join(needed.map((column) => sql`${valueOf(column)}`))
    await sql`insert into ${sql.table(table)} (${names}) values (${values}) on conflict do nothing`.execute(
      server.db,
    )
  }

  async function rowsOf(tables: Iterable<string>, { userId }: TestPerson): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const table of tables) {
      const found = await sql<{ n: number }>`
        select count(*) as n from ${sql.table(table)} where user_id = ${userId}`.execute(server.db)
      counts[table] = found.rows[0]?.n ?? 0
    }
    return counts
  }

  /** Tables with a row in which one of the words stands, in whichever column. */
  async function tablesThatTellOf(words: string[]): Promise<string[]> {
    const found: string[] = []
    for (const table of (await catalogue()).keys()) {
      const { rows } = await sql`
        select from ${sql.table(table)} t
        where exists (select from unnest(${words}::text[]) word where position(lower(word) in lower(t::text)) > 0)
          or exists (select from unnest(${words}::text[]) word
            where position(encode(convert_to(word, 'UTF8'), 'hex') in t::text) > 0)`.execute(server.db)
      if (rows.length > 0) found.push(table)
    }
    return found
  }

  test('[D24, REL 5] empties every table that names a person, and nothing anywhere tells of them', async () => {
    const [gone, stays] = [await signUp('gone'), await signUp('stays')]
    const tables = await catalogue()
    const withUser = [...tables].filter(([, columns]) => columns.some(({ column }) => column === 'user_id'))
    for (const [table, columns] of withUser)
      for (const person of [gone, stays]) await fill(table, columns, person)
    const names = withUser.map(([table]) => table)
    expect(names.length).toBeGreaterThan(15)
    const before = await rowsOf(names, stays)
    expect(Object.entries(await rowsOf(names, gone)).filter(([, count]) => count === 0)).toEqual([])
    await server.call('core/delete-user', undefined, { person: gone })
    await lastMailTo(gone.email, 2)

    server.clock.now += DAY
    await deletionChore.run(services(), server.clock.now)
    const receipt = await lastMailTo(gone.email, 3)
    expect(receipt.text).toContain('We’ve deleted your account and everything in it from this server.')

    expect(Object.entries(await rowsOf(names, gone)).filter(([, count]) => count > 0)).toEqual([])
    expect(await rowsOf(names, stays)).toEqual(before)
    await vi.waitFor(
      async () => expect(await tablesThatTellOf([gone.email, String(gone.userId)])).toEqual([]),
      PATIENCE,
    )
    expect((await tablesThatTellOf([stays.email, String(stays.userId)])).length).toBe(names.length)
  })

  test('[REL 5] a receipt that no mail server takes is forgotten with the last try', async () => {
    const person = await signUp('unreached')
    await server.call('core/delete-user', undefined, { person })
    await lastMailTo(person.email, 2)
    refusing.isOn = true
    server.clock.now += DAY
    await deletionChore.run(services(), server.clock.now)
    expect(await tablesThatTellOf([person.email])).toEqual(['mail'])
    server.clock.now += 3 * DAY + 1
    await sweepExpired(server.db, server.clock.now)
    expect(await tablesThatTellOf([person.email])).toEqual([])
    refusing.isOn = false
  })
})

describe('an account that nobody opened', () => {
  const run = async () => {
    await warningChore.run(services(), server.clock.now)
    await sweepExpired(server.db, server.clock.now)
  }
  const isThere = async (email: string) =>
    (await server.db.selectFrom('account').select('user_id').where('email', '=', email).execute()).length ===
    1

  test('[REL 5] is warned about on day 23 and deleted on day 30', async () => {
    const email = await register('warned')
    await lastMailTo(email, 1)
    server.clock.now += 23 * DAY - 1
    await run()
    expect(mailTo(email).length).toBe(1)
    server.clock.now += 1
    await run()
    await run()
    const { text } = await lastMailTo(email, 2)
    expect(text).toContain('in 7 days')
    server.clock.now += 7 * DAY - 1
    await run()
    expect(await isThere(email)).toBe(true)
    server.clock.now += 2
    await run()
    expect([await isThere(email), mailTo(email).length]).toEqual([false, 2])
  })

  test('[REL 5] is never deleted sooner than seven days after the warning, however old it is', async () => {
    const email = await register('asleep')
    server.clock.now += 100 * DAY
    await sweepExpired(server.db, server.clock.now)
    expect(await isThere(email)).toBe(true)
    await run()
    server.clock.now += 7 * DAY - 1
    await run()
    expect(await isThere(email)).toBe(true)
    server.clock.now += 1
    await run()
    expect(await isThere(email)).toBe(false)
  })

  test('[REL 5] is kept when the link in the warning is used', async () => {
    const email = await register('late')
    await lastMailTo(email, 1)
    server.clock.now += 25 * DAY
    await warningChore.run(services(), server.clock.now)
    const { text } = await lastMailTo(email, 2)
    await server.call('core/verify-account', { account_token: tokenIn(text) })
    server.clock.now += 60 * DAY
    await run()
    expect([await isThere(email), mailTo(email).length]).toEqual([true, 2])
  })
})
