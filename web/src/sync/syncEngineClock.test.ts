import { RESULT } from '@reprieve/contract/codes.ts'
import { DAY_MS, HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import type { PassEnd } from './runSync.ts'
import { anEngine } from './testing/anEngine.ts'

const BUSY: PassEnd = {
  is: 'stopped',
  stop: { why: 'refused', code: RESULT.overloaded, retryAfterMs: 60_000 },
}

test('[SYNC 1.4.5] after the machine slept it syncs immediately, although the old timer has not fired', async () => {
  const { passes, wait, sleep, tell } = anEngine()
  await wait(0)
  sleep(8 * HOUR_MS)
  await tell('seen')
  await wait(0)
  expect(passes.length).toBe(2)
})

test('[SYNC 1.4.5] a save after the machine slept is sent a second later', async () => {
  const { passes, wait, sleep, saves } = anEngine()
  await wait(0)
  sleep(8 * HOUR_MS)
  await saves()
  await wait(0)
  await wait(1_000)
  expect(passes.length).toBe(2)
})

test('[SYNC 1.4.5] a clock that is set back a year delays nothing for a year', async () => {
  const { passes, wait, sleep, tell, saves } = anEngine({ ends: [BUSY] })
  await wait(0)
  sleep(-365 * DAY_MS)
  await saves()
  await wait(60_000)
  expect(passes.length).toBe(2)
  sleep(-365 * DAY_MS)
  await tell('seen')
  await wait(0)
  expect(passes.length).toBe(3)
})

test('[D17] one whose time had come when the person left does not begin afterwards', async () => {
  const { engine, diary, passes, wait } = anEngine()
  await wait(0)
  const kept = { ...diary.tables }
  let left = Promise.resolve()
  diary.tables.countDirty = async () => {
    Object.assign(diary.tables, kept)
    left = engine.hold()
    return kept.countDirty()
  }
  await wait(300_000)
  await wait(2_000)
  await left
  expect(passes.length).toBe(1)
})
