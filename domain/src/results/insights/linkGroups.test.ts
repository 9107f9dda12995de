import { expect, test } from 'vitest'
import type { CategoryLinks, Link } from '../statistics/statistics.ts'
import { groupLinks } from './linkGroups.ts'

const aLink = (item: number, own: Partial<Link>): Link => ({
  item,
  list: 'symptom',
  daysWith: 10,
  daysWithout: 20,
  difference: 1.5,
  meanWith: 5,
  low: 0.5,
  high: 2.5,
  p: 0.001,
  label: 'steady',
  isNew: false,
  ...own,
})

const LESS = { difference: -1.5, low: -2.5, high: -0.5 }
const aTooFew = (item: number, daysWith: number, daysWithout: number) => ({
  item,
  list: 'location' as const,
  daysWith,
  daysWithout,
  isNew: false,
})

const CATEGORIES: readonly CategoryLinks[] = [
  {
    list: 'location',
    coverage: { answered: 1, records: 1 },
    more: [aLink(1, { low: 0.2, difference: 4 }), aLink(2, { label: 'none', low: -1 })],
    less: [aLink(3, { ...LESS, high: -0.1, label: 'hint' })],
    tooFew: [aTooFew(20, 2, 30)],
  },
  {
    list: 'symptom',
    coverage: { answered: 1, records: 1 },
    more: [aLink(4, {}), aLink(5, { label: 'hint', low: 0.3 })],
    less: [aLink(6, LESS)],
    tooFew: [aTooFew(21, 7, 9)],
  },
]

const numbers = (links: readonly { item: number }[]): number[] => links.map(({ item }) => item)

test('[RES-43] only steady patterns are under less and more, those of all lists together', () => {
  const { less, more } = groupLinks(CATEGORIES)
  expect(numbers(less)).toEqual([6])
  // The more certain one first, not the larger one.
  expect(numbers(more)).toEqual([4, 1])
})

test('[RES-43] hints, no clear links and too few days are separate', () => {
  const { hints, none, tooFew } = groupLinks(CATEGORIES)
  expect(numbers(hints)).toEqual([5, 3])
  expect(numbers(none)).toEqual([2])
  expect(numbers(tooFew)).toEqual([21, 20])
})
