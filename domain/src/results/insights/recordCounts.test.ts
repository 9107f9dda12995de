import { expect, test } from 'vitest'
import { aDiary, aRecordOnDay, aReflectionOnDay } from '../testing/aDiary.ts'
import { countByLength, indexOfHighest, countByPattern } from './recordCounts.ts'

const HOUR = 3_600
const all = ({ entries }: ReturnType<typeof aDiary>) =>
  [entries, Uint32Array.from(entries.ids.keys())] as const

test('[RES-45] lengths are counted by hours, and a missing length does not count', () => {
  const lengths = [0, 3_599, HOUR, 4 * HOUR - 1, 4 * HOUR, 12 * HOUR, 24 * HOUR, 90 * HOUR, null]
  const diary = aDiary(lengths.map((length, day) => aRecordOnDay(5, { day, length })))
  expect(countByLength(...all(diary))).toEqual({ counts: [2, 2, 1, 1, 2], told: 8 })
})

test('[RES-45] types of pain are counted among the records that have one', () => {
  const patterns = ['constant', 'constant', 'breakthrough', null] as const
  const diary = aDiary([
    ...patterns.map((pattern, day) => aRecordOnDay(5, { day, pattern })),
    aReflectionOnDay(5, { day: 3 }),
  ])
  expect(countByPattern(...all(diary))).toEqual({ counts: [2, 0, 1], told: 3 })
})

test('[RES-45] of two that are equal neither is the most', () => {
  expect(indexOfHighest([1, 4, 2])).toBe(1)
  expect(indexOfHighest([3, 3, 1])).toBeNull()
  expect(indexOfHighest([0, 0])).toBeNull()
})
