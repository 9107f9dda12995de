import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../time/instant.ts'
import { lastSevenDays } from './week.ts'

const TODAY = 20_400
const record = (day: number, severity: number | null, hour = 12, timeOffset = 0) => ({
  severity,
  startsAt: (TODAY + day) * DAY_MS + hour * HOUR_MS - timeOffset,
  timeOffset,
})

test('[HOME-30] seven days, today last; a day shows the rounded average of its records', () => {
  const week = lastSevenDays(
    [record(0, 4), record(-1, 3), record(-1, 6), record(-6, 7), record(-7, 9)],
    TODAY,
  )
  expect(week.map(({ average }) => average)).toEqual([7, null, null, null, null, 5, 4])
  expect(week.map(({ day }) => day - TODAY)).toEqual([-6, -5, -4, -3, -2, -1, 0])
})

test('[HOME-30] 0 is a number, and a record without one leaves the day empty', () => {
  const week = lastSevenDays([record(0, 0), record(-1, null)], TODAY)
  expect(week.at(-1)!.average).toBe(0)
  expect(week.at(-2)!.average).toBeNull()
})

test('[HOME-30] a day is that of the place where it was written', () => {
  const lateInTokyo = record(-2, 5, 23, 9 * HOUR_MS)
  expect(lastSevenDays([lateInTokyo], TODAY).find(({ average }) => average === 5)!.day).toBe(TODAY - 2)
})
