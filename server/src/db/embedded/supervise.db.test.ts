import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from './startEmbedded.ts'
import { testServers } from '../../testing/testServers.ts'

const servers = testServers()
const dataDir = servers.dataDir()
let database: EmbeddedDatabase
let pool: pg.Pool
let told: string[] = []

beforeAll(async () => {
  database = await startEmbedded({ dataDir, notify: (sentence) => told.push(sentence) })
  const { host, port, user, password } = database
  pool = new pg.Pool({ host, port, user, password, database: database.database })
  pool.on('error', () => {})
  await pool.query('create table kept as select 1 as one')
})

beforeEach(() => {
  told = []
})

afterAll(async () => {
  await pool.end()
  await database.stop()
  servers.removeAll()
})

async function answersAgain(): Promise<unknown[]> {
  for (;;) {
    const rows = await pool.query('select one from kept').then(
      (result) => result.rows as unknown[],
      () => undefined,
    )
    if (rows !== undefined) return rows
    await sleep(20)
  }
}

test.each(['SIGKILL', 'SIGQUIT', 'SIGINT'] as const)(
  '[REL 1b] a PostgreSQL that ended of %s is started again under an open pool',
  async (signal) => {
    const before = database.pid
    process.kill(before, signal)
    while (told.length < 2) await sleep(20)

    expect(await answersAgain()).toEqual([{ one: 1 }])
    expect(database.pid).not.toBe(before)
    expect(told).toEqual([
      'PostgreSQL has gone away; starting it again.',
      `PostgreSQL answers again (process ${database.pid}).`,
    ])
  },
)

test('[REL 1b] a killed backend takes neither the server nor the pool with it', async () => {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')

  expect(await answersAgain()).toEqual([{ one: 1 }])
  while (told.length < 2) await sleep(20)
})

test('[D54] two servers that lose their PostgreSQL at once end on the same new one', async () => {
  const other = servers.spawnServer(dataDir)
  const shared = await other.ready()
  expect({ adopted: shared.adopted, pid: shared.pid }).toEqual({ adopted: true, pid: database.pid })

  process.kill(shared.pid, 'SIGINT')
  while (told.length < 2) await sleep(20)

  expect(await answersAgain()).toEqual([{ one: 1 }])
  expect(await other.stop()).toBe('left-running')
  expect(await answersAgain()).toEqual([{ one: 1 }])
})

test('[REL 1b] told to stop while PostgreSQL gets up again after a crash, both are gone soon @long', async () => {
  const place = servers.dataDir('crashed')
  const other = await startEmbedded({ dataDir: place, notify: () => {} })
  const { host, port, user, password } = other
  const client = new pg.Client({ host, port, user, password, database: other.database })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')

  expect(await other.stop()).toBe('stopped')
  // What the crash has left can be opened.
  const next = await startEmbedded({ dataDir: place, notify: () => {} })
  expect(await next.stop()).toBe('stopped')
})
