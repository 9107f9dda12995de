import { expect, test } from 'vitest'
import { offeredHours, offeredMinutes, withHour } from './offeredTimes.ts'

const LATEST = { day: '2026-05-10', hour: 14, minute: 25 }

test('[REC-41, D40] steps of ten minutes are offered, none of them ahead', () => {
  expect(offeredMinutes('2026-05-10', 14, LATEST)).toEqual([0, 10, 20])
  expect(offeredMinutes('2026-05-10', 13, LATEST)).toEqual([0, 10, 20, 30, 40, 50])
  expect(offeredMinutes('2026-05-10', 15, LATEST)).toEqual([])
  expect(offeredHours('2026-05-10', LATEST)).toHaveLength(15)
  expect(offeredHours('2026-05-09', LATEST)).toHaveLength(24)
  expect(offeredHours('2026-05-11', LATEST)).toEqual([])
})

test('[REC-41] another hour keeps the minute, unless that is in the future', () => {
  expect(withHour({ day: '2026-05-10', hour: 9, minute: 47 }, 13, LATEST)).toEqual({ hour: 13, minute: 47 })
  expect(withHour({ day: '2026-05-10', hour: 9, minute: 47 }, 14, LATEST)).toEqual({ hour: 14, minute: 20 })
})
