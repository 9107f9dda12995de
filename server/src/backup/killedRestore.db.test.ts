import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { runSql } from '../testing/testDatabase.ts'
import { takeBackup } from './takeBackup.ts'
import { addPerson, digests, testPlaces } from './testPlaces.ts'

const COMMAND = join(import.meta.dirname, 'restoreCommand.ts')
const MANY = 25_000

let places: ReturnType<typeof testPlaces>
/** Connected beside the database that is restored, never to it. */
let watcher: pg.Client
let children: ChildProcess[]

beforeEach(async () => {
  places = testPlaces()
  children = []
  watcher = new pg.Client(inject('databaseServer').config)
  await watcher.connect()
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await watcher.end()
  await places.removeAll()
})

type DiaryPlace = Awaited<ReturnType<typeof places.given>>

async function stateOf(place: DiaryPlace): Promise<Record<string, string>> {
  const pool = new pg.Pool(place.database.config)
  try {
    return await digests(pool)
  } finally {
    await pool.end()
  }
}

function startRestore(place: DiaryPlace, folder: string): ChildProcess {
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: place.url, DATA_DIR: place.dataDir }
  const child = spawn(process.execPath, [COMMAND, folder, '--replace'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.push(child)
  return child
}

const countRows = async (sql: string, place: DiaryPlace): Promise<number> =>
  (await watcher.query(sql, [new URL(place.url).pathname.slice(1)])).rowCount ?? 0

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(2)
}

test('[REL 1b] a restore killed in the middle of a table leaves the old database, and is simply run again @long', async () => {
  const place = await places.given()
  await addPerson(place.database, 12)
  await runSql(
    place.database.config,
    `insert into item select 12, gen_random_uuid(), 'record', n, '{}', false, null, n, now() from generate_series(2, ${MANY}) n`,
  )
  const wanted = await stateOf(place)
  const folder = await takeBackup(place, 'backup')
  await runSql(place.database.config, 'delete from item')
  await addPerson(place.database, 13)
  const before = await stateOf(place)

  const killed = startRestore(place, folder)
  const copying = `select from pg_stat_progress_copy where datname = $1 and tuples_processed > 1000`
  await until(async () => (await countRows(copying, place)) > 0)
  killed.kill('SIGKILL')
  expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL'])
  const connected = `select from pg_stat_activity where datname = $1 and backend_type = 'client backend'`
  await until(async () => (await countRows(connected, place)) === 0)

  expect(await stateOf(place)).toEqual(before)

  const [code] = await once(startRestore(place, folder), 'exit')
  expect(code).toBe(0)
  expect(await stateOf(place)).toEqual(wanted)
})
