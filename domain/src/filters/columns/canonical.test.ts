import { expect, test } from 'vitest'
import { findCanonicalItems } from './canonical.ts'
import { COLUMN_LISTS, NOTHING_ID, type ColumnItem } from './columns.ts'
import { OTHER_ID, openBook } from './itemBook.ts'

const item = (id: string, own: Partial<ColumnItem> = {}): ColumnItem => ({
  list: 'symptom',
  id,
  text: id,
  ...own,
})

test('[COL-10] an alias, a new name and a name alone are the item that they are today', () => {
  const items = [
    item('old'),
    item('a', { text: 'Before' }),
    item('name:A'),
    item('a', { text: 'A' }),
    item('b'),
  ]
  const today: Record<string, string> = { old: 'a', 'name:A': 'a' }
  const canonical = findCanonicalItems(items, ({ id }) => today[id] ?? id)
  expect([...canonical]).toEqual([1, 1, 1, 1, 4])
})

test('[COL-10] if no entry has the current id, the first of the others represents them', () => {
  expect([
    ...findCanonicalItems([item('x'), item('y'), item('z')], ({ id }) => (id === 'x' ? id : 'gone')),
  ]).toEqual([0, 1, 1])
})

test('[COL-10] items of two lists are never one, and nothing stays nothing of its list', () => {
  const items = [
    item('a'),
    item('a', { list: 'environment' }),
    item(NOTHING_ID),
    item(NOTHING_ID, { list: 'medication' }),
  ]
  expect([...findCanonicalItems(items, () => 'a')]).toEqual([0, 1, 2, 3])
})

test('[COL-10] beyond what two bytes can number, an item counts as one of the others of its list', () => {
  const known = Array.from({ length: 65_528 }, (_, at) => item(`i${at}`))
  const book = openBook(known)
  expect(book.numberOf(item('i7'))).toBe(7)
  expect(book.items()).toBe(known)
  const numbers = COLUMN_LISTS.map((list) => book.numberOf(item('new', { list })))
  expect(numbers).toEqual(COLUMN_LISTS.map((_list, at) => 65_528 + at))
  expect(book.numberOf(item('newer'))).toBe(book.numberOf(item('newest')))
  expect(book.items()[65_535]).toEqual({ list: 'medication', id: OTHER_ID, text: '' })
  expect(book.items().length).toBe(65_536)
})

test('[COL-10] ids and texts that are equal when joined are distinguished', () => {
  const book = openBook([])
  const pairs = [item('a b', { text: 'c' }), item('a', { text: 'b c' }), item('1 a', { text: 'c' })]
  expect(new Set(pairs.map(book.numberOf)).size).toBe(3)
})
