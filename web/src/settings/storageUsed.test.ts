import { expect, test } from 'vitest'
import { sizeText, storageUsed } from './storageUsed.ts'

test('[SET-16] storage is shown in the largest unit that gives at least one, in two digits', () => {
  const told = [0, 900, 1_000, 84_321, 999_499, 1_240_000, 123_456_789, 2_600_000_000].map((bytes) =>
    sizeText(bytes, 'en'),
  )
  expect(told).toEqual(['1 kB', '1 kB', '1 kB', '84 kB', '1,000 kB', '1.2 MB', '120 MB', '2.6 GB'])
  expect(sizeText(1_240_000, 'de')).toBe('1,2 MB')
})

test('[SET-16, D56] a browser that does not say how much it keeps is believed', async () => {
  const saying = (usage: unknown) => ({ estimate: () => Promise.resolve({ usage }) }) as StorageManager
  expect(await storageUsed(saying(4_096))).toBe(4_096)
  expect(await storageUsed(saying(undefined))).toBe(null)
  expect(await storageUsed(saying(Number.NaN))).toBe(null)
  expect(await storageUsed({} as StorageManager)).toBe(null)
  const refusing = { estimate: () => Promise.reject(new TypeError('no')) } as unknown as StorageManager
  expect(await storageUsed(refusing)).toBe(null)
})
