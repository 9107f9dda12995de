import { expect, test } from 'vitest'
import { dayNumber } from '../time/dayNumber.ts'
import type { DayTable } from './days.ts'
import { functionRows } from './functionRows.ts'

const last = dayNumber('2026-11-15')

/** Pain on two days, a reflection of 6 on the later one of them. */
const days = (length: number): DayTable => ({
  span: { from: last - length + 1, to: last },
  count: 2,
  day: Int32Array.of(last - 9, last - 8),
  mean: Float64Array.of(2, 4),
  high: Uint8Array.of(3, 5),
  low: Uint8Array.of(1, 4),
  records: Uint16Array.of(1, 1),
  score: Uint8Array.of(255, 6),
})
const answered = (day: number, enjoyment: number, activity: number) => ({ day, enjoyment, activity })
const at = (day: number) => ({ from: day, to: day })

test('[RES-63] each day has its values, and a day with neither is a gap', () => {
  const rows = functionRows(days(30), [answered(last - 8, 3, 5), answered(last - 1, 0, 2)])
  expect(rows).toEqual([
    { ...at(last - 8), score: 6, scoreDays: 1, enjoyment: 3, activity: 5, times: 1 },
    { ...at(last - 1), score: null, scoreDays: 0, enjoyment: 0, activity: 2, times: 1 },
  ])
})

test('[RES-63] answers outside the range are left out, and so is a day with pain alone', () => {
  const rows = functionRows(days(30), [answered(last - 30, 3, 5), answered(last + 1, 3, 5)])
  expect(rows).toEqual([
    { ...at(last - 8), score: 6, scoreDays: 1, enjoyment: null, activity: null, times: 0 },
  ])
})

test('[RES-63] of several times of a week each question has its mean, with how often, and no other number is in it', () => {
  // A Sunday ends the last week; the reflection is of the Saturday before.
  const rows = functionRows(days(200), [answered(last - 8, 3, 5), answered(last - 7, 4, 8)], true)
  expect(rows).toEqual([
    { from: last - 13, to: last - 7, score: 6, scoreDays: 1, enjoyment: 3.5, activity: 6.5, times: 2 },
  ])
})
