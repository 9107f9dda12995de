import { expect, onTestFinished, test, vi } from 'vitest'
import { trackWrite, untilWritesFinish } from './pendingWrites.ts'

function withFakeTimers(): void {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

test('[LOCK-23] a failed write blocks nobody, and one that never ends only up to the limit', async () => {
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
