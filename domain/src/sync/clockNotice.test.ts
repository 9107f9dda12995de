import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts'
import {
  EMPTY_CLOCK_MEMORY,
  updateClockMemory,
  clockErrorToShow,
  markClockNotified,
  type ClockMemory,
} from './clockNotice.ts'

const heard = (memory: ClockMemory, offset: number, lastLocalId = 7): ClockMemory =>
  updateClockMemory(memory, { offset, lastLocalId })

test('[SYNC-33] five minutes are not reported, more are, ahead or behind', () => {
  for (const sign of [1, -1]) {
    expect(clockErrorToShow(heard(EMPTY_CLOCK_MEMORY, sign * 5 * MINUTE_MS))).toBeNull()
    const off = sign * (5 * MINUTE_MS + 1)
    expect(clockErrorToShow(heard(EMPTY_CLOCK_MEMORY, off))).toEqual({ wrongBy: off, since: null })
  }
})

test('[SYNC-33] entries saved before the clock was last right are left alone', () => {
  const right = heard(EMPTY_CLOCK_MEMORY, 200, 12)
  expect(clockErrorToShow(heard(right, HOUR_MS, 19))).toEqual({ wrongBy: HOUR_MS, since: 12 })
})

test('[SYNC-33] it is reported once, until the clock was right in between', () => {
  const told = markClockNotified(heard(EMPTY_CLOCK_MEMORY, HOUR_MS))
  expect(clockErrorToShow(heard(told, 2 * HOUR_MS))).toBeNull()
  // Just within the limit, and out again.
  expect(clockErrorToShow(heard(heard(told, 4 * MINUTE_MS), HOUR_MS))).toBeNull()
  expect(clockErrorToShow(heard(heard(told, 0), HOUR_MS))).not.toBeNull()
})

test('[SYNC-33] a clock that is corrected before the notice is not reported', () => {
  expect(clockErrorToShow(heard(heard(EMPTY_CLOCK_MEMORY, HOUR_MS), 0))).toBeNull()
})

test('[SYNC-33] answers that differ by seconds count as the same', () => {
  const first = heard(EMPTY_CLOCK_MEMORY, HOUR_MS)
  expect(heard(first, HOUR_MS + 40_000)).toEqual(first)
  expect(heard(first, 3 * HOUR_MS).wrongBy).toBe(3 * HOUR_MS)
})

test('[SYNC-33] after a clock was wrong in two ways it is unknown what was saved under which', () => {
  const right = heard(EMPTY_CLOCK_MEMORY, 0, 12)
  const hour = heard(right, HOUR_MS, 19)
  expect(clockErrorToShow(heard(hour, HOUR_MS + 40_000, 20))).toEqual({ wrongBy: HOUR_MS, since: 12 })
  expect(clockErrorToShow(heard(hour, -23 * HOUR_MS, 25))).toEqual({ wrongBy: -23 * HOUR_MS, since: null })
  expect(heard(heard(hour, -23 * HOUR_MS, 25), 0, 26).rightUntil).toBe(26)
})
