import { randomBytes, randomUUID } from 'node:crypto'
import { ACCOUNT_DATA_PARTS, type AccountDataPart } from '@reprieve/contract/account/keptRecord.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp, type TestPerson } from '../../testing/testApp.ts'
import { ACCOUNT_DATA_TABLES, listAccountDataTables } from './accountDataTables.ts'

let server: TestApp
let somebody: TestPerson
beforeAll(async () => {
  server = await openTestApp()
  somebody = await server.signUp()
})
afterAll(() => server.close())

interface Column {
  table: string
  name: string
  type: string
}

async function columnsOfPeople(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as name, c.data_type as type from information_schema.columns c
    where c.table_schema = current_schema() and exists (
      select from information_schema.columns u
      where u.table_schema = c.table_schema and u.table_name = c.table_name and u.column_name = 'user_id')
    order by c.table_name, c.ordinal_position`.execute(server.db)
  return rows
}

const record = async (person: TestPerson, asked: object) =>
  (await server.call('sync/get-record', { record_type: 'kept_record', ...asked }, { person })).body
const ask = async (person: TestPerson, asked: object) =>
  (await record(person, asked))['content'] as Record<string, unknown>

async function wholePart(person: TestPerson, part: AccountDataPart): Promise<Record<string, unknown>[]> {
  const entries: Record<string, unknown>[] = []
  let cursor: unknown = null
  do {
    const page = await ask(person, { part, cursor })
    expect(page).toMatchObject({ user_id: person.userId, part })
    entries.push(...(page['entries'] as Record<string, unknown>[]))
    cursor = page['next_cursor']
  } while (cursor !== null)
  return entries
}

test('[FILE-1] every table and every column of a person goes into the file, or says why not', async () => {
  const found = new Map<string, string[]>()
  for (const { table, name } of await columnsOfPeople()) found.set(table, [...(found.get(table) ?? []), name])
  expect(Object.keys(ACCOUNT_DATA_TABLES).toSorted()).toEqual([...found.keys()].toSorted())
  for (const [name, table] of Object.entries(ACCOUNT_DATA_TABLES)) {
    if ('stays' in table) continue
    const named = [...table.columns.split(' '), ...Object.keys(table.left)]
    const own = found.get(name)!.filter((column) => column !== 'user_id' || named.includes('user_id'))
    expect([name, named.toSorted()]).toEqual([name, own.toSorted()])
    expect(Object.keys(table.key ?? {}).filter((key) => !table.columns.split(' ').includes(key))).toEqual([])
  }
})

const MADE: Readonly<Record<string, () => unknown>> = {
  uuid: randomUUID,
  text: () => `canary-${randomUUID()}`,
  bytea: () => randomBytes(16),
  boolean: () => true,
  jsonb: () => JSON.stringify({ said: randomUUID() }),
  json: () => JSON.stringify({ said: randomUUID() }),
  // Of tomorrow: nothing that tidies up takes it for old.
  'timestamp with time zone': () => new Date(server.clock.now + 86_400_000),
  date: () => '1990-03-01',
}

/** A row in every table that goes into the file, with everything in it that its columns can hold. */
async function fill(person: TestPerson, columns: readonly Column[]): Promise<void> {
  // A device of a session that is not there is forgotten by the next chore.
  const { family } = await server.db
    .selectFrom('session_family')
    .select('family')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow()
  const known: Readonly<Record<string, unknown>> = { user_id: person.userId, family }
  for (const table of ACCOUNT_DATA_PARTS.flatMap(listAccountDataTables)) {
    if (table.name === 'account') continue
    const own = columns.filter((column) => column.table === table.name)
    const values = own.map(({ name, type }) => known[name] ?? (MADE[type] ?? (() => 7))())
    await sql`insert into ${sql.table(table.name)} (${sql.join(own.map(({ name }) => sql.ref(name)))})
      values (${sql.join(values)}) on conflict do nothing`.execute(server.db)
  }
}

test('[FILE-1, D5] of every table the person gets their own rows, and nobody else’s', async () => {
  const [person, other] = [await server.signUp(), await server.signUp()]
  const columns = await columnsOfPeople()
  for (const one of [person, other]) await fill(one, columns)
  const told = await Promise.all(ACCOUNT_DATA_PARTS.map((part) => wholePart(person, part)))
  const tables = new Set(told.flat().map(({ table }) => String(table)))
  expect([...tables].toSorted()).toEqual(
    ACCOUNT_DATA_PARTS.flatMap(listAccountDataTables)
      .map(({ name }) => name)
      .toSorted(),
  )
  const strangers = (await Promise.all(ACCOUNT_DATA_PARTS.map((part) => wholePart(other, part)))).flat()
  const mine = JSON.stringify(told)
  const theirs = JSON.stringify(strangers).match(/canary-[\da-f-]{36}/g) ?? []
  expect(theirs.length).toBeGreaterThan(20)
  expect(theirs.filter((canary) => mine.includes(canary))).toEqual([])
  const { password_hash: hash } = await server.db
    .selectFrom('account')
    .select('password_hash')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow()
  expect(hash).not.toBe(null)
  expect(mine).not.toContain(hash)
})

async function say(person: TestPerson, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, n) => ({
    user_id: person.userId,
    exchange_id: randomUUID(),
    session_id: randomUUID(),
    input_text: `question ${n}`,
    created_at: new Date(server.clock.now + n),
  }))
  await server.db.insertInto('solace_exchange').values(rows).execute()
  return rows.map(({ exchange_id: id }) => id)
}

test('[FILE-2] pages leave nothing out and bring nothing twice, also where a row goes in between', async () => {
  const person = await server.signUp()
  const said = await say(person, 250)
  const first = await ask(person, { part: 'chats' })
  expect(first['entries']).toHaveLength(100)
  const gone = (first['entries'] as { exchange_id: string }[])[3]!.exchange_id
  await server.db.deleteFrom('solace_exchange').where('exchange_id', '=', gone).execute()
  const second = await ask(person, { part: 'chats', cursor: first['next_cursor'] })
  const third = await ask(person, { part: 'chats', cursor: second['next_cursor'] })
  const ids = [first, second, third].flatMap(({ entries }) =>
    (entries as { exchange_id: string }[]).map(({ exchange_id: id }) => id),
  )
  expect(ids).toEqual(said.toSorted())
  expect(third['next_cursor']).toBe(null)
})

const cursor = (...place: unknown[]): string => Buffer.from(JSON.stringify(place)).toString('base64url')

test.each([
  ['no JSON', 'not-a-cursor'],
  ['no list', Buffer.from('{"a":1}').toString('base64url')],
  ['of another part', cursor('access_log', '7')],
  ['of no table', cursor('pg_class', '7')],
  ['of a secret', cursor('session_token', randomUUID())],
  ['no id', cursor('solace_exchange', "x' or 1=1")],
  ['too many', cursor('solace_exchange', randomUUID(), randomUUID())],
  ['no text', cursor('solace_exchange', 7)],
])('[FILE-1, REL 1c] a made-up place is refused: %s', async (_, made) => {
  expect(await record(somebody, { part: 'chats', cursor: made })).toMatchObject({ result_code: 102 })
})

test('[FILE-1] asked for without a part it names the parts and leaves a line in the access log', async () => {
  const person = await server.signUp()
  expect(await ask(person, {})).toEqual({ user_id: person.userId, parts: [...ACCOUNT_DATA_PARTS] })
  expect((await wholePart(person, 'access_log')).map(({ event }) => event)).toContain('data-exported')
  expect(await record(person, { part: 'diaries' })).toMatchObject({ result_code: 105 })
  expect((await server.call('sync/get-record', { record_type: 'kept_record' })).body.result_code).toBe(104)
})
