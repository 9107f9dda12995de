import { expect, test } from 'vitest'
import type { DateRange } from '../../filters/filter.ts'
import { tellingRange, TRIED_RANGES, type RangeContent } from './tellingRange.ts'

const chosen = (contents: readonly [loggedDays: number, comparedDays: number][]): DateRange['is'] => {
  const byRange = new Map(TRIED_RANGES.map((range, at) => [range, contents[at]!]))
  const contentOf = (range: DateRange): RangeContent => {
    const [loggedDays, comparedDays] = byRange.get(range)!
    return { loggedDays, comparedDays }
  }
  return tellingRange(TRIED_RANGES, contentOf).is
}

test('[RES-73] the shortest period with enough days on both sides is chosen', () => {
  expect(chosen([[30, 16], [80, 30], [80, 30], [80, 30]])).toBe('30days') // prettier-ignore
  expect(chosen([[30, 15], [80, 16], [300, 90], [300, 90]])).toBe('90days') // prettier-ignore
  expect(chosen([[8, 0], [20, 5], [60, 15], [140, 31]])).toBe('alltime') // prettier-ignore
})

test('[RES-73] if none has enough, the shortest one that contains everything is chosen', () => {
  expect(chosen([[12, 2], [12, 2], [12, 2], [12, 2]])).toBe('30days') // prettier-ignore
  expect(chosen([[12, 2], [31, 8], [31, 8], [31, 8]])).toBe('90days') // prettier-ignore
  expect(chosen([[0, 0], [0, 0], [0, 0], [0, 0]])).toBe('30days') // prettier-ignore
})

test('[RES-73, D44] only the allowed periods are considered', () => {
  const content = { loggedDays: 9, comparedDays: 1 }
  expect(tellingRange([{ is: '30days' }], () => content)).toEqual({ is: '30days' })
})
