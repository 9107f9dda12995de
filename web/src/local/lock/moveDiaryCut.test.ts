import { ok } from '@reprieve/domain/result.ts'
import { expect, test } from 'vitest'
import { openDeviceDatabase } from '../database/deviceDatabase.ts'
import { offeredDrafts } from '../drafts.ts'
import type { Engine } from '../database/idb.ts'
import { readRowsOfKind } from '../rows/rows.ts'
import { disturbWrites, fakeEngine } from '../testing/fakeEngine.ts'
import { finishMove } from './moveState.ts'
import {
  aCodec,
  ANNA,
  readDatabaseBytes,
  databases,
  fill,
  lockIt,
  openIt,
  OWNER,
  pass,
  readBack,
  SEALED_OWNER,
  withDiary,
  WORD,
  type Lock,
  type MovePlan,
} from './testing/aMove.ts'

/** The real engine until the simulated power failure at one of its writes: from then on nothing is done. */
function cutAt(engine: Engine, failAt: number): { engine: Engine; writes: () => number; mend: () => void } {
  let writes = 0
  const tick = (): void => {
    writes += 1
    if (writes >= failAt) throw new DOMException('the power is gone', 'PowerError')
  }
  const indexedDB = {
    open: (name: string, version?: number) => {
      if (writes >= failAt) throw new DOMException('the power is gone', 'PowerError')
      return engine.indexedDB.open(name, version)
    },
    deleteDatabase: (name: string) => {
      tick()
      return engine.indexedDB.deleteDatabase(name)
    },
  } as IDBFactory
  return { engine: { ...engine, indexedDB }, writes: () => writes, mend: disturbWrites(tick) }
}

/** Fails at that write, then starts again. False if the pass ended before. */
async function cutPass(engine: Engine, move: MovePlan, failAt: number): Promise<boolean> {
  const cut = cutAt(engine, failAt)
  // Its result does not matter: the page is gone.
  await pass(cut.engine, move).catch(() => {})
  cut.mend()
  const device = await openDeviceDatabase(engine)
  await finishMove(device, engine)
  device.close()
  return cut.writes() >= failAt
}

const WAYS: [string, (lock: Lock) => MovePlan, boolean][] = [
  ['setting', lockIt, false],
  ['removing', openIt, true],
]

test.each(WAYS)(
  '[LOCK-8, REL 4] the power may be cut at every write of %s a lock: all is there after, once, and can be done again',
  async (_way, moveOf, isLockedBefore) => {
    const lock = await aCodec()
    let failAt = 1
    const switched: boolean[] = []
    for (let isCut = true; isCut; failAt++) {
      const engine = fakeEngine()
      await fill(engine, lock)
      await withDiary(
        engine,
        lock,
        async (diary) => void (await Promise.all([readRowsOfKind(diary, 'record'), offeredDrafts(diary)])),
      )
      if (isLockedBefore) await pass(engine, lockIt(lock))
      const before = await readBack(engine, lock)
      isCut = await cutPass(engine, moveOf(lock), failAt)
      expect(await readBack(engine, lock)).toEqual(before)
      const device = await openDeviceDatabase(engine)
      const isLocked = (await device.labelOf(ANNA))?.lock !== undefined
      switched.push(isLocked !== isLockedBefore)
      expect(await device.choice('owner')).toEqual(isLocked ? SEALED_OWNER : OWNER)
      device.close()
      expect((await readDatabaseBytes(engine)).includes(WORD)).toBe(!isLocked)
      expect((await databases(engine)).filter((name) => name !== 'reprieve-scratch')).toHaveLength(2)
      const again = isLocked === isLockedBefore ? await pass(engine, moveOf(lock)) : ok('done')
      expect([again, await readBack(engine, lock)]).toEqual([ok('done'), before])
    }
    // False up to the switch, and true from there on.
    expect(switched).toEqual(switched.toSorted((one, other) => Number(one) - Number(other)))
    expect(new Set(switched).size).toBe(2)
    expect(failAt).toBeGreaterThan(10)
  },
)
