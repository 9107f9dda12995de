import { expect, test } from 'vitest'
import { inOrder, placeBehind, placesOf } from './listOrder.ts'
import { aList, anItem, NOTHING_ITEM } from './testing/aList.ts'

test('[LIST-1] a list stands in the order of its positions, the first made first where two share one', () => {
  const items = [anItem('c', 2), anItem('b', 1), anItem('a', 1), NOTHING_ITEM]
  expect(inOrder(items).map(({ id }) => id)).toEqual(['none', 'a', 'b', 'c'])
})

test('[LIST-8] the places of before stay as far as they rise, and what has none gets the next', () => {
  const unknown = anItem('x', Number.MAX_SAFE_INTEGER)
  expect(placesOf([anItem('a', 2), anItem('b', 2), anItem('c', 9), unknown])).toEqual([2, 3, 9, 10])
})

test('[LIST-8] where the last place would be further than the wire carries, all are counted anew', () => {
  expect(placesOf([anItem('a', 7), anItem('b', 1_000_000), anItem('c', 1_000_000)])).toEqual([0, 1, 2])
})

test('[LIST-12] a new item stands behind all others, and first where there is none', () => {
  expect([placeBehind(aList()), placeBehind([NOTHING_ITEM]), placeBehind([])]).toEqual([4, 0, 0])
})

test('[LIST-12] no place is further than the wire carries', () => {
  expect(placeBehind([anItem('a', 1_000_000)])).toBe(1_000_000)
  expect(placeBehind([anItem('a', 999_999), anItem('b', 1_000_000)])).toBe(1_000_000)
})
