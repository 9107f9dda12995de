import { expect, test } from 'vitest'
import { DAY_MS } from '../time/instant.ts'
import { hearServer } from './deviceClock.ts'
import { surelyNow } from './surelyNow.ts'
import { CLOCK, NOW } from './testing/aRow.ts'

const MIDNIGHT = Math.floor(NOW / DAY_MS) * DAY_MS
const heardAt = (wall: number, serverTime = NOW) =>
  hearServer(CLOCK, { serverTime, askedAt: wall, heardAt: wall })

test('[SYNC-38] without a server the own clock is all there is', () => {
  expect(surelyNow({ epoch: null, clock: CLOCK }, NOW)).toBe(NOW)
})

test('[SYNC-38] a clock that jumped ahead since the last answer says nothing, and neither do weeks without a network', () => {
  expect(surelyNow({ epoch: 'e', clock: heardAt(NOW) }, NOW + 40 * DAY_MS)).toBe(MIDNIGHT)
})

test('[SYNC-38] a clock that the answer showed ahead says nothing either', () => {
  expect(surelyNow({ epoch: 'e', clock: heardAt(NOW + 40 * DAY_MS) }, NOW + 40 * DAY_MS)).toBe(MIDNIGHT)
})

test('[SYNC-38] a clock that is behind what was told says when it is: the later of two answers may be the right one', () => {
  const clock = heardAt(NOW, NOW)
  expect(surelyNow({ epoch: 'e', clock }, NOW - 2 * DAY_MS)).toBe(NOW - 2 * DAY_MS)
  const later = hearServer(clock, { serverTime: NOW - 9 * DAY_MS, askedAt: NOW, heardAt: NOW })
  expect(surelyNow({ epoch: 'e', clock: later }, NOW)).toBe(MIDNIGHT - 9 * DAY_MS)
})

test('[SYNC-38] where no answer was noted nothing is sure', () => {
  expect(surelyNow({ epoch: 'e', clock: CLOCK }, NOW)).toBe(-Infinity)
})
