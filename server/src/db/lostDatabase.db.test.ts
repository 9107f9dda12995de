import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { reachDatabase } from '../reachDatabase.ts'
import { openDatabaseLine, type DatabaseLine } from '../testing/databaseLine.ts'
import { createEmptyDatabase, runSql, type TestDatabase } from '../testing/testDatabase.ts'
import { isDatabaseAway } from './databaseError.ts'
import { openDb, openPool, type Db, type Trx } from './pool.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
let line: DatabaseLine
const opened: pg.Pool[] = []

beforeAll(async () => {
  database = await createEmptyDatabase()
  await runSql(database.config, 'create table word (said text)')
})
beforeEach(async () => {
  await runSql(database.config, 'truncate word')
  line = await openDatabaseLine(database.config)
})
afterEach(async () => {
  await line.close()
  for (const pool of opened.splice(0)) await pool.end()
})
afterAll(() => database.drop())

// A machine that stalls for a while must not look like a database that is away.
const PATIENT = { connectionTimeoutMillis: 60_000 }

function open(url: string, config: pg.PoolConfig = {}): pg.Pool {
  const pool = openPool({ connectionString: url, ...PATIENT, ...config }, () => {})
  opened.push(pool)
  return pool
}
const openThrough = (url: string, config: pg.PoolConfig = {}): Db => openDb(open(url, config))

const say = (trx: Trx | Db, word: string) => sql`insert into word values (${word})`.execute(trx)
const words = async (): Promise<unknown[]> =>
  (await runSql(database.config, 'select said from word order by 1')).map(({ said }) => said)
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  )

test('[HA-2] a transaction whose connection is lost before its commit is repeated, and stored once', async () => {
  const db = openThrough(line.url())
  line.loseStatement('insert into word')
  let runs = 0
  await inTransaction(db, async (trx) => {
    runs += 1
    await say(trx, 'hello')
  })
  expect(runs).toBe(2)
  expect(await words()).toEqual(['hello'])
})

test('[HA-2] a commit whose answer is lost is not repeated, and is a database that is away', async () => {
  const db = openThrough(line.url())
  line.loseAnswerTo('commit')
  let runs = 0
  const error = await failure(
    inTransaction(db, async (trx) => {
      runs += 1
      await say(trx, 'hello')
    }),
  )
  expect(isDatabaseAway(error)).toBe(true)
  expect(runs).toBe(1)
  expect(await words()).toEqual(['hello'])
})

test('[HA-2] a second loss is not repeated again, and a mistake of ours is not repeated at all', async () => {
  const db = openThrough(line.url())
  let runs = 0
  const error = await failure(
    inTransaction(db, async (trx) => {
      runs += 1
      line.loseStatement('insert into word')
      await say(trx, 'hello')
    }),
  )
  expect([isDatabaseAway(error), runs]).toEqual([true, 2])
  const ours = await failure(
    inTransaction(db, async () => {
      runs += 1
      throw new Error('ours')
    }),
  )
  expect([String(ours), runs]).toEqual(['Error: ours', 3])
})

test('[HA-3] a database that falls silent is given up, its connection is closed, and nothing waits for it', async () => {
  const pool = open(line.url(), { connectionTimeoutMillis: 1_000, max: 1 })
  const db = openDb(pool, 500)
  // By the pool itself, which waits for the answer of a slow machine.
  await pool.query('select 1')
  line.fallSilent()
  const error = await failure(sql`select 1`.execute(db))
  expect(isDatabaseAway(error)).toBe(true)
  // On a new connection, because the silent one is not used again.
  const before = line.connections()
  expect(isDatabaseAway(await failure(sql`select 1`.execute(db)))).toBe(true)
  expect(line.connections()).toBe(before + 1)
})

test('[HA-4] a connection whose database takes no writes any more is closed, and the next one is new', async () => {
  const db = openThrough(line.url(), { max: 1 })
  await sql`set default_transaction_read_only = on`.execute(db)
  const error = await failure(say(db, 'refused'))
  expect(isDatabaseAway(error)).toBe(true)
  await say(db, 'taken')
  expect(await words()).toEqual(['taken'])
  expect(line.connections()).toBe(2)
})

test('[HA-4] a transaction that meets such a connection is repeated on a new one', async () => {
  const db = openThrough(line.url(), { max: 1 })
  await sql`set default_transaction_read_only = on`.execute(db)
  await inTransaction(db, (trx) => say(trx, 'taken'))
  expect(await words()).toEqual(['taken'])
})

test('[HA-5] of several hosts the one that can be reached is used', async () => {
  const pool = open(line.url('127.0.0.1:1', '127.0.0.1:2'))
  await pool.query(`insert into word values ('by the pool')`)
  await say(openDb(pool), 'hello')
  expect(await words()).toEqual(['by the pool', 'hello'])
})

test('[HA-5] a host that takes no writes is refused until it takes some', async () => {
  const db = openThrough(`${line.url()}?target_session_attrs=read-write`)
  const name = new URL(line.url()).pathname.slice(1)
  const { config: elsewhere } = inject('databaseServer')
  await runSql(elsewhere, `alter database ${name} set default_transaction_read_only = on`)
  expect(isDatabaseAway(await failure(sql`select 1`.execute(db)))).toBe(true)
  await runSql(elsewhere, `alter database ${name} reset default_transaction_read_only`)
  await say(db, 'hello')
  expect(await words()).toEqual(['hello'])
})

test('[HA-7] the database ends a transaction that its server left open, and its locks with it', async () => {
  const server = open(line.url(), { idle_in_transaction_session_timeout: 200 })
  const left = await server.connect()
  await left.query('begin')
  await left.query('lock table word')
  await runSql(database.config, `insert into word values ('after the lock')`)
  expect(await words()).toEqual(['after the lock'])
  left.release(true)
  const usual = await open(line.url()).query(`select current_setting('idle_in_transaction_session_timeout')`)
  expect(usual.rows).toEqual([{ current_setting: '5min' }])
})

test('[HA-8] a start meets a proxy without a primary, waits, and uses the one that comes', async () => {
  // The name of the database is in the first message of a connection.
  line.loseStatement(new URL(line.url()).pathname.slice(1))
  const { pool, close } = await reachDatabase({ databaseUrl: line.url(), dataDir: '/nowhere' })
  await pool.query(`insert into word values ('hello')`)
  await close()
  expect(await words()).toEqual(['hello'])
  expect(line.connections()).toBeGreaterThan(1)
  const wrong = reachDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: '/nowhere' })
  await expect(wrong).rejects.toThrow(/cannot be used \(ECONNREFUSED\)/)
})

test('[HA-8] a start that loaded the program for longer than it may wait asks the database again', async () => {
  const began = vi.spyOn(performance, 'now').mockReturnValueOnce(-60_000)
  line.loseStatement(new URL(line.url()).pathname.slice(1))
  const { pool, close } = await reachDatabase({ databaseUrl: line.url(), dataDir: '/nowhere' })
  began.mockRestore()
  await pool.query(`insert into word values ('hello')`)
  await close()
  expect(await words()).toEqual(['hello'])
})
