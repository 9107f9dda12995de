import { err, ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import type { Codec } from '../codec.ts'
import { openDeviceDatabase, type DeviceDatabase } from '../database/deviceDatabase.ts'
import { storeDraft, offeredDrafts } from '../drafts.ts'
import { readRowsOfKind } from '../rows/rows.ts'
import { aStoredRow } from '../testing/tablesContract.ts'
import { disturbWrites, fakeEngine } from '../testing/fakeEngine.ts'
import { moveDiary } from './moveDiary.ts'
import { finishMove, releaseDeletedFiles } from './moveState.ts'
import {
  aCodec,
  readDatabaseBytes,
  databases,
  fill,
  lockIt,
  openIt,
  pass,
  readBack,
  withDiary,
  WORD,
} from './testing/aMove.ts'

test('[LOCK-8, LOCK-9] a locked diary contains none of the words, and unlocked again it is as before', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  await fill(engine, lock)
  expect((await readDatabaseBytes(engine)).split(WORD).length).toBeGreaterThan(10)
  expect(await pass(engine, lockIt(lock))).toEqual(ok('done'))
  expect(await readDatabaseBytes(engine)).not.toContain(WORD)
  const sealed = await readBack(engine, lock)
  expect(sealed.rows.map(({ clientId, groups }) => [clientId, groups.get('note')?.v])).toEqual([
    ['a', WORD],
    ['b', WORD],
  ])
  expect(sealed.aside).toHaveLength(3)
  // A derived copy of the diary, which is rebuilt.
  expect(await withDiary(engine, lock, ({ tables }) => tables.shelf('columns'))).toEqual([])
  expect(await pass(engine, openIt(lock))).toEqual(ok('done'))
  expect(await readBack(engine, lock)).toEqual(sealed)
  expect((await databases(engine)).length).toBe(2)
})

test('[LOCK-9] unlocked, everything is the same as in a diary that was never locked', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  await fill(engine, lock)
  await withDiary(engine, lock, async (diary) => void (await readRowsOfKind(diary, 'record')))
  const before = await readBack(engine, lock)
  await pass(engine, lockIt(lock))
  await pass(engine, openIt(lock))
  expect(await readBack(engine, lock)).toEqual(before)
})

test('[LOCK-9] a row that could not be read under the lock has the same content after the lock is removed', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  await fill(engine, lock)
  await pass(engine, lockIt(lock))
  await withDiary(engine, lock, async ({ tables, codec }) => {
    const content = await codec.encode({ table: 'rows', id: 'later' }, { values: WORD })
    await tables.write({ rows: [aStoredRow('later', { content })] })
  })
  // Read once, which quarantined it.
  const sealed = await readBack(engine, lock)
  await pass(engine, openIt(lock))
  const after = await readBack(engine, lock)
  expect(after.aside).toEqual(sealed.aside)
  expect(
    after.aside.filter((text) => text.includes(`"content":{"codec":"plain","value":{"values":"${WORD}"}}`)),
  ).toHaveLength(1)
})

test('[LOCK-8] without room for two, the diary stays as it was and nothing is left of the copy', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  await fill(engine, lock)
  const before = await databases(engine)
  const mend = disturbWrites((store) => {
    if (store.name === 'shelves') throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await pass(engine, lockIt(lock))).toEqual(err('no-room'))
  mend()
  expect(await databases(engine)).toEqual(before)
})

test('[LOCK-8] a write during the copy is not lost: the pass is given up', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  await fill(engine, lock)
  let isWritten = false
  const slow: Codec = {
    ...lock.codec,
    encode: async (place, value) => {
      if (!isWritten) {
        isWritten = true
        await withDiary(engine, lock, (diary) => storeDraft(diary, { id: 'late', kind: 'record', value: 4 }))
      }
      return lock.codec.encode(place, value)
    },
  }
  const move = { ...lockIt(lock), to: { codec: slow, lock: lock.record } }
  expect(await pass(engine, move)).toEqual(err('changed'))
  const drafts = await withDiary(engine, lock, offeredDrafts)
  expect(drafts.map(({ id }) => id)).toContain('late')
  expect(await databases(engine)).toHaveLength(2)
})

test('[LOCK-8] a tab that starts during a pass waits for its end and deletes nothing', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  await fill(engine, lock)
  const other = await openDeviceDatabase(engine)
  const ends: string[] = []
  const starting: Promise<unknown>[] = []
  const slow: Codec = {
    ...lock.codec,
    encode: async (place, value) => {
      if (starting.length === 0) starting.push(finishMove(other, engine).then(() => ends.push('start')))
      for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setTimeout(resolve))
      return lock.codec.encode(place, value)
    },
  }
  const moved = await pass(engine, { ...lockIt(lock), to: { codec: slow, lock: lock.record } })
  ends.push('pass')
  await Promise.all(starting)
  other.close()
  expect([moved, ends]).toEqual([ok('done'), ['pass', 'start']])
  expect((await readBack(engine, lock)).rows).toHaveLength(2)
  expect(await databases(engine)).toHaveLength(2)
})

test('[LOCK-8] the browser’s memory is flushed before the copy and before the deletion', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  await fill(engine, lock)
  const before = await databases(engine)
  const acts: string[] = []
  const nameOf = (name: string): string =>
    before.includes(name) ? 'old' : name.replace(/-[0-9a-f]{24}$/, '-new')
  const told = {
    open: (name: string, version?: number) => {
      acts.push(`open ${nameOf(name)}`)
      return engine.indexedDB.open(name, version)
    },
    deleteDatabase: (name: string) => {
      acts.push(`delete ${nameOf(name)}`)
      return engine.indexedDB.deleteDatabase(name)
    },
  } as IDBFactory
  const device = await openDeviceDatabase(engine)
  await moveDiary({ ...lockIt(lock), device, engine: { ...engine, indexedDB: told } })
  device.close()
  const flushed = ['open reprieve-scratch', 'delete reprieve-scratch']
  expect(acts).toEqual([...flushed, 'open old', 'open reprieve-new', ...flushed, 'delete old'])
})

test('[LOCK-8] a mistake of ours leaves no half of a diary behind', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  await fill(engine, lock)
  const before = await databases(engine)
  const broken: Codec = { ...lock.codec, encode: () => Promise.reject(new TypeError('ours')) }
  await expect(pass(engine, { ...lockIt(lock), to: { codec: broken, lock: lock.record } })).rejects.toThrow(
    'ours',
  )
  expect(await databases(engine)).toEqual(before)
})

test('[LOCK-8] if the old diary cannot be deleted immediately it is reported, and the next start does it', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  await fill(engine, lock)
  const [old] = (await databases(engine)).filter((name) => name !== 'reprieve-device')
  const stubborn = {
    open: (name: string, version?: number) => engine.indexedDB.open(name, version),
    deleteDatabase: (name: string) => {
      if (name === old) throw new DOMException('not now', 'UnknownError')
      return engine.indexedDB.deleteDatabase(name)
    },
  } as IDBFactory
  expect(await pass({ ...engine, indexedDB: stubborn }, lockIt(lock))).toEqual(ok('old-stays'))
  const device = await openDeviceDatabase(engine)
  await finishMove(device, engine)
  device.close()
  expect(await databases(engine)).not.toContain(old)
  expect(await readDatabaseBytes(engine)).not.toContain(WORD)
})

test('[LOCK-8] a person without a diary has nothing to lock, and an invalid note deletes nothing', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  expect(await pass(engine, lockIt(lock))).toEqual(err('none'))
  await fill(engine, lock)
  const before = await databases(engine)
  const device = await openDeviceDatabase(engine)
  for (const torn of [
    undefined,
    null,
    4,
    {},
    { is: 'copying' },
    { is: 'switched', from: 'reprieve-device' },
  ]) {
    await device.choose('moving', torn)
    await finishMove(device, engine)
  }
  device.close()
  expect(await databases(engine)).toEqual(before)
})

test('[LOCK-8] afterwards everything is closed for three seconds, and then nothing is left to do', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  await fill(engine, lock)
  await pass(engine, lockIt(lock))
  const waited: number[] = []
  const first = await openDeviceDatabase(engine)
  expect(await first.choice('moving')).toEqual({ is: 'let-go' })
  const again: DeviceDatabase = await releaseDeletedFiles(first, {
    reopen: () => openDeviceDatabase(engine),
    wait: async (ms) => {
      await expect(first.choice('moving')).rejects.toThrow('was closed by this page')
      waited.push(ms)
    },
  })
  expect([waited, await again.choice('moving')]).toEqual([[3_000], null])
  again.close()
})
