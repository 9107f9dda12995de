import { ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { openDeviceDatabase } from '../database/deviceDatabase.ts'
import type { Engine } from '../database/idb.ts'
import { disturbWrites, fakeEngine } from '../testing/fakeEngine.ts'
import { finishAtStart } from './finishAtStart.ts'
import { finishMove } from './moveState.ts'
import { registerOpenPage } from './openPages.ts'
import { aCodec, databases, fill, lockIt, pass, readBack } from './testing/aMove.ts'

const wait = async (): Promise<void> => {}

/** Runs the start; returns what is left to do after it. */
async function start(engine: Engine): Promise<unknown> {
  const device = await finishAtStart(await openDeviceDatabase(engine), { engine, wait })
  const left = await device.choice('moving')
  device.close()
  return left
}

test('[LOCK-8] a start after a pass that was broken off at its end lets the files go, and has nothing left to do', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  await fill(engine, lock)
  expect(await pass(engine, lockIt(lock))).toEqual(ok('done'))
  expect(await start(engine)).toBeNull()
  expect((await readBack(engine, lock)).rows).toHaveLength(2)
})

test('[LOCK-8, LOCK-16] with another page open the files are left to the next start', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  await fill(engine, lock)
  await pass(engine, lockIt(lock))
  const [own, other] = [await registerOpenPage(), await registerOpenPage()]
  expect(await start(engine)).toEqual({ is: 'let-go' })
  other.leave()
  expect(await start(engine)).toBeNull()
  own.leave()
})

test('[LOCK-8] a diary that cannot be deleted does not block the complete one, and is still named', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  await fill(engine, lock)
  const [name] = (await databases(engine)).filter((one) => one !== 'reprieve-device')
  const device = await openDeviceDatabase(engine)
  const left = { is: 'switched', from: `reprieve-${'a'.repeat(24)}` }
  await device.choose('moving', left)
  const stubborn = {
    open: (one: string, version?: number) => engine.indexedDB.open(one, version),
    deleteDatabase: () => {
      throw new DOMException('not now', 'UnknownError')
    },
  } as unknown as IDBFactory
  await finishAtStart(device, { engine: { ...engine, indexedDB: stubborn }, wait })
  expect([await device.choice('moving'), await databases(engine)]).toEqual([
    left,
    expect.arrayContaining([name]),
  ])
  device.close()
})

test('[LOCK-8] a silent deletion is not awaited a second time', async () => {
  const engine = fakeEngine()
  const device = await openDeviceDatabase(engine)
  await device.choose('moving', { is: 'of a newer app' })
  device.close()
  expect(await start(engine)).toBeNull()
})

test('[LOCK-8] the copy of a pass that was broken off is written out before it is deleted, and its files are let go', async () => {
  const engine = fakeEngine()
  const lock = await aCodec()
  await fill(engine, lock)
  await pass(engine, lockIt(lock))
  await start(engine)
  const copy = `reprieve-${'a'.repeat(24)}`
  const acts: string[] = []
  const told = {
    open: (name: string, version?: number) => {
      acts.push(`open ${name}`)
      return engine.indexedDB.open(name, version)
    },
    deleteDatabase: (name: string) => {
      acts.push(`delete ${name}`)
      return engine.indexedDB.deleteDatabase(name)
    },
  } as IDBFactory
  const device = await openDeviceDatabase(engine)
  await device.choose('moving', { is: 'copying', to: copy })
  await finishMove(device, { ...engine, indexedDB: told })
  expect(acts).toEqual(['open reprieve-scratch', 'delete reprieve-scratch', `delete ${copy}`])
  expect(await device.choice('moving')).toEqual({ is: 'let-go' })
  device.close()
  expect(await start(engine)).toBeNull()
})

test('[LOCK-8] without room to flush, the copy is deleted all the same', async () => {
  const engine = fakeEngine()
  const device = await openDeviceDatabase(engine)
  await device.choose('moving', { is: 'copying', to: `reprieve-${'a'.repeat(24)}` })
  const mend = disturbWrites((store) => {
    if (store.name === 'scratch') throw new DOMException('full', 'QuotaExceededError')
  })
  await finishMove(device, engine)
  mend()
  expect(await device.choice('moving')).toEqual({ is: 'let-go' })
  device.close()
})
