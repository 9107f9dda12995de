import { expect, test } from 'vitest'
import { dayNumber } from '../../time/dayNumber.ts'
import { aDiary, aRecordOnDay, aReflectionOnDay, selectDays, DAY_0 } from '../testing/aDiary.ts'
import { findEmptyPeriods, makeBands } from './bands.ts'

// 7 October 2024 is a Monday.
const monday = dayNumber('2024-10-07') - DAY_0
const span = { from: monday, to: monday + 363 }
const bandsOf = (entries: Parameters<typeof aDiary>[0]) => makeBands(selectDays(aDiary(entries), span).days)

test('[RES-80] a week goes from its lowest to its highest number, and its line is the median of its days', () => {
  const entries = [
    ...[1, 9].map((value, hour) => aRecordOnDay(value, { day: monday, hour: 8 + hour })),
    aRecordOnDay(2, { day: monday + 1 }),
    aRecordOnDay(10, { day: monday + 6 }),
    ...[2, 4, 9].map((score, at) => aReflectionOnDay(score, { day: monday + at })),
  ]
  expect(bandsOf(entries)).toMatchObject([{ low: 1, high: 10, median: 5, days: 3, scoreMedian: 4 }])
})

test('[RES-80] a week with fewer than 3 logged days has its band and no median', () => {
  const two = [aRecordOnDay(3, { day: monday }), aRecordOnDay(6, { day: monday + 1 })]
  expect(bandsOf(two)).toMatchObject([{ low: 3, high: 6, median: null, scoreMedian: null }])
  // A day with a record without a number is not logged.
  expect(bandsOf([...two, aRecordOnDay(null, { day: monday + 2 })])).toMatchObject([{ median: null }])
})

test('[RES-80] weeks without a pain record are one empty period where they follow one another', () => {
  const entries = [
    aRecordOnDay(3, { day: monday + 8 }),
    aReflectionOnDay(5, { day: monday + 15 }),
    aRecordOnDay(null, { day: monday + 29 }),
    aRecordOnDay(4, { day: monday + 363 }),
  ]
  const { days } = selectDays(aDiary(entries), span)
  const empty = findEmptyPeriods(makeBands(days), days.span)
  const from = days.span.from
  expect(empty).toEqual([
    { from, to: from + 6 },
    { from: from + 14, to: from + 27 },
    { from: from + 35, to: from + 356 },
  ])
  expect(findEmptyPeriods([], days.span)).toEqual([days.span])
})
