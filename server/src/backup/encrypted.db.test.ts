import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSql } from '../testing/testDatabase.ts'
import { restoreBackup } from './restoreBackup.ts'
import { takeBackup } from './takeBackup.ts'
import { addPerson, digests, testPlaces } from './testPlaces.ts'
import { verifyBackup } from './verifyBackup.ts'

const KEY = randomBytes(32)
const PEPPER_FILE = join('keys', 'pepper')

let places: ReturnType<typeof testPlaces>
let from: DiaryPlace
let original: Record<string, string>
let backup: string

type DiaryPlace = Awaited<ReturnType<typeof places.given>>

/** The same place, for an operator who set a key. */
const withKey = <P extends DiaryPlace>(place: P, key: Buffer | null = KEY): P => ({
  ...place,
  config: { ...place.config, backup: { ...place.config.backup, key } },
})

async function stateOf(place: DiaryPlace): Promise<Record<string, string>> {
  const pool = new pg.Pool(place.database.config)
  try {
    return await digests(pool)
  } finally {
    await pool.end()
  }
}

const scratchDatabases = (place: DiaryPlace) =>
  runSql(place.database.config, `select datname from pg_database where datname like 'reprieve\\_verify\\_%'`)

beforeAll(async () => {
  places = testPlaces()
  from = withKey(await places.given())
  await addPerson(from.database, 12)
  original = await stateOf(from)
  backup = await takeBackup(from, undefined)
})

afterAll(() => places.removeAll())

test('[BACKUP-1, BACKUP-6] an encrypted backup is one closed file, and what is restored equals what was backed up', async () => {
  expect(readdirSync(join(from.dataDir, 'backups'))).toEqual([basename(backup)])
  expect((statSync(backup).mode & 0o777).toString(8)).toBe('600')
  const pepper = readFileSync(join(from.dataDir, PEPPER_FILE), 'utf8').trim()
  expect(readFileSync(backup).includes(pepper)).toBe(false)
  const to = withKey(await places.givenEmpty())

  await restoreBackup(to, { folder: backup, replace: false })

  expect(await stateOf(to)).toEqual(original)
  expect(readFileSync(join(to.dataDir, PEPPER_FILE), 'utf8').trim()).toBe(pepper)
  expect(readFileSync(join(to.dataDir, 'files', '12', 'photo'), 'utf8')).toBe('a picture')
  expect(readdirSync(to.dataDir).filter((name) => name.startsWith('unpacked'))).toEqual([])
})

test('[BACKUP-1] without the key, with another, or with a byte changed it is refused, and nothing is changed', async () => {
  const before = await stateOf(from)
  const folders = readdirSync(from.dataDir)
  const restore = (place: DiaryPlace, file: string) =>
    restoreBackup({ ...place, say: () => {} }, { folder: file, replace: true })

  await expect(restore(withKey(from, null), backup)).rejects.toThrow('is encrypted: set BACKUP_KEY')
  await expect(restore(withKey(from, randomBytes(32)), backup)).rejects.toThrow('with another key')
  const whole = readFileSync(backup)
  const [changed, cut] = [join(places.root, 'changed'), join(places.root, 'cut')]
  writeFileSync(changed, whole.with(whole.length >> 1, (whole[whole.length >> 1] ?? 0) ^ 1))
  writeFileSync(cut, whole.subarray(0, -20))
  for (const file of [changed, cut]) {
    await expect(restore(from, file)).rejects.toThrow(`The backup ${file} is damaged or cut off`)
  }

  expect(await stateOf(from)).toEqual(before)
  expect(readdirSync(from.dataDir)).toEqual(
    folders.includes('checkout') ? folders : [...folders, 'checkout'].sort(),
  )
})

test('[BACKUP-1] a backup in the place of another is refused by its time', async () => {
  const exchanged = join(places.root, '2026-11-19T03-00-00Z.backup')
  copyFileSync(backup, exchanged)

  await expect(restoreBackup(from, { folder: exchanged, replace: true })).rejects.toThrow(
    'it was renamed or exchanged',
  )
})

test('[BACKUP-5] a check restores into a database of its own, compares every table, and leaves nothing behind', async () => {
  const before = await stateOf(from)

  const { rows, tables } = await verifyBackup(from)

  const counts = Object.values(original).map((digest) => Number(digest.split(' ')[0]))
  expect({ rows, tables }).toEqual({
    rows: counts.reduce((sum, count) => sum + count, 0),
    tables: counts.length,
  })
  expect(from.output).toContain('login_name: 2 rows, the same')
  expect(await stateOf(from)).toEqual(before)
  expect(await scratchDatabases(from)).toEqual([])
  expect(readdirSync(from.dataDir).filter((name) => /^(unpacked|verify)/.test(name))).toEqual([])
})

test('[BACKUP-5] rows that are not those of the time of the backup are named with their table @long', async () => {
  const folder = await takeBackup(withKey(from, null), 'plain')
  const file = join(folder, 'manifest.json')
  const text = readFileSync(file, 'utf8')
  const manifest = JSON.parse(text) as { tables: { name: string; text_sha256?: string }[] }
  const other = manifest.tables.map((table) =>
    table.name === 'item' ? { ...table, text_sha256: 'a'.repeat(64) } : table,
  )
  writeFileSync(file, JSON.stringify({ ...manifest, tables: other }))

  await expect(verifyBackup(from, folder)).rejects.toThrow('The table item is not the same after a restore')
  expect(await scratchDatabases(from)).toEqual([])
})

test('[BACKUP-5, BACKUP-6] a backup in a folder, as older releases made it, is checked and restored @long', async () => {
  const folder = await takeBackup(withKey(from, null), 'older')
  const file = join(folder, 'manifest.json')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/,\s*"text_sha256": "\w+"/g, ''))
  expect(readFileSync(file, 'utf8')).not.toContain('text_sha256')
  const to = withKey(await places.givenEmpty())

  await verifyBackup(from, folder)
  await restoreBackup(to, { folder, replace: false })

  expect((await stateOf(to))['item']).toEqual(original['item'])
})

test('[BACKUP-5] without the right to create databases a PostgreSQL of ours is started for the check @long', async () => {
  const alone = withKey(places.embedded() as DiaryPlace)
  mkdirSync(join(alone.dataDir, 'backups'), { recursive: true, mode: 0o700 })
  mkdirSync(join(alone.dataDir, 'keys'), { mode: 0o700 })
  copyFileSync(backup, join(alone.dataDir, 'backups', basename(backup)))

  const { tables } = await verifyBackup(alone)

  expect(tables).toBe(Object.keys(original).length)
  expect(readdirSync(alone.dataDir).filter((name) => /^(unpacked|verify)/.test(name))).toEqual([])
})

test('[BACKUP-2] a backup that fails in the middle leaves no draft, and the others as they were', async () => {
  await runSql(from.database.config, 'create table "zz/last" (id int)')

  const later = { ...from, now: new Date(from.now.getTime() + 60_000) }
  await expect(takeBackup(later, undefined)).rejects.toThrow('zz/last')

  expect(readdirSync(join(from.dataDir, 'backups'))).toEqual([basename(backup)])
  await runSql(from.database.config, 'drop table "zz/last"')
})
