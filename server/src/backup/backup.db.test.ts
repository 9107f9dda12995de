import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deletionChore } from '../account/accountChores.ts'
import { readOrMakeKey } from '../db/keys.ts'
import { openDb } from '../db/pool.ts'
import { runSql } from '../testing/testDatabase.ts'
import { restoreBackup } from './restoreBackup.ts'
import { takeBackup } from './takeBackup.ts'
import { addPerson, digests, testPlaces } from './testPlaces.ts'

let places: ReturnType<typeof testPlaces>
let pools: pg.Pool[]

beforeEach(() => {
  places = testPlaces()
  pools = []
})

afterEach(async () => {
  await closePools()
  await places.removeAll()
})

async function closePools(): Promise<void> {
  for (const pool of pools.splice(0)) await pool.end()
}

type DiaryPlace = Awaited<ReturnType<typeof places.given>>

// Closed again at once: a restore counts every connection.
async function stateOf(place: DiaryPlace): Promise<Record<string, string>> {
  const pool = new pg.Pool(place.database.config)
  try {
    return await digests(pool)
  } finally {
    await pool.end()
  }
}

const epochsOf = (place: DiaryPlace) =>
  runSql(place.database.config, 'select user_id, epoch from user_sync order by user_id')

const peopleIn = async (place: DiaryPlace): Promise<unknown[]> =>
  (await runSql(place.database.config, 'select user_id from account order by user_id')).map((row) =>
    Number(row['user_id']),
  )

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

async function placeWith(...userIds: number[]): Promise<DiaryPlace> {
  const place = await places.given()
  for (const userId of userIds) await addPerson(place.database, userId)
  await runSql(place.database.config, `insert into deployment values ('note', 'kept')`)
  await runSql(place.database.config, `insert into chore_turn values ('sweep', now())`)
  return place
}

test('[D53, REL 1b] what is restored equals what was backed up, row for row, but for new epochs', async () => {
  const from = await placeWith(12, 13)
  const to = await places.givenEmpty()
  const original = await stateOf(from)
  expect(Object.values(original).filter((digest) => digest.startsWith('0 '))).toEqual([])

  const folder = await takeBackup(from, 'backup')
  await restoreBackup(to, { folder, replace: false })

  expect(await stateOf(to)).toEqual(original)
  const [before, after] = [await epochsOf(from), await epochsOf(to)]
  expect(after.map((row) => row['user_id'])).toEqual(before.map((row) => row['user_id']))
  expect(new Set([...before, ...after].map((row) => row['epoch'])).size).toBe(4)
  expect(readFileSync(join(to.dataDir, 'keys', 'pepper'))).toEqual(
    readFileSync(join(from.dataDir, 'keys', 'pepper')),
  )
  expect(readFileSync(join(to.dataDir, 'files', '12', 'photo'), 'utf8')).toBe('a picture')
})

test('[PUSH-5, D53] the key that signs messages comes back with a backup: browsers take those of no other', async () => {
  const from = await placeWith(12)
  const key = readOrMakeKey(from.dataDir, 'vapid')
  const to = await places.givenEmpty()
  await restoreBackup(to, { folder: await takeBackup(from, 'backup'), replace: false })
  expect(readOrMakeKey(to.dataDir, 'vapid')).toBe(key)
})

test('[D53] a backup is closed to others, and has its name only when it is whole', async () => {
  const from = await placeWith(12)

  const folder = await takeBackup(from, undefined)

  expect(folder.startsWith(join(from.dataDir, 'backups'))).toBe(true)
  expect(readdirSync(join(from.dataDir, 'backups')).length).toBe(1)
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
  const modes = all.map(
    (entry) => `${entry.isFile() ? 'file' : 'folder'} ${modeOf(join(entry.parentPath, entry.name))}`,
  )
  expect(new Set(modes)).toEqual(new Set(['file 600', 'folder 700']))
  expect(modeOf(folder)).toBe('700')
  expect(from.output).toContain('login_name: 2 rows')
})

test('[D53] a backup that fails leaves nothing behind', async () => {
  const from = await placeWith(12)
  await runSql(from.database.config, 'create table "no/file" (id int)')

  await expect(takeBackup(from, 'backup')).rejects.toThrow('ENOENT')
  expect(readdirSync(places.root).filter((name) => name.startsWith('backup'))).toEqual([])
})

test('[D53] a table that the operator put beside ours does not make a backup useless @long', async () => {
  const from = await placeWith(12)
  await runSql(from.database.config, 'create table "Notes" (id int)')
  const to = await places.givenEmpty()

  await restoreBackup(to, { folder: await takeBackup(from, 'backup'), replace: false })

  expect(await peopleIn(to)).toEqual([12])
  expect(to.output).toContain('Notes: left out, not ours')
})

/** Writes one person after another, each into two tables at once, until it is stopped. */
function keepWriting(pool: pg.Pool): { begun: Promise<unknown>; stop(): Promise<void> } {
  const end = new AbortController()
  const write = (userId: number) =>
    pool.query(`with who as (insert into account values (${userId}, '', '', null, 'en', null, null, now()))
      insert into user_sync values (${userId}, 1, 1, gen_random_uuid(), 0, 0)`)
  const goOn = async (): Promise<void> => {
    for (let userId = 101; !end.signal.aborted; userId += 1) await write(userId)
  }
  const begun = write(100)
  const all = begun.then(goOn)
  return { begun, stop: () => (end.abort(), all) }
}

test('[D53] a backup taken while people write shows one moment @long', async () => {
  const from = await placeWith(12)
  const pool = new pg.Pool(from.database.config)
  pools.push(pool)
  const writing = keepWriting(pool)
  await writing.begun

  const folder = await takeBackup(from, 'backup')
  await writing.stop()
  const to = await places.givenEmpty()
  await restoreBackup(to, { folder, replace: false })

  const synced = (await epochsOf(to)).map((row) => Number(row['user_id']))
  expect(synced.length).toBeGreaterThan(1)
  expect(synced).toEqual(await peopleIn(to))
  expect((await peopleIn(from)).length).toBeGreaterThan(synced.length)
})

test('[D24] an account that was deleted before or after the backup stays deleted', async () => {
  const from = await placeWith(12, 13, 14)
  writeFileSync(join(from.dataDir, 'deleted-accounts'), '13 2026-01-01T00:00:00Z\n')
  const folder = await takeBackup(from, 'backup')
  writeFileSync(join(from.dataDir, 'deleted-accounts'), '14 2026-01-03T00:00:00Z\n13 2026-01-02T00:00:00Z\n')

  await restoreBackup(from, { folder, replace: true })

  const named = await runSql(
    from.database.config,
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  )
  expect(named.length).toBeGreaterThan(10)
  for (const { name } of named) {
    const left = await runSql(from.database.config, `select distinct user_id::int from "${String(name)}"`)
    expect([name, left]).toEqual([name, [{ user_id: 12 }]])
  }
  expect(readFileSync(join(from.dataDir, 'deleted-accounts'), 'utf8')).toBe(
    '13 2026-01-02T00:00:00Z\n14 2026-01-03T00:00:00Z\n',
  )
})

test('[D24] who was deleted by the server after the backup is not brought back by it @long', async () => {
  const place = await placeWith(12, 13)
  const folder = await takeBackup(place, 'backup')
  await runSql(place.database.config, 'update account set deletes_at = now() where user_id = 13')
  const pool = new pg.Pool(place.database.config)
  const config = { ...place.config, dataDir: place.dataDir }
  try {
    const services = {
      db: openDb(pool),
      config,
      signingKey: 'signing',
      wakeMail: () => {},
      wakeJobs: () => {},
    }
    await deletionChore.run(services, Date.now() + 1_000)
  } finally {
    await pool.end()
  }
  expect(await peopleIn(place)).toEqual([12])

  await restoreBackup(place, { folder, replace: true })

  expect(await peopleIn(place)).toEqual([12])
  const names = await runSql(place.database.config, `select name from login_name where name like 'ann13%'`)
  expect(names).toEqual([])
})

test('[D53] with one byte changed a backup is refused, and nothing is changed', async () => {
  const from = await placeWith(12)
  const folder = await takeBackup(from, 'backup')
  await addPerson(from.database, 13)
  const before = await stateOf(from)

  for (const path of ['tables/item.copy.gz', 'keys/pepper', 'files/12/photo']) {
    const whole = readFileSync(join(folder, path))
    const middle = whole.length >> 1
    writeFileSync(join(folder, path), whole.with(middle, (whole[middle] ?? 0) ^ 1))
    await expect(restoreBackup(from, { folder, replace: true })).rejects.toThrow(`${path} of the backup`)
    writeFileSync(join(folder, path), whole)
  }

  expect(await stateOf(from)).toEqual(before)
  expect(
    readdirSync(from.dataDir)
      .filter((name) => name !== 'checkout')
      .sort(),
  ).toEqual(['files', 'keys'])
})

test('[D53] a restore is refused while a server is connected, and over diaries unless asked to replace them', async () => {
  const from = await placeWith(12)
  const folder = await takeBackup(from, 'backup')
  await addPerson(from.database, 13)
  const server = new pg.Pool(from.database.config)
  pools.push(server)
  await server.query('select 1')

  await expect(restoreBackup(from, { folder, replace: true })).rejects.toThrow(
    'is connected to the database: stop it',
  )
  await closePools()
  await expect(restoreBackup(from, { folder, replace: false })).rejects.toThrow('holds diaries already')
  expect(await peopleIn(from)).toEqual([12, 13])

  await restoreBackup(from, { folder, replace: true })
  expect(await peopleIn(from)).toEqual([12])
})

test('[D53] the tables of another program are left alone, also when asked to replace @long', async () => {
  const from = await placeWith(12)
  const folder = await takeBackup(from, 'backup')
  const to = await places.givenEmpty()
  await runSql(to.database.config, 'create table invoice (id int)')

  await expect(restoreBackup(to, { folder, replace: true })).rejects.toThrow('tables of another program')
  expect(Object.keys(await stateOf(to))).toEqual(['invoice'])
})

test('[D53] keys and files that were there before are kept aside, never destroyed @long', async () => {
  const from = await placeWith(12)
  const folder = await takeBackup(from, 'backup')
  const to = await places.given()
  const keyBefore = readFileSync(join(to.dataDir, 'keys', 'pepper'), 'utf8')
  writeFileSync(join(to.dataDir, 'keys', 'postgres-app'), 'of this cluster')
  writeFileSync(join(from.dataDir, 'keys', 'postgres-app'), 'of another')

  const { keptAside } = await restoreBackup(to, { folder, replace: false })

  expect(keptAside.map((path) => path.replace(/\.before-restore-.*/, ''))).toEqual([
    join(to.dataDir, 'keys', 'pepper'),
    join(to.dataDir, 'files'),
  ])
  expect(readFileSync(keptAside[0] ?? '', 'utf8')).toBe(keyBefore)
  expect(readFileSync(join(keptAside[1] ?? '', '12', 'photo'), 'utf8')).toBe('a picture')
  expect(readFileSync(join(to.dataDir, 'keys', 'postgres-app'), 'utf8')).toBe('of this cluster')
})

test('[CONT-10, D53] the guide and the numbers of the operator come back, and those that were there are kept aside @long', async () => {
  const [from, to] = [await placeWith(12), await places.givenEmpty()]
  for (const { dataDir } of [from, to]) {
    mkdirSync(join(dataDir, 'guide', 'articles'), { recursive: true })
    writeFileSync(join(dataDir, 'guide', 'articles', 'ours.md'), `of ${dataDir}`)
  }
  writeFileSync(join(from.dataDir, 'emergency-numbers.json'), '[]')

  const folder = await takeBackup(from, 'backup')
  const { keptAside } = await restoreBackup(to, { folder, replace: false })

  const article = join('guide', 'articles', 'ours.md')
  expect(readFileSync(join(to.dataDir, article), 'utf8')).toBe(`of ${from.dataDir}`)
  expect(readFileSync(join(to.dataDir, 'emergency-numbers.json'), 'utf8')).toBe('[]')
  const aside = keptAside.find((path) => path.startsWith(join(to.dataDir, 'guide.'))) ?? ''
  expect(readFileSync(join(aside, 'articles', 'ours.md'), 'utf8')).toBe(`of ${to.dataDir}`)
})

test('[D53] every column is in the backup: none takes its numbers from a sequence, which a copy would leave behind', async () => {
  const place = await places.given()

  expect(
    await runSql(place.database.config, 'select sequence_name from information_schema.sequences'),
  ).toEqual([])
})
