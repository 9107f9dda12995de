import { expect, test } from 'vitest'
import { countRecordedDays } from './recordedDays.ts'

const on = (day: number, ...keys: string[]) => ({ day: `2026-11-${String(day).padStart(2, '0')}`, keys })

test('[GUIDE-30] days are counted, and not the records of a day', () => {
  const records = [on(1, 'a'), on(1, 'a'), on(1, 'a'), on(2, 'a', 'b'), on(3, 'a'), on(4)]
  expect(countRecordedDays(records)).toEqual([{ key: 'a', days: 3, of: 4 }])
})

test('[GUIDE-30] what was recorded on the most days comes first, at most five of them', () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f']
  const records = [on(1, ...keys), on(2, ...keys), on(3, ...keys), on(4, 'c')]
  const counted = countRecordedDays(records)
  expect(counted[0]).toEqual({ key: 'c', days: 4, of: 4 })
  expect(counted).toHaveLength(5)
})

test('[GUIDE-30] an empty diary gives no reason', () => {
  expect(countRecordedDays([])).toEqual([])
  expect(countRecordedDays([on(1, 'a'), on(2, 'a')])).toEqual([])
})
