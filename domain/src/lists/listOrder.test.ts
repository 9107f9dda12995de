import { expect, test } from 'vitest'
import { sortByPosition, positionAfterAll, ascendingPositions } from './listOrder.ts'
import { aList, aListItem, NOTHING_ITEM } from './testing/aList.ts'

test('[LIST-1] a list is ordered by position, and the first created comes first if two share one', () => {
  const items = [aListItem('c', 2), aListItem('b', 1), aListItem('a', 1), NOTHING_ITEM]
  expect(sortByPosition(items).map(({ id }) => id)).toEqual(['none', 'a', 'b', 'c'])
})

test('[LIST-8] old positions stay as far as they rise, and an item without one gets the next', () => {
  const unknown = aListItem('x', Number.MAX_SAFE_INTEGER)
  expect(ascendingPositions([aListItem('a', 2), aListItem('b', 2), aListItem('c', 9), unknown])).toEqual([
    2, 3, 9, 10,
  ])
})

test('[LIST-8] if the last position would exceed the limit of the API, all are renumbered', () => {
  expect(
    ascendingPositions([aListItem('a', 7), aListItem('b', 1_000_000), aListItem('c', 1_000_000)]),
  ).toEqual([0, 1, 2])
})

test('[LIST-12] a new item comes after all others, and first if there is none', () => {
  expect([positionAfterAll(aList()), positionAfterAll([NOTHING_ITEM]), positionAfterAll([])]).toEqual([
    4, 0, 0,
  ])
})

test('[LIST-12] no place is further than the wire carries', () => {
  expect(positionAfterAll([aListItem('a', 1_000_000)])).toBe(1_000_000)
  expect(positionAfterAll([aListItem('a', 999_999), aListItem('b', 1_000_000)])).toBe(1_000_000)
})
