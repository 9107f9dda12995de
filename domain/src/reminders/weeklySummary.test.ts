import { expect, test } from 'vitest'
import { HOUR_MS } from '../time/instant.ts'
import { daysLogged, weekToSum } from './weeklySummary.ts'

/** 16 November 2026 is a Monday. */
const local = (time: string, offset = 0) => ({ at: Date.parse(`${time}Z`) - offset, offset })

test('[REM-20] the previous week is summarised from Monday to Wednesday, by day, and at no other time', () => {
  const week = '2026-11-09'
  for (const time of ['2026-11-16T09:00', '2026-11-16T20:59', '2026-11-17T12:00', '2026-11-18T20:00'])
    expect([time, weekToSum(local(time))]).toEqual([time, week])
  for (const time of ['2026-11-16T08:59', '2026-11-16T21:00', '2026-11-19T09:00', '2026-11-22T12:00'])
    expect([time, weekToSum(local(time))]).toEqual([time, null])
  expect(weekToSum(local('2026-11-23T09:00'))).toBe('2026-11-16')
})

test('[REM-20] it is the clock of the person that counts, over the end of a year as well', () => {
  const [east, west] = [9 * HOUR_MS, -8 * HOUR_MS]
  expect(weekToSum(local('2027-01-04T09:00', east))).toBe('2026-12-28')
  expect(weekToSum(local('2027-01-04T09:00', west))).toBe('2026-12-28')
  // The same moment: nine in the morning there, one at night here.
  expect(weekToSum({ at: Date.UTC(2026, 10, 16, 0), offset: east })).toBe('2026-11-09')
  expect(weekToSum({ at: Date.UTC(2026, 10, 16, 0), offset: 0 })).toBeNull()
  expect(weekToSum({ at: Date.UTC(2026, 10, 16, 0), offset: west })).toBeNull()
})

test('[REM-21] a day counts once, and those of other weeks do not', () => {
  const days = ['2026-11-08', '2026-11-09', '2026-11-09', '2026-11-15', '2026-11-16']
  expect(daysLogged(days, '2026-11-09')).toBe(2)
  expect(daysLogged([], '2026-11-09')).toBe(0)
})
