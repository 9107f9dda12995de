import { expect, test } from 'vitest'
import { adjustToServer, nextStamp } from './deviceClock.ts'
import { makeStamp } from './stamp.ts'
import { CLOCK, DEVICE, ROW_NOW } from './testing/aRow.ts'

const YEAR = 365 * 86_400_000
const heardAfter = (ms: number, wall = ROW_NOW) => ({
  serverTime: ROW_NOW,
  askedAt: wall,
  heardAt: wall + ms,
})

test('[SYNC-9] a wrong wall clock is corrected by the first answer', () => {
  const clock = adjustToServer(CLOCK, heardAfter(0, ROW_NOW + YEAR))
  expect(clock.offset).toBe(-YEAR)
  expect(nextStamp(clock, [], ROW_NOW + YEAR + 5).stamp).toBe(
    makeStamp({ ms: ROW_NOW + 5, counter: 0 }, DEVICE),
  )
})

test('[SYNC-9] an answer that is read ten minutes late does not put a right clock back', () => {
  expect(adjustToServer(CLOCK, heardAfter(600_000)).offset).toBe(0)
})

test('[SYNC-9] a wrong clock is corrected to within the time that the answer took', () => {
  const behind = adjustToServer(CLOCK, {
    serverTime: ROW_NOW,
    askedAt: ROW_NOW - YEAR,
    heardAt: ROW_NOW - YEAR + 300,
  })
  expect(behind.offset).toBe(YEAR - 300)
})

test('[SYNC-9] a clock that ran ahead is set back, one within a minute stays', () => {
  const at = (ms: number) => ({ ...CLOCK, hlc: { ms, counter: 3 } })
  expect(adjustToServer(at(ROW_NOW + 60_001), heardAfter(0)).hlc).toEqual({ ms: ROW_NOW, counter: 0 })
  expect(adjustToServer(at(ROW_NOW + 60_000), heardAfter(0)).hlc).toEqual({
    ms: ROW_NOW + 60_000,
    counter: 3,
  })
})
