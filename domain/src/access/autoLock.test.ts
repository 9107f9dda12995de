import { expect, test } from 'vitest'
import { AUTO_LOCK_CHOICES, AUTO_LOCK_DEFAULT, isLockDue, readAutoLock } from './autoLock.ts'

const MINUTE = 60_000
const HIDDEN = { steady: 1_000, wall: 1_800_000_000_000 }
const after = (steady: number, wall = steady) => ({
  steady: HIDDEN.steady + steady,
  wall: HIDDEN.wall + wall,
})

test.each([
  ['at once', 0, after(0), true],
  ['a moment before', 5 * MINUTE, after(5 * MINUTE - 1), false],
  ['after the time', 5 * MINUTE, after(5 * MINUTE), true],
  ['never by itself', null, after(1e12), false],
  ['after a night asleep, in which the steady clock stood still', 15 * MINUTE, after(10, 480 * MINUTE), true],
  ['though the clock was set back a year', 15 * MINUTE, after(16 * MINUTE, -365 * 1_440 * MINUTE), true],
  ['not yet, though the clock was set back', 15 * MINUTE, after(14 * MINUTE, -MINUTE), false],
])('[LOCK-15] out of sight, it locks: %s', (_when, afterMs, now, isDue) => {
  expect(isLockDue({ hiddenAt: HIDDEN, now, afterMs })).toBe(isDue)
})

test('[LOCK-15] a choice is read back as stored, and anything else is the default', () => {
  expect(AUTO_LOCK_CHOICES.map(readAutoLock)).toEqual(AUTO_LOCK_CHOICES)
  const broken = [undefined, '', 7, -1, Number.NaN, Infinity, '0', {}, 1e12]
  expect(broken.map(readAutoLock)).toEqual(broken.map(() => AUTO_LOCK_DEFAULT))
})
