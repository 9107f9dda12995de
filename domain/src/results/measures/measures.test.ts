import { expect, test } from 'vitest'
import type { MeasureSeries } from '../../signals/measureSeries.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import type { Bucket } from '../timeline/buckets.ts'
import { averageMeasures } from './measureAverages.ts'
import { addLaneRows, measureLane } from './measureLane.ts'
import { measureText, sourceText } from './measureText.ts'

// A Monday.
const FIRST = dayNumber('2026-03-02')
const sleep = (values: readonly (number | null)[]): MeasureSeries => ({
  measure: 'sleep',
  source: 'self',
  values: new Map(values.flatMap((value, at) => (value === null ? [] : [[FIRST + at, value] as const]))),
})

test('[RES-91] an average is that of the days with a value, and says how many of all days they are', () => {
  const span = { from: FIRST, to: FIRST + 9 }
  const series = sleep([400, null, 500, ...Array<null>(20).fill(null), 1_000])
  expect(averageMeasures([series], span)).toEqual([
    { measure: 'sleep', source: 'self', value: 450, logged: { days: 2, outOf: 10 } },
  ])
  expect(averageMeasures([series], { from: FIRST - 9, to: FIRST - 1 })).toEqual([])
})

test('[RES-92] days without a value are gaps, weeks are means with the number of days', () => {
  const series = sleep([400, null, 500, null, null, null, null, ...Array<null>(7).fill(null), 300])
  const span = { from: FIRST, to: FIRST + 20 }
  expect(measureLane(series, span, 'day')).toEqual([
    { from: FIRST, to: FIRST, value: 400, days: 1 },
    { from: FIRST + 2, to: FIRST + 2, value: 500, days: 1 },
    { from: FIRST + 14, to: FIRST + 14, value: 300, days: 1 },
  ])
  expect(measureLane(series, span, 'week')).toEqual([
    { from: FIRST, to: FIRST + 6, value: 450, days: 2 },
    { from: FIRST + 14, to: FIRST + 20, value: 300, days: 1 },
  ])
})

test('[RES-92, RES-55] a day with a value alone is a row of the timeline, without any number of pain', () => {
  const empty = { mean: null, high: null, low: null, records: 0, days: 0, score: null, scoreDays: 0 }
  const pain: Bucket = {
    ...empty,
    from: FIRST + 1,
    to: FIRST + 1,
    mean: 5,
    high: 5,
    low: 5,
    records: 1,
    days: 1,
  }
  const lane = measureLane(sleep([400, 500]), { from: FIRST, to: FIRST + 1 }, 'day')
  expect(addLaneRows([pain], lane, empty)).toEqual([{ ...empty, from: FIRST, to: FIRST }, pain])
  const rows = [pain]
  expect(addLaneRows(rows, lane.slice(1), empty)).toBe(rows)
})

test('[RES-91] values are whole numbers in their unit', () => {
  const text = (key: string, values: Record<string, string | number>) =>
    `${key} ${Object.values(values).join(' ')}`
  const said = (...of: [Parameters<typeof measureText>[0], number]) => measureText(...of, { text, tag: 'en' })
  expect(said('sleep', 425.4)).toBe('hoursMinutes 7 5')
  expect(said('exercise', 59.6)).toBe('hoursMinutes 1 0')
  expect(said('exercise', 25)).toBe('minutesOnly 25')
  expect(said('steps', 5_300.2)).toBe('stepCount 5300')
  expect(said('resting_hr', 61.4)).toBe('perMinute 61')
  expect(said('hrv_sdnn', 38)).toBe('milliseconds 38')
})

test('[SIG-7] a source that this version does not know is named as it names itself', () => {
  const text = (key: string, values?: Record<string, string>) => `${key} ${values?.['source'] ?? ''}`.trim()
  expect(sourceText('self', { text })).toBe('fromSelf')
  expect(sourceText('garmin', { text })).toBe('fromOther garmin')
})
