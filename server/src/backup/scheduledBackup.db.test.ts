import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeAll, afterAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { openDb } from '../db/pool.ts'
import { runSql } from '../testing/testDatabase.ts'
import {
  BACKUP_LEASE_MS,
  BACKUP_RETRY_MS,
  runScheduledBackup,
  type ScheduledBackup,
} from './scheduledBackup.ts'
import { addPerson, testPlaces } from './testPlaces.ts'
import { verifyBackup } from './verifyBackup.ts'

const START = Date.parse('2026-11-19T03:00:00Z')
const FIRST = '2026-11-19T03-00-00Z.backup'

let places: ReturnType<typeof testPlaces>
let place: Awaited<ReturnType<typeof places.given>>
let pool: pg.Pool
let dir: string
let now: number
let work: ScheduledBackup

beforeAll(async () => {
  places = testPlaces()
  place = await places.given()
  await addPerson(place.database, 12)
})

afterAll(() => places.removeAll())

beforeEach(async () => {
  await runSql(place.database.config, `delete from deployment where name like '%backup%'`)
  pool = new pg.Pool(place.database.config)
  dir = join(places.root, randomBytes(4).toString('hex'))
  now = START
  const backup = {
    dir,
    key: Buffer.alloc(32, 7),
    everyMs: DAY_MS,
    keep: { hourly: 0, daily: 2, weekly: 0, monthly: 0 },
  }
  work = {
    db: openDb(pool),
    config: { ...place.config, backup },
    version: '1.2.3',
    checkout: place.checkout,
    openPool: (options) => new pg.Pool({ ...place.database.config, ...options }),
    clock: () => now,
    stopping: undefined,
  }
})

afterEach(() => pool.end())

const backups = (): string[] => readdirSync(dir).sort()

const lastBackup = async (): Promise<unknown> =>
  (await runSql(place.database.config, `select value from deployment where name = 'last-backup'`))[0]?.[
    'value'
  ]

test('[BACKUP-3] of many processes one takes the backup, and the next is taken when it is due', async () => {
  await Promise.all(Array.from({ length: 4 }, () => runScheduledBackup(work)))
  expect(backups()).toEqual([FIRST])
  expect(await lastBackup()).toBe('2026-11-19T03:00:00.000Z')

  now = START + DAY_MS - 1
  await runScheduledBackup(work)
  expect(backups()).toEqual([FIRST])

  now = START + DAY_MS
  await runScheduledBackup(work)
  expect(backups()).toEqual([FIRST, '2026-11-20T03-00-00Z.backup'])
  expect(await lastBackup()).toBe('2026-11-20T03:00:00.000Z')
})

test('[BACKUP-3, BACKUP-5] what the schedule wrote can be restored @long', async () => {
  await runScheduledBackup(work)

  await verifyBackup({ ...place, config: work.config })

  expect(place.output).toContain('item: 1 rows, the same')
})

test('[BACKUP-4] after a good backup those are deleted that need not be kept, and nothing else', async () => {
  mkdirSync(dir)
  const old = ['2026-11-16T03-00-00Z.backup', '2026-11-17T03-00-00Z.backup', '2026-11-18T03-00-00Z.backup']
  const others = ['2026-11-01T03-00-00Z', 'monday.backup', 'notes.txt']
  for (const name of [...old, ...others]) writeFileSync(join(dir, name), '')

  await runScheduledBackup(work)

  expect(backups()).toEqual(['2026-11-18T03-00-00Z.backup', FIRST, ...others].sort())
})

test('[BACKUP-2, BACKUP-3] a backup that fails deletes nothing, and is tried again after 15 minutes', async () => {
  mkdirSync(dir)
  const old = ['2026-11-16T03-00-00Z.backup', '2026-11-17T03-00-00Z.backup', '2026-11-18T03-00-00Z.backup']
  for (const name of old) writeFileSync(join(dir, name), '')
  await runSql(place.database.config, 'create table "zz/last" (id int)')

  await expect(runScheduledBackup(work)).rejects.toThrow('zz/last')
  expect(backups()).toEqual(old)
  expect(await lastBackup()).toBeUndefined()

  await runSql(place.database.config, 'drop table "zz/last"')
  now = START + BACKUP_RETRY_MS - 1
  await runScheduledBackup(work)
  expect(backups()).toEqual(old)
  now = START + BACKUP_RETRY_MS
  await runScheduledBackup(work)
  expect(backups()).toEqual(['2026-11-18T03-00-00Z.backup', '2026-11-19T03-15-00Z.backup'])
})

test('[BACKUP-3] why it failed is told in a sentence that may be logged', async () => {
  mkdirSync(dir)
  const full = Object.assign(new Error('no room for: my diary'), { code: '53100' })
  const openPool = () => {
    throw full
  }
  const error = await runScheduledBackup({ ...work, openPool }).catch((fault: unknown) => fault)
  expect(error).toMatchObject({
    name: 'CannotStart',
    message: 'The database broke off (53100): see that it runs and has space, then try again.',
  })
})

test('[BACKUP-2, BACKUP-3] if a process dies over a backup, another takes over after the lease and removes the draft', async () => {
  mkdirSync(dir)
  const draft = `${FIRST}.4711.partial`
  writeFileSync(join(dir, draft), 'cut off')
  const lease = new Date(START + BACKUP_LEASE_MS).toISOString()
  await runSql(
    place.database.config,
    `insert into deployment values ('backup-turn', 'running ${lease} the-dead-one')`,
  )

  now = START + BACKUP_LEASE_MS - 1
  await runScheduledBackup(work)
  expect(backups()).toEqual([draft])

  now = START + BACKUP_LEASE_MS
  await runScheduledBackup(work)
  expect(backups()).toEqual(['2026-11-19T03-05-00Z.backup'])
})

test('[BACKUP-3] a server that stops ends the backup, and the next start takes it without waiting', async () => {
  const stopping = { aborted: false }
  const waiting = new pg.Client(place.database.config)
  await waiting.connect()
  await waiting.query('begin')
  await waiting.query('lock table item in access exclusive mode')
  const running = runScheduledBackup({ ...work, stopping })
  while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 20))

  stopping.aborted = true
  await running
  await waiting.end()

  expect(backups()).toEqual([])
  now = START + MINUTE_MS
  await runScheduledBackup(work)
  expect(backups()).toEqual(['2026-11-19T03-01-00Z.backup'])
})

const isWaiting = async (): Promise<boolean> => {
  const rows = await runSql(
    place.database.config,
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
