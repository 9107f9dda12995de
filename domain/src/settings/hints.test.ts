import { expect, test } from 'vitest'
import { HINTS, seenHints, withSeen } from './hints.ts'

test('[SET-5] a hint that was seen stays seen, once', () => {
  expect(withSeen([], 'dark-theme')).toEqual(['dark-theme'])
  expect(withSeen(withSeen([], 'dark-theme'), 'dark-theme')).toEqual(['dark-theme'])
  expect(seenHints(['dark-theme', 'dark-theme', 'of a later version', 7])).toEqual(['dark-theme'])
  expect(seenHints(HINTS)).toEqual(HINTS)
})

test.each([undefined, null, 'dark-theme', 5, {}, []])('[SET-5] of %j none was seen', (kept) => {
  expect(seenHints(kept)).toEqual([])
})
