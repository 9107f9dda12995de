import { err, ok } from '@reprieve/domain/result.ts'
import { forceCloseDatabase } from 'fake-indexeddb'
import { afterEach, expect, test } from 'vitest'
import { idbTables } from './idbTables.ts'
import { deletePersonDatabase, openPersonDatabase, type PersonDatabase } from './personDatabase.ts'
import { openIdb, type Engine } from './idb.ts'
import { readStore } from './transaction.ts'
import { aStoredRow } from '../testing/tablesContract.ts'
import { disturbWrites, fakeEngine } from '../testing/fakeEngine.ts'

const NAME = 'reprieve-a'

let undo = (): void => {}
afterEach(() => undo())

async function open(engine: Engine, onGone = (): void => {}): Promise<PersonDatabase> {
  const opened = await openPersonDatabase({ name: NAME, onGone, engine })
  if (!opened.ok) throw new Error(opened.reason)
  return opened.value
}

const opened = (engine: Engine, version: number, upgrade: (db: IDBDatabase) => void): Promise<IDBDatabase> =>
  openIdb(engine, { name: NAME, version, upgrade: ({ db }) => upgrade(db), onVersionChange: () => {} })

/** A database of an older app: only the parts, at that version. */
async function oldDatabase(engine: Engine, version: number, parts: Record<string, unknown>): Promise<void> {
  const db = await opened(engine, version, (made) => {
    const store = made.createObjectStore('parts', { keyPath: 'name' })
    for (const [name, value] of Object.entries(parts)) store.put({ name, value })
    if (version >= 6) made.createObjectStore('unreadable', { keyPath: 'id', autoIncrement: true })
  })
  db.close()
}

const OLD_PARTS = {
  feed: { cards: [{ type: 'medications', collapsed: true }] },
  fields: { symptom: [{ id: 1, name: 'Nausea' }] },
  auth: { user_id: 7, token_type: 'google' },
  filter: { dateRange: '30days' },
}

async function partsIn(person: PersonDatabase): Promise<Record<string, unknown>> {
  const shelved = (await idbTables(person).shelf('parts')) as { id: string; content: { value: unknown } }[]
  return Object.fromEntries(shelved.map(({ id, content }) => [id, content.value]))
}

test('[D42] a new database has schema 8', async () => {
  const { use } = await open(fakeEngine())
  const seen = await use(async (db) => Promise.resolve([db.version, [...db.objectStoreNames].sort()]))
  expect(seen).toEqual([8, ['rows', 'shelves', 'states', 'unreadable']])
})

test('[LOCAL-1] a write asks for strict durability', async () => {
  const person = await open(fakeEngine())
  const asked: unknown[] = []
  undo = disturbWrites((store) => asked.push(store.transaction.durability))
  await idbTables(person).write({ rows: [aStoredRow('a')], shelve: [] })
  expect(asked).toEqual(['strict'])
})

test.each([1, 5])('[D42] a database of schema %i comes to schema 8 with all its parts', async (version) => {
  const engine = fakeEngine()
  await oldDatabase(engine, version, OLD_PARTS)
  const parts = await partsIn(await open(engine))
  expect(Object.keys(parts).sort()).toEqual(['auth', 'fields', 'filter', 'home_cards'])
  expect(parts).toMatchObject({
    home_cards: { cards: [{ type: 'medications', collapsed: true, position: 0 }, {}, {}, {}, {}, {}, {}] },
    fields: {
      symptom: [
        { key: 'nothing', position: -1 },
        { id: 1, name: 'Nausea' },
      ],
    },
    auth: { user_id: 7, token_type: 'google', password_set: false },
    filter: { dateRange: '30days' },
  })
})

test('[D42] of a database of schema 7 only the last migration is done', async () => {
  const engine = fakeEngine()
  await oldDatabase(engine, 7, OLD_PARTS)
  expect(await partsIn(await open(engine))).toEqual({
    ...OLD_PARTS,
    auth: { user_id: 7, token_type: 'google', password_set: false },
  })
})

test('[LOCAL-14] a part that cannot be migrated is quarantined, and the others are migrated', async () => {
  const engine = fakeEngine()
  await oldDatabase(engine, 5, { ...OLD_PARTS, fields: 'torn' })
  const person = await open(engine)
  expect(Object.keys(await partsIn(person)).sort()).toEqual(['auth', 'filter', 'home_cards'])
  expect(await idbTables(person).unreadable()).toMatchObject([
    { table: 'parts', key: 'fields', raw: { name: 'fields', value: 'torn' }, why: 'the part is no object' },
  ])
})

/** Opens while the nth write of the upgrade fails; false if the upgrade has no such write. */
async function openBrokenOffAt(engine: Engine, n: number): Promise<boolean> {
  let left = n
  undo = disturbWrites((store) => {
    if (left-- === 0) store.transaction.abort()
  })
  try {
    const person = await open(engine)
    person.close()
    return false
  } catch {
    return true
  } finally {
    undo()
  }
}

test('[LOCAL-13, REL 1b] an upgrade broken off at any write is done at the next opening', async () => {
  const whole = fakeEngine()
  await oldDatabase(whole, 5, OLD_PARTS)
  const wanted = await partsIn(await open(whole))

  let writes = 0
  for (let isBrokenOff = true; isBrokenOff; writes++) {
    const engine = fakeEngine()
    await oldDatabase(engine, 5, OLD_PARTS)
    isBrokenOff = await openBrokenOffAt(engine, writes)
    expect(await partsIn(await open(engine))).toEqual(wanted)
  }
  expect(writes).toBeGreaterThan(8)
})

test('[LOCAL-9] a connection that the browser closed is opened again', async () => {
  const person = await open(fakeEngine())
  const tables = idbTables(person)
  await tables.write({ rows: [aStoredRow('a')] })
  await person.use(async (db) => Promise.resolve(forceCloseDatabase(db as never)))
  expect(await tables.write({ rows: [aStoredRow('b')] })).toEqual(ok(undefined))
  await person.use(async (db) => Promise.resolve(db.close()))
  expect(await tables.everyRow()).toHaveLength(2)
})

test('[LOCAL-10, REL 1b] without room the save says so, what was there stays, and later it succeeds', async () => {
  const tables = idbTables(await open(fakeEngine()))
  const row = aStoredRow('a')
  await tables.write({ rows: [row] })
  const next = { rows: [aStoredRow('a', { rev: 2 }), aStoredRow('b')] }
  undo = disturbWrites(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await tables.write(next)).toEqual(err('no-room'))
  undo()
  expect(await tables.everyRow()).toEqual([row])
  expect(await tables.write(next)).toEqual(ok(undefined))
})

test('[LOCAL-11] a database that another tab deletes is let go and not made again', async () => {
  const engine = fakeEngine()
  let told = 0
  const tables = idbTables(await open(engine, () => told++))
  await deletePersonDatabase(NAME, engine)
  expect(told).toBe(1)
  expect(await tables.write({ rows: [aStoredRow('a')] })).toEqual(err('storage-gone'))
  await expect(tables.everyRow()).rejects.toThrow('was closed by this page')
  expect(await engine.indexedDB.databases()).toEqual([])
})

test('[LOCAL-11] a page that missed the deletion does not create the database again', async () => {
  const engine = fakeEngine()
  let told = 0
  const person = await open(engine, () => told++)
  // As for a frozen page: its connection dies without notice, then another page deletes the diary.
  await person.use(async (db) => Promise.resolve(forceCloseDatabase(db as never)))
  await deletePersonDatabase(NAME, engine)
  expect(await idbTables(person).write({ rows: [aStoredRow('a')] })).toEqual(err('storage-gone'))
  expect([told, await engine.indexedDB.databases()]).toEqual([1, []])
})

test('[LOCAL-11] a database reopened for several callers at the same time is closed completely', async () => {
  const engine = fakeEngine()
  const person = await open(engine)
  const tables = idbTables(person)
  await person.use(async (db) => Promise.resolve(forceCloseDatabase(db as never)))
  await Promise.all(['a', 'b', 'c'].map((id) => tables.write({ rows: [aStoredRow(id)] })))
  await deletePersonDatabase(NAME, engine)
  expect(await engine.indexedDB.databases()).toEqual([])
})

test('[LOCAL-11] a diary closed while it is being reopened stays closed', async () => {
  const real = fakeEngine()
  let onOpen = (): void => {}
  const openAsked = (name: string, version: number): IDBOpenDBRequest => {
    onOpen()
    return real.indexedDB.open(name, version)
  }
  const person = await open({ ...real, indexedDB: { open: openAsked } as IDBFactory })
  await person.use(async (db) => Promise.resolve(forceCloseDatabase(db as never)))
  onOpen = person.close
  expect(await idbTables(person).write({ rows: [aStoredRow('a')] })).toEqual(err('storage-gone'))
  await deletePersonDatabase(NAME, real)
  expect(await real.indexedDB.databases()).toEqual([])
})

test('[LOCAL-11] after closing the diary nothing more is written to it', async () => {
  const person = await open(fakeEngine())
  person.close()
  expect(await idbTables(person).write({ rows: [aStoredRow('a')] })).toEqual(err('storage-gone'))
})

test('[LOCAL-11] a tab with an older app lets a newer one upgrade, and says that it is out of date', async () => {
  const engine = fakeEngine()
  let told = 0
  await open(engine, () => told++)
  const newer = await opened(engine, 9, (db) => void db.createObjectStore('extra', { keyPath: 'id' }))
  expect([told, newer.version]).toEqual([1, 9])
})

test('[LOCAL-12] a database of a newer schema is not opened', async () => {
  const engine = fakeEngine()
  const row = { clientId: 'a', newShape: true }
  const newer = await opened(engine, 9, (db) => {
    db.createObjectStore('rows', { keyPath: 'clientId' }).put(row)
  })
  newer.close()
  expect(await openPersonDatabase({ name: NAME, onGone: () => {}, engine })).toEqual(err('newer-schema'))
  expect(await engine.indexedDB.databases()).toEqual([{ name: NAME, version: 9 }])
  const again = await opened(engine, 9, () => {})
  expect(await readStore(again, 'rows', (store) => store.getAll())).toEqual([row])
})
