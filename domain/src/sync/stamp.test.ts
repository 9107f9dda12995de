import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLOCK_START, makeStamp, observeStamp, stampClock, stampDevice, tickClock } from './stamp.ts'

const device = 'abcdefabcdef'
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })

test('[SYNC-1] stamps of one clock rise whatever the wall clock does', () => {
  fc.assert(
    fc.property(fc.array(moment, { minLength: 2, maxLength: 40 }), (times) => {
      let clock = CLOCK_START
      const stamps = times.map((now) => makeStamp((clock = tickClock(clock, now)), device))
      expect(stamps).toEqual([...stamps].sort())
      expect(new Set(stamps).size).toBe(stamps.length)
    }),
  )
})

test('[SYNC-1] a full counter moves on to the next millisecond', () => {
  expect(tickClock({ ms: 5, counter: 0xffff }, 5)).toEqual({ ms: 6, counter: 0 })
})

test('[SYNC-2] a write after seeing a stamp is above it', () => {
  fc.assert(
    fc.property(moment, moment, fc.integer({ min: 0, max: 0xffff }), (mine, seen, counter) => {
      const other = makeStamp({ ms: seen, counter }, 'ffffffffffff')
      const clock = tickClock(observeStamp({ ms: mine, counter: 0 }, other), 0)
      expect(makeStamp(clock, '000000000001') > other).toBe(true)
    }),
  )
})

test('[SYNC-1] a stamp reads back as it was made', () => {
  const stamp = makeStamp({ ms: 1_762_000_000_123, counter: 258 }, device)
  expect(stamp).toBe('019a3f62547b-0102-abcdefabcdef')
  expect(stampClock(stamp)).toEqual({ ms: 1_762_000_000_123, counter: 258 })
  expect(stampDevice(stamp)).toBe(device)
})
