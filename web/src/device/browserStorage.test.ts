import { afterEach, expect, test, vi } from 'vitest'
import { isStoragePersistent, storageEstimate } from './browserStorage.ts'

afterEach(() => void vi.useRealTimers())

const refuse = (): Promise<never> => Promise.reject(new TypeError('not here'))
const never = (): Promise<never> => new Promise(() => undefined)
const fail = (): never => {
  throw new TypeError('not here')
}

test('[PWA-11] the browser’s storage figures are used', async () => {
  expect(await isStoragePersistent({ persisted: async () => true })).toBe(true)
  expect(await isStoragePersistent({ persisted: async () => false })).toBe(false)
  const told = { usage: 3, quota: 9 }
  expect(await storageEstimate({ estimate: async () => told })).toEqual(told)
})

test('[PWA-11] a browser without them, or with a part of them, gives none', async () => {
  expect([await isStoragePersistent(undefined), await isStoragePersistent({})]).toEqual([null, null])
  expect([await storageEstimate(undefined), await storageEstimate({})]).toEqual([null, null])
})

test.each([
  ['refuses', refuse],
  ['throws', fail],
])('[PWA-11] a browser that %s gives none', async (_, answer) => {
  expect(await isStoragePersistent({ persisted: answer })).toBe(null)
  expect(await storageEstimate({ estimate: answer })).toBe(null)
})

test('[PWA-11] a browser that does not answer is waited for at most two seconds', async () => {
  vi.useFakeTimers()
  const answers = Promise.all([
    isStoragePersistent({ persisted: never }),
    storageEstimate({ estimate: never }),
  ])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await answers).toEqual([null, null])
})
