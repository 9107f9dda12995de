import { err, ok } from '@reprieve/domain/result.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDeviceDatabase } from './deviceDatabase.ts'
import { deleteIdb, type Engine } from './idb.ts'
import { idbTables } from './idbTables.ts'
import { PATIENCE_MS, storageIsSilent, WHOLE_TABLE_PATIENCE_MS } from './storageTimeout.ts'
import { openPersonDatabase } from './personDatabase.ts'
import { SCHEMA_VERSION } from './personSchema.ts'
import type { Tables } from '../tables.ts'
import { aStoredRow } from '../testing/tablesContract.ts'
import { aDiary, save } from '../testing/aDiary.ts'
import { fakeEngine, holdStores } from '../testing/fakeEngine.ts'

// Only our own timeout timers are fake: the engine uses immediates.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const DATABASE = { name: 'reprieve-a', version: SCHEMA_VERSION }

async function openTables(engine: Engine): Promise<Tables> {
  const opened = await openPersonDatabase({ name: DATABASE.name, onGone: () => {}, engine })
  if (!opened.ok) throw new Error(opened.reason)
  return idbTables(opened.value)
}

/** The engine gets its turns while the clock advances. */
async function pass(ms: number, perTurn = 100): Promise<void> {
  for (let left = ms; left > 0; left -= perTurn) {
    await vi.advanceTimersByTimeAsync(perTurn)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('[LOCAL-34, LOCAL-35] a write that is never answered ends as not saved, and is saved once when it is tried again', async () => {
  const engine = fakeEngine()
  const diary = aDiary({ tables: await openTables(engine) })
  const release = await holdStores(engine, DATABASE)
  const saving = save(diary, 'a', { severity: 7 })
  await pass(3 * PATIENCE_MS)
  expect(await saving).toEqual(err('no-answer'))
  await release()
  expect(await diary.tables.everyRow()).toEqual([])
  expect((await save(diary, 'a', { severity: 7 })).ok).toBe(true)
  expect(await diary.tables.everyRow()).toHaveLength(1)
})

test('[LOCAL-35, LOCAL-39] a write that is answered late is saved once, and the silence is reported until then', async () => {
  const engine = fakeEngine()
  const diary = aDiary({ tables: await openTables(engine) })
  const release = await holdStores(engine, DATABASE)
  const saving = save(diary, 'a', { severity: 7 })
  await pass(PATIENCE_MS - 500)
  expect(storageIsSilent.current()).toBe(false)
  await pass(1_000)
  expect(storageIsSilent.current()).toBe(true)
  await release()
  expect((await saving).ok).toBe(true)
  expect(storageIsSilent.current()).toBe(false)
  expect(await diary.tables.everyRow()).toHaveLength(1)
})

test('[LOCAL-35] a commit that was given up and arrives later is the same as the second try', async () => {
  const engine = fakeEngine()
  const diary = aDiary({ tables: await openTables(engine) })
  const release = await holdStores(engine, DATABASE)
  // There is nothing to check, so it is committed immediately and cannot be undone.
  const first = diary.tables.write({ rows: [aStoredRow('a')] })
  await pass(3 * PATIENCE_MS)
  expect(await first).toEqual(err('no-answer'))
  await release()
  expect(await diary.tables.everyRow()).toHaveLength(1)
  expect((await save(diary, 'a', { severity: 8 })).ok).toBe(true)
  expect(await diary.tables.everyRow()).toHaveLength(1)
})

test('[LOCAL-34] a read that is never answered rejects, and a whole table is waited for longer', async () => {
  const engine = fakeEngine()
  const tables = await openTables(engine)
  const release = await holdStores(engine, DATABASE)
  const ended: string[] = []
  const note = (name: string) => (fault: { name: string }) => void ended.push(`${name} ${fault.name}`)
  tables.row('a').catch(note('row'))
  tables.everyRow().catch(note('all'))
  await pass(2 * PATIENCE_MS + 500)
  expect(ended).toEqual(['row TimeoutError'])
  await pass(2 * WHOLE_TABLE_PATIENCE_MS)
  expect(ended).toEqual(['row TimeoutError', 'all TimeoutError'])
  await release()
  expect(await tables.row('a')).toBeUndefined()
})

test('[LOCAL-34] a large write with progress is not given up', async () => {
  const engine = fakeEngine()
  const tables = await openTables(engine)
  const rows = Array.from({ length: 300 }, (_, index) => aStoredRow(`r${index}`))
  const writing = tables.write({ rows })
  // One request per turn: three times the timeout in total, but never as long without an answer.
  await pass(3 * PATIENCE_MS, 30)
  expect(await writing).toEqual(ok(undefined))
})

/** An engine that neither opens nor deletes until `letGo` is called. */
function closedEngine(real: Engine): { engine: Engine; letGo: () => void } {
  let isShut = true
  const never = (): IDBOpenDBRequest => new EventTarget() as IDBOpenDBRequest
  const indexedDB = {
    open: (name: string, version: number) => (isShut ? never() : real.indexedDB.open(name, version)),
    deleteDatabase: (name: string) => (isShut ? never() : real.indexedDB.deleteDatabase(name)),
  } as IDBFactory
  return { engine: { ...real, indexedDB }, letGo: () => (isShut = false) }
}

test('[LOCAL-34] a diary that never opens is reported as not answering', async () => {
  const { engine } = closedEngine(fakeEngine())
  const opening = openPersonDatabase({ name: DATABASE.name, onGone: () => {}, engine })
  await pass(2 * PATIENCE_MS + 500)
  expect(await opening).toEqual(err('no-answer'))
})

test('[LOCAL-35] a diary that is opened at the second try is open', async () => {
  const { engine, letGo } = closedEngine(fakeEngine())
  const opening = openPersonDatabase({ name: DATABASE.name, onGone: () => {}, engine })
  await pass(1_000)
  letGo()
  await pass(PATIENCE_MS)
  expect((await opening).ok).toBe(true)
})

test('[LOCAL-34] the device and a deletion that are never answered are given up', async () => {
  const { engine } = closedEngine(fakeEngine())
  const ended = Promise.allSettled([openDeviceDatabase(engine), deleteIdb(engine, DATABASE.name)])
  await pass(2 * PATIENCE_MS + 500)
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test("[LOCAL-34] a connection that comes after it was given up is closed, and stands in nobody's way", async () => {
  const real = fakeEngine()
  const asked: IDBOpenDBRequest[] = []
  const indexedDB = {
    open: (name: string, version: number) => {
      const request = real.indexedDB.open(name, version)
      if (asked.push(request) > 2) return request
      const late = new EventTarget()
      for (const type of ['success', 'upgradeneeded', 'error'])
        request.addEventListener(type, (event) => setTimeout(() => late.dispatchEvent(event), 9_000))
      return Object.assign(late, { readyState: 'pending', transaction: null }) as unknown as IDBOpenDBRequest
    },
  } as IDBFactory
  const opening = openPersonDatabase({
    name: DATABASE.name,
    onGone: () => {},
    engine: { ...real, indexedDB },
  })
  await pass(2 * PATIENCE_MS + 500)
  expect(await opening).toEqual(err('no-answer'))
})
