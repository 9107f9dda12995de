import { expect, test } from 'vitest'
import { dayNumber } from '../../time/dayNumber.ts'
import { aDiary, aRecordOnDay, selectDays } from '../testing/aDiary.ts'
import { choosePainBarUnit, isBand, makePainBars } from './painBars.ts'

const NOTHING = { mean: null, days: 0, high: null, low: null, median: null }
const spanOf = (days: number) => ({ from: 0, to: days - 1 })

test('[RES-74] a bar is a day, a week or a month, by the length of the period alone', () => {
  expect([7, 30, 45].map((days) => choosePainBarUnit(spanOf(days)))).toEqual(['day', 'day', 'day'])
  expect([46, 90, 365, 731].map((days) => choosePainBarUnit(spanOf(days)))).toEqual(Array(4).fill('week'))
  expect(choosePainBarUnit(spanOf(732))).toBe('month')
})

test('[RES-74] a period of more than seventeen weeks is a band', () => {
  expect([30, 90, 119].map((days) => isBand(spanOf(days)))).toEqual([false, false, false])
  expect([120, 365, 2000].map((days) => isBand(spanOf(days)))).toEqual([true, true, true])
  expect(isBand(spanOf(30), spanOf(365))).toBe(true)
})

test('[RES-78] two periods have bars of the same unit, that of the longer one', () => {
  expect(choosePainBarUnit(spanOf(30), spanOf(90))).toBe('week')
  expect(choosePainBarUnit(spanOf(90), spanOf(7))).toBe('week')
})

test('[RES-74] each day has its own average, and a day without a number has none', () => {
  const diary = aDiary([
    aRecordOnDay(4, { day: 0 }),
    aRecordOnDay(7, { day: 0 }),
    aRecordOnDay(null, { day: 1 }),
    aRecordOnDay(0, { day: 3 }),
  ])
  const { days } = selectDays(diary, { from: 0, to: 4 })
  expect(makePainBars(days, 'day').map(({ mean }) => mean)).toEqual([5.5, null, null, 0, null])
})

test('[RES-74] a week is the mean of its days, each once, and an empty week stays in its place', () => {
  const monday = dayNumber('2026-10-05')
  const table = {
    span: { from: monday - 1, to: monday + 15 },
    count: 3,
    day: Int32Array.of(monday, monday + 1, monday + 14),
    mean: Float64Array.of(2, 5, 8),
    high: Uint8Array.of(2, 5, 8),
    low: Uint8Array.of(2, 5, 8),
    records: Uint16Array.of(1, 4, 1),
    score: Uint8Array.of(255, 255, 255),
  }
  expect(makePainBars(table, 'week')).toEqual([
    { from: monday - 1, to: monday - 1, ...NOTHING },
    { from: monday, to: monday + 6, mean: 3.5, days: 2, high: 5, low: 2, median: null },
    { from: monday + 7, to: monday + 13, ...NOTHING },
    { from: monday + 14, to: monday + 15, mean: 8, days: 1, high: 8, low: 8, median: null },
  ])
})
