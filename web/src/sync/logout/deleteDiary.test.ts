import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteDiary } from './deleteDiary.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** An engine whose deletion ends when the test says so, or never. */
function anEngine() {
  const deleting = Object.assign(new EventTarget(), { error: new DOMException('no', 'SecurityError') })
  vi.stubGlobal('indexedDB', { deleteDatabase: () => deleting })
  return deleting
}

const DIARY = { database: 'reprieve-a', close: () => {} }

test('[LOCAL-41] a deletion without an answer is left to the browser, and the logout continues', async () => {
  anEngine()
  const deleted = deleteDiary(DIARY)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await deleted).toBe(undefined)
})

test('[LOCAL-41] a refused deletion is reported', async () => {
  const deleting = anEngine()
  const deleted = deleteDiary(DIARY)
  deleting.dispatchEvent(new Event('error'))
  await expect(deleted).rejects.toThrow('no')
})
