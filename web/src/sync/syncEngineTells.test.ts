import { MANY_TO_SEND } from '@reprieve/domain/sync/syncProgress.ts'
import type { SyncStatus } from '@reprieve/domain/sync/syncStatus.ts'
import { expect, test } from 'vitest'
import { storeServerCopy } from '../local/serverCopies.ts'
import { NOON, aDiary } from '../local/testing/aDiary.ts'
import { aStoredRow } from '../local/testing/tablesContract.ts'
import { makeAfterPass } from './afterPass.ts'
import type { PassEnd } from './runSync.ts'
import { SYNCED_CHANGE, storeSyncedAt } from './syncedAt.ts'
import { anEngine } from './testing/anEngine.ts'

const REGULAR_MS = 300_000
const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))

test('[SYNC-29] while pages arrive the status shows how many of all, and afterwards that all is synced', async () => {
  const told: SyncStatus[] = []
  const { engine, wait } = anEngine({
    tells: async ({ onPulled }) => {
      for (const [done, left] of [
        [2_500, 5_000],
        [5_000, 2_500],
        [7_500, 0],
      ] as const) {
        onPulled?.(done, left)
        await settled()
        told.push(engine.status.current())
      }
    },
  })
  await wait(0)
  await expect.poll(() => told.length).toBe(3)
  expect(told).toEqual(
    [2_500, 5_000, 7_500].map((done) => ({ is: 'syncing', progress: { way: 'down', done, total: 7_500 } })),
  )
  await expect.poll(() => engine.status.current()).toEqual({ is: 'synced', at: NOON })
})

test('[SYNC-29] it also shows the progress of sending, if there is much', async () => {
  const told: SyncStatus[] = []
  const { engine, diary, wait } = anEngine({
    tells: async ({ onAnswered }) => {
      onAnswered(200)
      await settled()
      told.push(engine.status.current())
    },
  })
  const rows = Array.from({ length: MANY_TO_SEND + 1 }, (_, n) => aStoredRow(`r${n}`, { dirty: 1 }))
  await diary.tables.write({ rows })
  await wait(0)
  await expect.poll(() => told.length).toBe(1)
  expect(told).toEqual([{ is: 'syncing', progress: { way: 'up', done: 200, total: MANY_TO_SEND + 1 } }])
})

test('[SYNC 1.4.2] data that another tab has just synced are not requested by this one', async () => {
  const { passes, wait, diary, world } = anEngine()
  await wait(0)
  await wait(REGULAR_MS - 1_000)
  await storeSyncedAt(diary, world.now)
  await settled()
  await wait(REGULAR_MS - 1_000)
  expect(passes.length).toBe(1)
  await wait(1_000)
  expect(passes.length).toBe(2)
})

test('[SYNC 1.4.2] unsent rows are sent, whatever another tab has synced', async () => {
  const { passes, wait, diary, saves, world } = anEngine()
  await wait(0)
  await saves()
  diary.doorbell.ring([SYNCED_CHANGE])
  await settled()
  await wait(1_000)
  expect([passes.length, world.now]).toEqual([2, NOON + 1_000])
})

test('[SYNC 1.4.2] a successful pass is followed up, a failed one is not', async () => {
  const away: PassEnd = { is: 'stopped', stop: { why: 'unreachable' } }
  const { afters, wait, engine } = anEngine({ ends: [away], tells: ({ onAnswered }) => onAnswered(1) })
  await wait(0)
  expect(afters).toEqual([])
  await engine.syncNow()
  expect(afters).toEqual([{ isAsked: true, hasSent: true }])
})

test('[D17] a logout waits for the follow-up of a pass, but not for long', async () => {
  let isFollowed = (): void => {}
  const follows = (): Promise<void> => new Promise((resolve) => (isFollowed = resolve))
  const { engine, wait } = anEngine({ follows })
  await wait(0)
  const left: string[] = []
  const leave = async (who: string): Promise<void> => {
    await engine.hold()
    left.push(who)
  }
  void leave('one')
  await settled()
  expect(left).toEqual([])
  isFollowed()
  await settled()
  expect(left).toEqual(['one'])
  await engine.syncNow()
  void leave('another')
  await settled()
  await wait(2_000)
  expect(left).toEqual(['one', 'another'])
})

test('[D34] the account is asked for at first, by hand and after a push, and not by a pass that only looked', async () => {
  const world = { now: NOON }
  let asked = 0
  const after = makeAfterPass(aDiary({ now: () => world.now }), async () => {
    asked += 1
    return 'learned'
  })
  const facts = { isAsked: false, hasSent: false }
  const askedAfter = async (own: Partial<typeof facts>, ms: number): Promise<number> => {
    world.now += ms
    asked = 0
    await after({ ...facts, ...own })
    return asked
  }
  expect(await askedAfter({}, 0)).toBe(1)
  expect(await askedAfter({}, REGULAR_MS)).toBe(0)
  expect(await askedAfter({ hasSent: true }, 0)).toBe(1)
  expect(await askedAfter({ hasSent: true }, 1_000)).toBe(0)
  expect(await askedAfter({ isAsked: true }, 0)).toBe(1)
})

test('[CONS-13] for a member every pass fetches the membership: they may have withdrawn elsewhere', async () => {
  const world = { now: NOON }
  const diary = aDiary({ now: () => world.now })
  let asked = 0
  const after = makeAfterPass(diary, async () => {
    asked += 1
    return 'learned'
  })
  const looked = async (): Promise<number> => {
    world.now += REGULAR_MS
    await after({ isAsked: false, hasSent: false })
    return asked
  }
  await storeServerCopy(diary, 'user_record', { is_institution_member: true })
  expect([await looked(), await looked(), await looked()]).toEqual([1, 2, 3])
  await storeServerCopy(diary, 'user_record', { is_institution_member: false })
  expect(await looked()).toBe(3)
})

test('[D34] a failed follow-up is repeated after the next pass', async () => {
  let calls = 0
  const after = makeAfterPass(aDiary(), async () => {
    calls += 1
    return 'away'
  })
  await after({ isAsked: false, hasSent: false })
  await after({ isAsked: false, hasSent: false })
  expect(calls).toBe(2)
})

test('[SYNC 1.4.2] edits during several passes do not wait five minutes for the last one', async () => {
  const writes: (() => Promise<unknown>)[] = []
  const { passes, wait, saves } = anEngine({ tells: async () => void (await writes.shift()?.()) })
  writes.push(saves, saves, saves)
  await wait(0)
  for (const ms of [1_000, 4_000, 8_000]) await wait(ms)
  expect(passes.length).toBe(4)
})

test('[SYNC 1.4.2] a row that no pass accepts does not cause an endless loop', async () => {
  const { passes, wait, saves } = anEngine()
  await saves()
  await wait(0)
  for (let minute = 0; minute < 60; minute += 0.25) await wait(15_000)
  expect(passes.length).toBeLessThan(25)
})

test('[D15] a sync by hand counts as one, although another pass started while quarantined rows were searched', async () => {
  let goOn = (): void => {}
  const gates: (Promise<void> | undefined)[] = [undefined, new Promise<void>((resolve) => (goOn = resolve))]
  const { engine, diary, passes, wait } = anEngine({ tells: async () => gates.shift() })
  await wait(0)
  const kept = { ...diary.tables }
  diary.tables.dirtyRows = async () => {
    Object.assign(diary.tables, kept)
    await wait(REGULAR_MS)
    return kept.dirtyRows()
  }
  const ended = engine.syncNow()
  await settled()
  goOn()
  await ended
  expect(passes.map(({ background }) => background)).toEqual([true, true, false])
})

test('[SYNC 1.4.5] a sync by hand of an unreadable diary ends as failed', async () => {
  const { engine, diary, wait } = anEngine()
  await wait(0)
  const gone = (): Promise<never> => Promise.reject(new Error('the database is closing'))
  Object.assign(diary.tables, { dirtyRows: gone, countDirty: gone })
  expect(await engine.syncNow()).toEqual({ is: 'stopped', stop: { why: 'unreachable' } })
})

test('[SYNC 1.4.5] a count that ends late does not overwrite a later one', async () => {
  const { engine, diary, wait, saves, tell } = anEngine()
  await wait(0)
  const kept = { ...diary.tables }
  let isSlow = true
  let end = (): void => {}
  diary.tables.countDirty = async () => {
    const count = await kept.countDirty()
    if (isSlow) {
      isSlow = false
      await new Promise<void>((resolve) => (end = resolve))
    }
    return count
  }
  await tell('seen')
  await saves()
  await settled()
  expect(engine.status.current()).toEqual({ is: 'saved-here', why: 'not-yet' })
  end()
  await settled()
  expect(engine.status.current()).toEqual({ is: 'saved-here', why: 'not-yet' })
})
