import { RESULT } from '@reprieve/contract/codes.ts'
import { expect, test } from 'vitest'
import { NOON } from '../local/testing/aDiary.ts'
import { backoffMs } from '@reprieve/domain/sync/backoff.ts'
import type { PassEnd } from './runSync.ts'
import { storeSyncedAt } from './syncedAt.ts'
import { anEngine } from './testing/anEngine.ts'

const UNREACHABLE: PassEnd = { is: 'stopped', stop: { why: 'unreachable' } }

test('[SYNC 1.4.5] it syncs at the start and then from time to time, in the background (D15)', async () => {
  const { passes, wait } = anEngine()
  await wait(0)
  await wait(299_000)
  expect(passes.map(({ background }) => background)).toEqual([true])
  await wait(1_000)
  expect(passes.length).toBe(2)
})

test('[SYNC 1.4.5] several saves soon after each other are one pass, a second later', async () => {
  const { passes, wait, saves } = anEngine()
  await wait(0)
  for (let n = 0; n < 5; n++) {
    await saves()
    await wait(100)
  }
  expect(passes.length).toBe(1)
  await wait(600)
  expect(passes.length).toBe(2)
})

test('[SYNC 1.4.5] a failure is tried again, each time later, by chance up to half as late', async () => {
  expect([1, 2, 3, 20].map((failures) => backoffMs(failures, 1))).toEqual([2_000, 4_000, 8_000, 300_000])
  expect([1, 2, 3, 20].map((failures) => backoffMs(failures, 0))).toEqual([1_000, 2_000, 4_000, 150_000])
  const { passes, wait } = anEngine({ ends: [UNREACHABLE, UNREACHABLE] })
  await wait(0)
  await wait(1_999)
  expect(passes.length).toBe(1)
  await wait(1)
  await wait(3_999)
  expect(passes.length).toBe(2)
  await wait(1)
  expect(passes.length).toBe(3)
})

test('[SYNC 1.4.5] offline nothing is tried, and everything immediately when online', async () => {
  const { passes, wait, saves, world, tell } = anEngine({ isOnline: false })
  await saves()
  for (let n = 0; n < 50; n++) await wait(60_000)
  expect(passes.length).toBe(0)
  world.isOnline = true
  await tell('online')
  await wait(0)
  expect(passes.length).toBe(1)
})

test('[SYNC 1.4.5] a network that returns without a browser event is noticed within 15 seconds', async () => {
  const { passes, wait, saves, world } = anEngine({ isOnline: false })
  await saves()
  await wait(0)
  await wait(2_000)
  expect(passes.length).toBe(0)
  world.isOnline = true
  for (let second = 0; second < 15; second++) await wait(1_000)
  expect(passes.length).toBe(1)
})

test('[SYNC 1.4.5] a hidden page does not pull, but sends what was saved', async () => {
  const { passes, wait, saves, world, tell } = anEngine()
  await wait(0)
  world.isSeen = false
  await wait(300_000)
  expect(passes.length).toBe(1)
  await saves()
  await wait(0)
  await wait(1_000)
  expect(passes.length).toBe(2)
  await wait(1_000)
  world.isSeen = true
  await wait(300_000)
  await tell('seen')
  await wait(0)
  expect(passes.length).toBe(4)
})

test('[SYNC 1.4.5] coming back to the page within half a minute does not ask again', async () => {
  const { passes, wait, tell } = anEngine()
  await wait(0)
  await wait(20_000)
  await tell('seen')
  await wait(0)
  expect(passes.length).toBe(1)
  await wait(20_000)
  await tell('seen')
  await wait(0)
  expect(passes.length).toBe(2)
})

test('[D16] an ended session stops it until the person acts', async () => {
  const ended: PassEnd = { is: 'stopped', stop: { why: 'session', code: RESULT.sessionEnded } }
  const { passes, wait, tell, engine } = anEngine({ ends: [ended] })
  await wait(0)
  await wait(3_600_000)
  await tell('online')
  await wait(0)
  expect(passes.length).toBe(1)
  expect(await engine.syncNow()).toEqual({ is: 'done' })
})

test('[D10] it does not come back before the time that the server gave', async () => {
  const busy: PassEnd = {
    is: 'stopped',
    stop: { why: 'refused', code: RESULT.overloaded, retryAfterMs: 60_000 },
  }
  const { passes, wait, tell, saves } = anEngine({ ends: [busy] })
  await wait(0)
  await saves()
  await tell('online')
  await wait(59_000)
  expect(passes.length).toBe(1)
  await wait(1_000)
  expect(passes.length).toBe(2)
})

test('[SYNC 1.4.2] while another tab syncs this one does not, and checks again soon', async () => {
  const { passes, wait, world } = anEngine()
  world.isLocked = true
  await wait(0)
  expect(passes.length).toBe(0)
  world.isLocked = false
  await wait(5_000)
  expect(passes.length).toBe(1)
})

test('[D15] a sync by hand is an act of the person, and retries quarantined rows as well', async () => {
  const { passes, wait, engine, saves, diary } = anEngine()
  await wait(0)
  await saves()
  const [raw] = (await diary.tables.dirtyRows()) as { rev: number }[]
  await diary.putRaw({ ...raw, setAside: { code: 227 } })
  await engine.syncNow()
  expect(passes.at(-1)).toMatchObject({ background: false })
  expect(await diary.tables.dirtyRows()).toMatchObject([{ setAside: null, refusals: 0 }])
})

test('[D14] a stopped engine makes no more requests', async () => {
  const { passes, wait, stop } = anEngine()
  await wait(0)
  stop()
  expect(await passes[0]!.ask('sync/get-all-records', {})).toEqual({ reached: false })
  await wait(3_600_000)
  expect(passes.length).toBe(1)
})

test('[ACC-9] a pass asks nothing while another person is logged in', async () => {
  const { passes, wait, world } = anEngine()
  await wait(0)
  expect(await passes[0]!.ask('sync/get-all-records', {})).toMatchObject({ reached: true })
  world.isTheirs = false
  expect(await passes[0]!.ask('sync/get-all-records', {})).toEqual({ reached: false })
})

test('[SYNC 1.4.5] the status follows: saved here, failed, exchanged', async () => {
  const { engine, wait, saves } = anEngine({ ends: [UNREACHABLE] })
  expect(engine.status.current()).toEqual({ is: 'saved-here', why: 'not-yet' })
  await saves()
  await wait(0)
  expect(engine.status.current()).toEqual({ is: 'waiting', count: 1, setAside: 0 })
})

test('[SYNC 1.4.5] that another tab has synced is shown here, too', async () => {
  const { engine, diary, wait } = anEngine({ isOnline: true, ends: [UNREACHABLE] })
  await wait(0)
  await storeSyncedAt(diary, NOON + 5)
  await wait(0)
  expect(engine.status.current()).toEqual({ is: 'synced', at: NOON + 5 })
})
