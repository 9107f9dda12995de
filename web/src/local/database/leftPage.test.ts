import { ok } from '@reprieve/domain/result.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Engine } from './idb.ts'
import { idbTables } from './idbTables.ts'
import { followPageLeft, whenPageIsBack, whenStorageIsQuiet } from './leftPage.ts'
import { openPersonDatabase } from './personDatabase.ts'
import { SCHEMA_VERSION } from './personSchema.ts'
import type { Tables } from '../tables.ts'
import { aStoredRow } from '../testing/tablesContract.ts'
import { aDiary, save } from '../testing/aDiary.ts'
import { fakeEngine } from '../testing/fakeEngine.ts'
import { requestResult } from './transaction.ts'

const NAME = 'reprieve-a'
const page = new EventTarget()
followPageLeft(page)
const leave = (): void => void page.dispatchEvent(new Event('pagehide'))
const comeBack = (): void => void page.dispatchEvent(new Event('pageshow'))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  comeBack()
  vi.useRealTimers()
})

const turns = async (count = 20): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
}

async function openTables(engine: Engine): Promise<Tables> {
  const opened = await openPersonDatabase({ name: NAME, onGone: () => {}, engine })
  if (!opened.ok) throw new Error(opened.reason)
  return idbTables(opened.value)
}

/**
 * Whether the next page of the app can write immediately. It knows nothing about this page, so it uses the engine
 * directly.
 */
async function nextPageWrites({ indexedDB }: Engine): Promise<boolean> {
  const db = await requestResult(indexedDB.open(NAME, SCHEMA_VERSION))
  let isWritten = false
  const transaction = db.transaction([...db.objectStoreNames], 'readwrite')
  transaction.objectStore('states').put({ name: 'synced', rev: 1, value: 1 })
  transaction.addEventListener('complete', () => (isWritten = true))
  await turns()
  db.close()
  return isWritten
}

test('[LOCAL-36, LOCAL-37] a read that the leaving of the page aborts is answered when the page is back', async () => {
  const tables = await openTables(fakeEngine())
  await tables.write({ rows: [aStoredRow('a')] })
  let answered: unknown = 'nothing'
  void tables.row('a').then((row) => (answered = row))
  leave()
  await turns()
  expect(answered).toBe('nothing')
  comeBack()
  await turns()
  expect(answered).toEqual(aStoredRow('a'))
})

test('[LOCAL-36, LOCAL-37] a running save is either complete or repeated when the page is back, and the next page can write', async () => {
  const engine = fakeEngine()
  const diary = aDiary({ tables: await openTables(engine) })
  await save(diary, 'a', { severity: 3 })
  let isSaved = false
  void save(diary, 'a', { severity: 7 }).then(({ ok: isOk }) => (isSaved = isOk))
  await Promise.resolve()
  leave()
  expect(await nextPageWrites(engine)).toBe(true)
  expect(isSaved).toBe(false)
  comeBack()
  await turns(60)
  expect(isSaved).toBe(true)
  expect(await diary.tables.everyRow()).toHaveLength(1)
})

test('[LOCAL-36] a draft written while the page is left is stored', async () => {
  const engine = fakeEngine()
  const tables = await openTables(engine)
  leave()
  const draft = { shelf: 'drafts', id: 'd', at: 1, content: 'half' } as const
  expect(await tables.write({ shelve: [draft] })).toEqual(ok(undefined))
  expect(await nextPageWrites(engine)).toBe(true)
})

test('[LOCAL-36] no transaction that waits for an answer starts while the page is left', async () => {
  const engine = fakeEngine()
  const tables = await openTables(engine)
  leave()
  const reading = tables.shelf('drafts')
  expect(await nextPageWrites(engine)).toBe(true)
  comeBack()
  expect(await reading).toEqual([])
})

test('[LOCAL-37] a page that keeps running although it was told that it is left continues after a second', async () => {
  const tables = await openTables(fakeEngine())
  leave()
  const reading = tables.row('a')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await reading).toBeUndefined()
  expect(whenPageIsBack()).toBe(null)
})

test('[LOCAL-36] a page can wait until nothing is running, up to a limit', async () => {
  const tables = await openTables(fakeEngine())
  await whenStorageIsQuiet(1_000)
  let isRead = false
  void tables.everyRow().then(() => (isRead = true))
  await whenStorageIsQuiet(1_000)
  expect(isRead).toBe(true)
  const over = whenStorageIsQuiet(1_000)
  void tables.everyRow()
  await vi.advanceTimersByTimeAsync(1_000)
  await over
})
