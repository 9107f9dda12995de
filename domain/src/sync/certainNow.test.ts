import { expect, test } from 'vitest'
import { DAY_MS } from '../time/instant.ts'
import { adjustToServer } from './deviceClock.ts'
import { certainNow } from './certainNow.ts'
import { CLOCK, ROW_NOW } from './testing/aRow.ts'

const MIDNIGHT = Math.floor(ROW_NOW / DAY_MS) * DAY_MS
const heardAt = (wall: number, serverTime = ROW_NOW) =>
  adjustToServer(CLOCK, { serverTime, askedAt: wall, heardAt: wall })

test('[SYNC-38] without a server the own clock counts', () => {
  expect(certainNow({ epoch: null, clock: CLOCK }, ROW_NOW)).toBe(ROW_NOW)
})

test('[SYNC-38] a clock that jumped ahead since the last answer proves nothing, and neither do weeks offline', () => {
  expect(certainNow({ epoch: 'e', clock: heardAt(ROW_NOW) }, ROW_NOW + 40 * DAY_MS)).toBe(MIDNIGHT)
})

test('[SYNC-38] a clock that an answer showed to be ahead proves nothing either', () => {
  expect(certainNow({ epoch: 'e', clock: heardAt(ROW_NOW + 40 * DAY_MS) }, ROW_NOW + 40 * DAY_MS)).toBe(
    MIDNIGHT,
  )
})

test('[SYNC-38] a clock that is behind gives the time: the later of two answers may be the right one', () => {
  const clock = heardAt(ROW_NOW, ROW_NOW)
  expect(certainNow({ epoch: 'e', clock }, ROW_NOW - 2 * DAY_MS)).toBe(ROW_NOW - 2 * DAY_MS)
  const later = adjustToServer(clock, {
    serverTime: ROW_NOW - 9 * DAY_MS,
    askedAt: ROW_NOW,
    heardAt: ROW_NOW,
  })
  expect(certainNow({ epoch: 'e', clock: later }, ROW_NOW)).toBe(MIDNIGHT - 9 * DAY_MS)
})

test('[SYNC-38] without a recorded answer nothing is certain', () => {
  expect(certainNow({ epoch: 'e', clock: CLOCK }, ROW_NOW)).toBe(-Infinity)
})
