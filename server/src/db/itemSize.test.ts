import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTooMuch } from './itemSize.ts'
import type { StoredItem } from './items.ts'

const itemWith = (groups: StoredItem['groups'], deleted = false): StoredItem => ({
  clientId: 'a',
  kind: 'record',
  num: 1,
  groups,
  deleted,
  seq: 1,
})
const noteOf = (text: unknown): StoredItem => itemWith(new Map([['note', { v: text, s: 's' }]]))
const lengthOf = ({ groups }: StoredItem): number => JSON.stringify([...groups]).length

test('[LIST-18] an item has at most 100,000 characters as JSON, whatever the letters', () => {
  const letters = fc.constantFrom('a', '\u0001', '"', '\\', '痛', '\ud83d\ude00')
  const value = fc.oneof(
    fc.tuple(letters, fc.integer({ min: 1, max: 120_000 })).map(([letter, count]) => letter.repeat(count)),
    fc
      .tuple(fc.double(), fc.integer({ min: 1, max: 9_000 }))
      .map(([number, count]) => Array(count).fill(number)),
    fc
      .tuple(letters, fc.integer({ min: 1, max: 50_000 }))
      .map(([key, count]) => ({ [key.repeat(count)]: null })),
    fc.jsonValue(),
  )
  fc.assert(
    fc.property(fc.array(value, { maxLength: 3 }), (values) => {
      const item = noteOf(values)
      expect(isTooMuch(undefined, item)).toBe(lengthOf(item) > 100_000)
    }),
  )
})

test('[LIST-18] the last letter decides', () => {
  const around = lengthOf(noteOf(''))
  expect(isTooMuch(undefined, noteOf('x'.repeat(100_000 - around)))).toBe(false)
  expect(isTooMuch(undefined, noteOf('x'.repeat(100_001 - around)))).toBe(true)
})

test('[LIST-18] an item above the limit may shrink and be deleted, but not grow', () => {
  const stored = noteOf('x'.repeat(150_000))
  expect(isTooMuch(stored, noteOf('x'.repeat(149_999)))).toBe(false)
  expect(isTooMuch(stored, noteOf('x'.repeat(150_001)))).toBe(true)
  expect(isTooMuch(stored, itemWith(noteOf('x'.repeat(160_000)).groups, true))).toBe(false)
})
