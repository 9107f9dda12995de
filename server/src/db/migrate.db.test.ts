import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CannotStart } from '../cannotStart.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let pool: pg.Pool
let folder: string

beforeEach(async () => {
  database = await createEmptyDatabase()
  pool = openPool(database)
  folder = mkdtempSync(join(tmpdir(), 'reprieve-migrations-'))
})

afterEach(async () => {
  await pool.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

function openPool({ config }: TestDatabase): pg.Pool {
  const opened = new pg.Pool(config)
  opened.on('error', () => {})
  return opened
}

const file = (name: string, sql: string): void => writeFileSync(join(folder, name), sql)

const tables = async (): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

test('[D53] migrations are applied once, in the order of their numbers', async () => {
  file('0002_second.sql', 'alter table first add column note text')
  file('0001_first.sql', 'create table first (id int primary key)')

  expect(await migrate(pool, folder)).toEqual({ applied: ['0001_first.sql', '0002_second.sql'] })
  expect(await migrate(pool, folder)).toEqual({ applied: [] })
  expect(await tables()).toEqual(['first', 'migration'])
})

test('[D54] two servers that migrate at once apply each migration once', async () => {
  for (const number of [1, 2, 3, 4, 5, 6])
    file(`000${number}_t.sql`, `create table t${number} (id int primary key)`)
  const other = openPool(database)

  const [one, two] = await Promise.all([migrate(pool, folder), migrate(other, folder)])
  await other.end()

  expect([...one.applied, ...two.applied].sort()).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `000${number}_t.sql`),
  )
})

test('[REL 1b] a migration killed in the middle leaves nothing, and the next start completes it', async () => {
  file('0001_first.sql', 'create table first (id int primary key)')
  file('0002_slow.sql', 'create table slow as select pg_sleep(30)::text as waited')

  const killed = migrate(pool, folder).catch((error: unknown) => error)
  await terminateWhenRunning('create table slow')
  expect(await killed).toBeInstanceOf(Error)
  expect(await tables()).toEqual(['first', 'migration'])

  file('0002_slow.sql', 'create table slow (id int primary key)')
  expect(await migrate(pool, folder)).toEqual({ applied: ['0002_slow.sql'] })
})

async function terminateWhenRunning(statement: string): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and state = 'active' and query like $1`,
      [`${statement}%`],
    )
    if (rowCount !== 0) return
  }
}

/** The database has both migrations, and this checkout only the first. */
async function goBack(second: string): Promise<void> {
  file('0001_first.sql', 'create table first (id int primary key)')
  file('0002_second.sql', second)
  await migrate(pool, folder)
  rmSync(join(folder, '0002_second.sql'))
}

test('[RUN-8] an older checkout starts on a newer schema that leaves it running', async () => {
  await goBack('create table second (id int primary key)')
  expect(await migrate(pool, folder)).toEqual({ applied: [] })
})

test('[D53, RUN-8] an older checkout on a schema that needs a newer one stops with one sentence', async () => {
  await goBack('-- Contract: unused since 4.42.0\nselect 1')
  expect(await migrate(pool, folder, '4.42.0')).toEqual({ applied: [] })

  const refused = await migrate(pool, folder, '4.41.9').catch((error: unknown) => error)

  expect(refused).toBeInstanceOf(CannotStart)
  expect(String(refused)).toContain('The database is newer than this checkout (it has 0002_second.sql)')
})

test('[D53, RUN-8] a schema of which nobody said who may run on it is for newer checkouts only', async () => {
  await goBack('create table second (id int primary key)')
  await pool.query('alter table migration drop column runs_from')
  await expect(migrate(pool, folder)).rejects.toThrow('The database is newer than this checkout')
  // The column is there again, and says nothing about what was applied without it.
  await expect(migrate(pool, folder)).rejects.toThrow('The database is newer than this checkout')
})

test('[D53] a migration that was changed after the database had it stops the start', async () => {
  file('0001_first.sql', 'create table first (id int primary key)')
  await migrate(pool, folder)
  file('0001_first.sql', 'create table first (id bigint primary key)')

  await expect(migrate(pool, folder)).rejects.toThrow('0001_first.sql was changed or removed')
})

test('[D53] a test database is a copy with every migration of this checkout', async () => {
  const copy = await createTestDatabase()
  const copied = openPool(copy)
  const again = await migrate(copied, join(import.meta.dirname, '..', '..', 'migrations'))
  await copied.end()
  await copy.drop()

  expect(again).toEqual({ applied: [] })
})
