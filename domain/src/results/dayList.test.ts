import { expect, test } from 'vitest'
import { HOUR_MS } from '../time/instant.ts'
import { makeDayList } from './dayList.ts'

const entry = (id: string, hour: number, offset = 0) => ({
  id,
  at: { at: Date.UTC(2026, 10, 12, hour), offset },
  content: null,
})
const shown = (entries: Parameters<typeof makeDayList>[0]): string[] =>
  makeDayList(entries).map((line) => (line.is === 'day' ? line.day : line.id))

test('[RES-1] each day has a line before its entries, the latest first', () => {
  expect(shown([entry('a', -30), entry('b', 9), entry('c', 20)])).toEqual([
    '2026-11-12',
    'c',
    'b',
    '2026-11-10',
    'a',
  ])
})

test('[RES-1] the day is that of the place, and the order that of the moments', () => {
  const inTokyo = entry('tokyo', 16, 9 * HOUR_MS)
  expect(shown([entry('home', 18), inTokyo, entry('early', 2)])).toEqual([
    '2026-11-12',
    'home',
    '2026-11-13',
    'tokyo',
    '2026-11-12',
    'early',
  ])
})

test('[RES-1] without entries there are no lines', () => {
  expect(makeDayList([])).toEqual([])
})
