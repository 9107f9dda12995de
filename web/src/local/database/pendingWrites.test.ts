import { ok } from '@reprieve/domain/result.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDraftKeeper } from '../draftKeeper.ts'
import { aDiary } from '../testing/aDiary.ts'
import { trackWrite, untilWritesFinish } from './pendingWrites.ts'

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function withFakeTimers(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('[LOCK-23] a draft that a slow disk is still writing is waited for, and what begins meanwhile', async () => {
  withFakeTimers()
  const written: string[] = []
  const slowly = async (work: string) => {
    await later(2_000)
    written.push(work)
    return ok(undefined)
  }
  const keeper = openDraftKeeper<string>(aDiary(), {
    id: 'd',
    onFault: () => {},
    isWorthKeeping: () => true,
    write: slowly,
  })
  keeper.keep('a bad')
  void keeper.flush()
  keeper.keep('a bad night')
  void keeper.flush()
  const arrived = untilWritesFinish(10_000).then(() => [...written])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await arrived).toEqual(['a bad', 'a bad night'])
})

test('[LOCK-23] a write that fails holds nobody, and one that never ends no longer than is said', async () => {
  withFakeTimers()
  trackWrite(Promise.reject(new Error('no room'))).catch(() => undefined)
  await untilWritesFinish(10_000)
  let end = (): void => {}
  void trackWrite(new Promise<void>((resolve) => (end = resolve)))
  let isOver = false
  const waited = untilWritesFinish(10_000).then(() => (isOver = true))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await waited).toBe(true)
  end()
  await untilWritesFinish(0)
})
