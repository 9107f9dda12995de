import { expect, test } from 'vitest'
import type { DateRange } from '../../filters/filter.ts'
import { runSteps } from '../../steps.ts'
import { rangeContent, tellingRangeSteps, TRIED_RANGES, type RangeContent } from './tellingRange.ts'
import { withAndWithout } from './withAndWithout.ts'
import type { CategoryLinks, Link } from '../statistics/statistics.ts'

const chosen = (contents: readonly [loggedDays: number, comparedDays: number][]): DateRange['is'] => {
  const byRange = new Map(TRIED_RANGES.map((range, at) => [range, contents[at]!]))
  const contentOf = (range: DateRange): RangeContent => {
    const [loggedDays, comparedDays] = byRange.get(range)!
    return { loggedDays, comparedDays }
  }
  return runSteps(tellingRangeSteps(TRIED_RANGES, contentOf)).is
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
  expect(runSteps(tellingRangeSteps([{ is: '30days' }], () => content))).toEqual({ is: '30days' })
})

const link = (daysWith: number, daysWithout: number): Link => ({
  item: 0,
  list: 'symptom',
  label: 'none',
  isNew: false,
  daysWith,
  daysWithout,
  difference: 1.66,
  meanWith: 5.64,
  low: 0,
  high: 0,
  p: 1,
})

test('[RES-73] the content of a period is its logged days and the best compared item', () => {
  const category: CategoryLinks = {
    list: 'symptom',
    coverage: { answered: 0, records: 0 },
    more: [link(22, 41)],
    less: [link(60, 3)],
    tooFew: [{ item: 1, list: 'symptom', daysWith: 4, daysWithout: 59, isNew: false }],
  }
  expect(rangeContent(63, [category])).toEqual({ loggedDays: 63, comparedDays: 22 })
  expect(rangeContent(0, [])).toEqual({ loggedDays: 0, comparedDays: 0 })
})

test('[STAT-22] the averages with and without differ by the points that are shown', () => {
  expect(withAndWithout(link(22, 41))).toEqual({ withIt: 5.6, without: 3.9, points: 1.7 })
})
