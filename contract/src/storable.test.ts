import { expect, test } from 'vitest'
import { isStorable } from './storable.ts'

test.each([
  ['plain', true],
  [{ notes: 'a\u{1f600}b', list: [1, null, true, 'x'] }, true],
  [{ notes: 'a\0b' }, false],
  [{ 'a\0b': 1 }, false],
  [{ deep: [{ deeper: ['\udc00'] }] }, false],
  [null, true],
  [7, true],
  [0.1 + 0.2, true],
  [0.1 + 0.2 - 0.3, true],
  [-0, true],
  [Number.MAX_SAFE_INTEGER, true],
  [{ deep: [1e31] }, false],
  [1e300, false],
  [-1e308, false],
  [1e-300, false],
  [{ n: Number.NaN }, false],
  [{ n: Number.POSITIVE_INFINITY }, false],
])('[D10] %j can be stored: %j', (value, good) => {
  expect(isStorable(value)).toBe(good)
})

function nested(core: unknown): unknown {
  let value = core
  for (let depth = 0; depth < 100_000; depth += 1) value = [value]
  return value
}

test('[REL 1c] a value nested a hundred thousand deep is looked through', () => {
  expect(isStorable(nested('fine'))).toBe(true)
  expect(isStorable(nested('\0'))).toBe(false)
})
