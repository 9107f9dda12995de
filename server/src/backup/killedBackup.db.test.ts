import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runSql } from '../testing/testDatabase.ts'
import { addPerson, testPlaces } from './testPlaces.ts'

const COMMAND = join(import.meta.dirname, 'backupCommand.ts')
const KEY = Buffer.alloc(32, 7).toString('base64')
const MANY = 200_000

let places: ReturnType<typeof testPlaces>
let place: Awaited<ReturnType<typeof places.given>>
let watcher: pg.Client

beforeAll(async () => {
  places = testPlaces()
  place = await places.given()
  await addPerson(place.database, 12)
  await runSql(
    place.database.config,
    `insert into item select 12, gen_random_uuid(), 'record', n, '{"notes": "walked"}', false, null, n, now() from generate_series(2, ${MANY}) n`,
  )
  watcher = new pg.Client(inject('databaseServer').config)
  await watcher.connect()
})

afterAll(async () => {
  await watcher.end()
  await places.removeAll()
})

function start(dir: string, args: string[]): ChildProcess {
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATABASE_URL: place.url,
    DATA_DIR: place.dataDir,
    BACKUP_DIR: dir,
    BACKUP_KEY: KEY,
  }
  return spawn(process.execPath, [COMMAND, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] })
}

async function untilCopying(): Promise<void> {
  const sql = `select from pg_stat_progress_copy where datname = $1 and tuples_processed > 5000`
  const name = new URL(place.url).pathname.slice(1)
  while (((await watcher.query(sql, [name])).rowCount ?? 0) === 0) await sleep(2)
}

test('[BACKUP-2] a backup killed in the middle of a table leaves the earlier one as it was, and the next is good @long', async () => {
  const dir = join(places.root, 'killed')
  expect(await once(start(dir, []), 'exit')).toEqual([0, null])
  const [first = ''] = readdirSync(dir)
  const before = readFileSync(join(dir, first))
  await sleep(1_100)

  const killed = start(dir, [])
  await untilCopying()
  killed.kill('SIGKILL')
  await once(killed, 'exit')

  const whole = (): string[] => readdirSync(dir).filter((name) => name.endsWith('.backup'))
  expect(whole()).toEqual([first])
  expect(readFileSync(join(dir, first)).equals(before)).toBe(true)
  await sleep(1_100)
  expect(await once(start(dir, []), 'exit')).toEqual([0, null])
  expect(whole()).toHaveLength(2)
  expect(await once(start(dir, ['--verify']), 'exit')).toEqual([0, null])
})

test('[BACKUP-2] on a full disk a backup fails with a sentence, leaves no draft, and the earlier one as it was @long', async () => {
  const dir = join(places.root, 'small')
  mkdirSync(dir)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m,mode=0711', 'tmpfs', dir])
  try {
    const earlier = join(dir, '2026-11-18T03-00-00Z.backup')
    execFileSync('cp', [join(place.dataDir, 'keys', 'pepper'), earlier])

    const child = start(dir, [])
    const said: string[] = []
    child.stderr?.setEncoding('utf8').on('data', (text: string) => said.push(text))
    expect(await once(child, 'close')).toEqual([1, null])

    expect(said.join('')).toContain('the disk is full')
    expect(readdirSync(dir)).toEqual(['2026-11-18T03-00-00Z.backup'])
  } finally {
    execFileSync('umount', [dir])
    rmSync(dir, { recursive: true, force: true })
  }
})
