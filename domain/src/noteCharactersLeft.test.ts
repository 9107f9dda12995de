import { expect, test } from 'vitest'
import { noteCharactersLeft } from './noteCharactersLeft.ts'

test.each([
  [0, null],
  [17_999, null],
  [18_000, 2_000],
  [20_000, 0],
  [20_003, -3],
])('[REC-46] a note of %d characters has room for %j', (length, room) => {
  expect(noteCharactersLeft('x'.repeat(length))).toBe(room)
})
