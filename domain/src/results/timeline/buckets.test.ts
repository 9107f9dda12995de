import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENTRY } from '../../filters/columns/columns.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import { makeDayTable, type DayTable } from '../days.ts'
import { aDiary, aRecordOnDay, aReflectionOnDay, selectDays, DAY_0 } from '../testing/aDiary.ts'
import { aRandomDiary } from '../testing/aRandomDiary.ts'
import { makeBuckets, chooseBucketUnit } from './buckets.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 5_000 : 60
const tableOf = (entries: Parameters<typeof aDiary>[0], to: number): DayTable =>
  selectDays(aDiary(entries), { from: 0, to }).days
const ofDays = (days: number) => chooseBucketUnit({ from: DAY_0, to: DAY_0 + days - 1 })
const ofDaysOnAPhone = (days: number) => chooseBucketUnit({ from: DAY_0, to: DAY_0 + days - 1 }, true)

test('[RES-50] days below 120, weeks up to five years, months above', () => {
  expect([1, 30, 119].map(ofDays)).toEqual(['day', 'day', 'day'])
  expect([120, 365, 5 * 365 + 2].map(ofDays)).toEqual(['week', 'week', 'week'])
  expect([5 * 365 + 3, 36_500].map(ofDays)).toEqual(['month', 'month'])
})

test('[RES-50] with little room: months above two years', () => {
  expect([119, 120, 2 * 365 + 1].map(ofDaysOnAPhone)).toEqual(['day', 'week', 'week'])
  expect(ofDaysOnAPhone(2 * 365 + 2)).toBe('month')
  const years = tableOf([aRecordOnDay(2, { day: 3 }), aRecordOnDay(5, { day: 15 })], 3 * 365)
  expect(makeBuckets(years)).toHaveLength(2)
  expect(makeBuckets(years, true)).toHaveLength(1)
})

test('[RES-50] a day has its own figures, and a day without an entry is missing', () => {
  const days = tableOf(
    [aRecordOnDay(2, { day: 1 }), aRecordOnDay(7, { day: 1, hour: 14 }), aReflectionOnDay(6, { day: 3 })],
    29,
  )
  expect(makeBuckets(days)).toEqual([
    {
      from: DAY_0 + 1,
      to: DAY_0 + 1,
      mean: 4.5,
      high: 7,
      low: 2,
      records: 2,
      days: 1,
      score: null,
      scoreDays: 0,
    },
    {
      from: DAY_0 + 3,
      to: DAY_0 + 3,
      mean: null,
      high: null,
      low: null,
      records: 0,
      days: 0,
      score: 6,
      scoreDays: 1,
    },
  ])
})

test('[RES-50] a week begins with Monday, ends with the span, and each of its days counts once', () => {
  // 4 October 2024 is a Friday.
  const [friday, monday] = [dayNumber('2024-10-04') - DAY_0, dayNumber('2024-10-07') - DAY_0]
  const often = [1, 2, 3].map((hour) => aRecordOnDay(9, { day: monday, hour }))
  const entries = [
    aRecordOnDay(0, { day: friday }),
    aReflectionOnDay(4, { day: friday }),
    ...often,
    aRecordOnDay(3, { day: monday + 6 }),
    aRecordOnDay(null, { day: monday + 2 }),
    aReflectionOnDay(0, { day: monday + 2 }),
    aReflectionOnDay(5, { day: monday + 3 }),
    aRecordOnDay(8, { day: monday + 7 }),
  ]
  const span = { from: friday, to: friday + 400 }
  const buckets = makeBuckets(selectDays(aDiary(entries), span).days)
  const day = DAY_0 + friday
  expect(buckets).toMatchObject([
    { from: day, to: day + 2, mean: 0, high: 0, low: 0, records: 1, days: 1, score: 4, scoreDays: 1 },
    { from: day + 3, to: day + 9, mean: 6, high: 9, low: 3, records: 5, days: 2, score: 2.5, scoreDays: 2 },
    { from: day + 10, to: day + 16, mean: 8, records: 1, days: 1, score: null, scoreDays: 0 },
  ])
})

test('[RES-50] a month has all of its days, the 29th of February too', () => {
  const day = dayNumber('2024-02-29') - DAY_0
  const days = selectDays(aDiary([aRecordOnDay(5, { day }), aRecordOnDay(7, { day: day + 1 })]), {
    from: day - 3_000,
    to: day + 10,
  }).days
  expect(makeBuckets(days)).toMatchObject([
    { from: dayNumber('2024-02-01'), to: dayNumber('2024-02-29'), mean: 5 },
    { from: dayNumber('2024-03-01'), to: DAY_0 + day + 10, mean: 7 },
  ])
})

test('[RES-50] whatever the span, each record is counted once, and marks follow one another without meeting', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(0, 400, 4_000), (seed, before) => {
      const { entries } = aDiary(aRandomDiary(seed))
      const rows = Uint32Array.from(entries.ids.keys())
      const all = [...entries.day]
      const span = { from: Math.min(...all, DAY_0) - before, to: Math.max(...all, DAY_0) }
      const buckets = makeBuckets(makeDayTable(entries, { rows, outOf: rows.length, span }))
      const records = buckets.reduce((sum, bucket) => sum + bucket.records, 0)
      expect(records).toBe(entries.entry.filter((entry) => entry === ENTRY.record).length)
      buckets.forEach(({ from, to }, at) => {
        expect(from).toBeGreaterThan(buckets[at - 1]?.to ?? span.from - 1)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(to).toBeLessThanOrEqual(span.to)
      })
    }),
    { numRuns: runs },
  )
})
