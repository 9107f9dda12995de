import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migrationPlan.ts'
import { openDb } from '../db/pool.ts'
import { checkPepper } from '../openDatabase.ts'
import { runSql } from '../testing/testDatabase.ts'
import { restoreBackup } from './restoreBackup.ts'
import { takeBackup } from './takeBackup.ts'
import { addPerson, testPlaces } from './testPlaces.ts'

let places: ReturnType<typeof testPlaces>

beforeEach(() => {
  places = testPlaces()
})

afterEach(() => places.removeAll())

type DiaryPlace = Awaited<ReturnType<typeof places.given>>

/** The migrations of a later release: ours, and one more that changes a table and brings another. */
function laterMigrations(ours: string): string {
  const folder = join(places.root, 'later')
  cpSync(ours, folder, { recursive: true })
  const number = (readMigrations(ours).at(-1)?.number ?? 0) + 1
  writeFileSync(
    join(folder, `${String(number).padStart(4, '0')}_later.sql`),
    `alter table account add column mood text not null default 'calm'; create table later (id int)`,
  )
  return folder
}

async function withPool(place: DiaryPlace, work: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  const pool = new pg.Pool(place.database.config)
  try {
    await work(pool)
  } finally {
    await pool.end()
  }
}

async function update(place: DiaryPlace, migrations: string): Promise<void> {
  await withPool(place, (pool) => migrate(pool, migrations))
}

const read = (place: DiaryPlace, sql: string) => runSql(place.database.config, sql)

test('[D53] a backup of an older release is brought up to this one', async () => {
  const place = await places.given()
  await addPerson(place.database, 12)
  const folder = await takeBackup(place, 'backup')
  const to = await places.givenEmpty()

  await restoreBackup({ ...to, migrations: laterMigrations(place.migrations) }, { folder, replace: false })

  expect(await read(to, 'select user_id::int, mood from account')).toEqual([{ user_id: 12, mood: 'calm' }])
  expect(await read(to, 'select * from later')).toEqual([])
})

test('[D53] an update that went wrong is taken back with the older checkout and its backup @long', async () => {
  const place = await places.given()
  await addPerson(place.database, 12)
  const folder = await takeBackup(place, 'backup')
  await update(place, laterMigrations(place.migrations))

  await restoreBackup(place, { folder, replace: true })

  expect(await read(place, 'select user_id::int from account')).toEqual([{ user_id: 12 }])
  expect(await read(place, `select to_regclass('later') as later`)).toEqual([{ later: null }])
})

test('[D53] a backup of a later release is refused, and nothing is changed', async () => {
  const place = await places.given()
  await addPerson(place.database, 12)
  await update(place, laterMigrations(place.migrations))
  const folder = await takeBackup(place, 'backup')

  await expect(restoreBackup(place, { folder, replace: true })).rejects.toThrow('newer than this checkout')
  expect(await read(place, 'select mood from account')).toEqual([{ mood: 'calm' }])
})

test('[D53] a backup whose migrations are not those of this checkout is refused, and nothing is changed @long', async () => {
  const place = await places.given()
  await addPerson(place.database, 12)
  const folder = await takeBackup(place, 'backup')
  const changed = join(places.root, 'changed')
  cpSync(place.migrations, changed, { recursive: true })
  const file = join(changed, '0001_account.sql')
  writeFileSync(file, `${readFileSync(file, 'utf8')} -- changed`)
  const before = await read(place, 'select epoch from user_sync')

  await expect(restoreBackup({ ...place, migrations: changed }, { folder, replace: true })).rejects.toThrow(
    '0001_account.sql was changed or removed',
  )
  expect(await read(place, 'select epoch from user_sync')).toEqual(before)
})

test('[D53] another pepper is refused by the backup and by the restore: with it nobody could sign in', async () => {
  const place = await places.given()
  const pepper = readFileSync(join(place.dataDir, 'keys', 'pepper'), 'utf8').trim()
  await withPool(place, (pool) => checkPepper(openDb(pool), pepper))
  const folder = await takeBackup(place, 'backup')
  const elsewhere = { ...place, config: { ...place.config, pepper: 'not the one of this database' } }

  await expect(takeBackup(elsewhere, 'other')).rejects.toThrow('The pepper does not belong to the database')
  await expect(restoreBackup(elsewhere, { folder, replace: true })).rejects.toThrow(
    'The pepper does not belong to the backup',
  )
  expect(readdirSync(places.root)).not.toContain('other')
})

test('[D53] a pepper that the operator gave stays out of the backup, and the backup says so @long', async () => {
  const place = await places.given()
  const given = { ...place, config: { ...place.config, pepper: 'given by the operator' } }

  await takeBackup(given, 'backup')

  expect(place.output.at(-1)).toContain('PEPPER is set in the environment and is not in the backup')
})
