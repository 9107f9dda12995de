import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { errorCode } from '../cannotStart.ts'
import { type AppliedMigration, type Migration, pendingMigrations, readMigrations } from './migrationPlan.ts'

const TABLE = `create table if not exists migration (
  number int primary key,
  name text not null,
  digest text not null,
  runs_from text,
  applied_at timestamptz not null default now()
)`

const { version: VERSION } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string }

// Row 0 is the lock. PostgreSQL has advisory locks, but not every engine that speaks its protocol does.
const LOCK_ROW = `insert into migration (number, name, digest) values (0, 'lock', '') on conflict do nothing`

// Each step is one transaction that takes the lock, reads what was applied, and applies the next migration: a process
// killed at any point leaves only complete steps, and two processes at once take turns.
export async function migrate(
  pool: pg.Pool,
  folder: string,
  version = VERSION,
): Promise<{ applied: string[] }> {
  const files = readMigrations(folder)
  await again(() => prepare(pool))
  const applied: string[] = []
  for (;;) {
    const name = await again(() => applyNext(pool, files, version))
    if (name === undefined) return { applied }
    applied.push(name)
  }
}

async function prepare(pool: pg.Pool): Promise<void> {
  await pool.query(TABLE)
  await pool.query(LOCK_ROW)
}

async function applyNext(pool: pg.Pool, files: Migration[], version: string): Promise<string | undefined> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    // The pool's limit is meant for user requests; a migration of much data, or waiting for one, may take longer.
    await client.query('set local statement_timeout = 0')
    await client.query('select number from migration where number = 0 for update')
    await addRunsFrom(client)
    const next = pendingMigrations(files, await readApplied(client), version)[0]
    if (next !== undefined) await apply(client, next)
    await client.query('commit')
    return next?.name
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // Closing a failed client rolls back; an explicit rollback could fail as well.
    client.release(failure)
  }
}

/** A database of an earlier version has no such column yet. */
async function addRunsFrom(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'migration'::regclass and attname = 'runs_from'`,
  )
  if (rowCount === 0) await client.query('alter table migration add column runs_from text')
}

async function readApplied(client: pg.PoolClient): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select number, name, digest, runs_from as "runsFrom" from migration where number > 0 order by number',
  )
  return rows
}

async function apply(
  client: pg.PoolClient,
  { number, name, digest, sql, runsFrom }: Migration,
): Promise<void> {
  await client.query(sql)
  await client.query('insert into migration (number, name, digest, runs_from) values ($1, $2, $3, $4)', [
    number,
    name,
    digest,
    runsFrom,
  ])
}

// Another process created the table at the same moment (42P07, 42710 for its row type, 23505), or the engine asks for a
// retry (40001, 40P01).
const TRY_AGAIN = new Set(['42P07', '42710', '23505', '40001', '40P01'])
const TRIES = 10

async function again<T>(step: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await step()
    } catch (error) {
      if (tried === TRIES || !TRY_AGAIN.has(errorCode(error))) throw error
    }
  }
}
