import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../time/instant.ts'
import { offeredDays } from './offeredDays.ts'
import { latestAllowed } from './timingFault.ts'

const at = (day: number, hour: number, minute = 0) => ({
  at: Date.UTC(2026, 4, day, hour, minute),
  offset: 0,
})

test('[REC-53, D40] days from 1900 to the one of five minutes from now are offered, in the record’s time zone', () => {
  const now = at(10, 23, 56)
  expect(offeredDays(at(10, 14))).toEqual({ earliest: '1900-01-01', latest: '2026-05-10' })
  expect(offeredDays({ ...now, at: latestAllowed(now.at) }).latest).toBe('2026-05-11')
  expect(offeredDays({ at: now.at, offset: -9 * HOUR_MS }).latest).toBe('2026-05-10')
})

test('[REC-53] for an end no day before its start is offered', () => {
  expect(offeredDays(at(10, 14), at(8, 9))).toEqual({ earliest: '2026-05-08', latest: '2026-05-10' })
})

test('[REC-53] with any clock there is a day to offer', () => {
  const moment = fc.record({
    at: fc.integer({ min: Date.UTC(1900, 0, 3), max: Date.UTC(2100, 11, 30) }),
    offset: fc.integer({ min: -56, max: 56 }).map((quarters) => quarters * 15 * MINUTE_MS),
  })
  fc.assert(
    fc.property(moment, moment, (latest, start) => {
      const offered = offeredDays(latest, start)
      expect(offered.earliest <= offered.latest).toBe(true)
    }),
  )
})
