import { expect, test } from 'vitest'
import type { Average } from '../days.ts'
import { computeAverageChange } from '../statistics/change.ts'
import type { ComparedAverage, ComparedFigures } from './figures.ts'
import { makeShortSummary } from './shortSummary.ts'
import type { LinkGroups } from './linkGroups.ts'

const average = (value: number | null, days: number): Average => ({ value, logged: { days, outOf: 30 } })
const figure = (own: Partial<ComparedAverage>): ComparedAverage => ({
  now: average(null, 0),
  before: null,
  change: null,
  ...own,
})
const figures = (pain: Partial<ComparedAverage>, day: Partial<ComparedAverage> = {}): ComparedFigures => ({
  pain: figure(pain),
  function: figure(day),
  hardDays: { now: { days: 0, outOf: 0 }, before: null },
})
const NO_LINKS: LinkGroups = { less: [], more: [], hints: [], none: [], tooFew: [] }
const steady = (items: readonly number[]) => items.map((item) => ({ item })) as unknown as LinkGroups['less']

const kinds = (...of: Parameters<typeof makeShortSummary>): string[] =>
  makeShortSummary(...of).map(({ is }) => is)

test('[RES-44] the average comes first, with its days, then the previous average', () => {
  const change = computeAverageChange(6, 4)
  const parts = makeShortSummary(figures({ now: average(4, 20), before: average(6, 22), change }), NO_LINKS)
  expect(parts).toEqual([
    { is: 'pain', average: average(4, 20) },
    { is: 'change', change, before: average(6, 22) },
  ])
})

test('[RES-44] too few days to compare are reported, and nothing is said without a previous period', () => {
  const few = makeShortSummary(figures({ now: average(4, 20), before: average(6, 3) }), null)
  expect(few[1]).toEqual({ is: 'few', now: 20, before: 3 })
  expect(kinds(figures({ now: average(4, 20) }), null)).toEqual(['pain'])
})

test('[RES-44] if only reflections are shown, the days are described instead', () => {
  expect(kinds(figures({}, { now: average(5, 9) }), NO_LINKS)).toEqual(['day'])
  expect(kinds(figures({}), NO_LINKS)).toEqual([])
})

test('[RES-44] steady patterns are named, at most three and no hints, with the note that they prove no cause', () => {
  const links = { ...NO_LINKS, less: steady([1]), more: steady([2, 3, 4, 5]), hints: steady([6]) }
  expect(makeShortSummary(figures({}), links)).toEqual([
    { is: 'less', items: [1] },
    { is: 'more', items: [2, 3, 4] },
    { is: 'not-proof' },
  ])
})
