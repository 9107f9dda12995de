import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ENTRY, NO_VALUE } from '../filters/columns/columns.ts'
import type { EntryFacts } from '../filters/columns/facts.ts'
import { dayOf } from '../time/localDay.ts'
import { localDay } from '../time/dayNumber.ts'
import { HOUR_MS } from '../time/instant.ts'
import { computeAverages, makeDayTable, painPoints, scorePoints, type DayTable } from './days.ts'
import { aDiary, aRecordOnDay, aReflectionOnDay, selectDays, DAY_0 } from './testing/aDiary.ts'
import { aRandomDiary } from './testing/aRandomDiary.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 5_000 : 60
const RANGE = { from: 0, to: 29 }
const tableOf = (entries: readonly EntryFacts[]): DayTable => selectDays(aDiary(entries), RANGE).days

test('[RES-2, STAT-1] the mean, the highest and the lowest of each day; days without any are not there', () => {
  const table = tableOf([
    aRecordOnDay(2, { day: 1, hour: 8 }),
    aRecordOnDay(7, { day: 1, hour: 9 }),
    aRecordOnDay(3, { day: 1, hour: 10 }),
    aRecordOnDay(0, { day: 4 }),
  ])
  expect(table).toMatchObject({ count: 2, span: { from: DAY_0, to: DAY_0 + 29 } })
  expect([...table.day]).toEqual([DAY_0 + 1, DAY_0 + 4])
  expect([...table.mean]).toEqual([4, 0])
  expect([...table.high]).toEqual([7, 0])
  expect([...table.low]).toEqual([2, 0])
  expect([...table.records]).toEqual([3, 1])
  expect([...table.score]).toEqual([NO_VALUE, NO_VALUE])
})

test('[RES-2] after a journey an earlier hour may be of a later day', () => {
  const tokyo = aRecordOnDay(8, { day: 2, hour: 1, offset: 9 * HOUR_MS })
  const home = aRecordOnDay(4, { day: 1, hour: 17, offset: 0 })
  expect(tokyo.at).toBeLessThan(home.at)
  const table = tableOf([tokyo, home])
  expect(painPoints(table)).toEqual([
    { day: DAY_0 + 1, value: 4 },
    { day: DAY_0 + 2, value: 8 },
  ])
})

test('[RES-3] a day without a number has no mean, and a record without one changes none', () => {
  const table = tableOf([
    aRecordOnDay(null, { day: 1 }),
    aReflectionOnDay(6, { day: 2 }),
    aRecordOnDay(5, { day: 3 }),
    aRecordOnDay(null, { day: 3 }),
  ])
  expect([...table.mean]).toEqual([NaN, NaN, 5])
  expect([...table.high]).toEqual([NO_VALUE, NO_VALUE, 5])
  expect([...table.low]).toEqual([NO_VALUE, NO_VALUE, 5])
  expect([...table.records]).toEqual([1, 0, 2])
  expect(scorePoints(table)).toEqual([{ day: DAY_0 + 2, value: 6 }])
})

test('[RES-3] of two reflections of a day the later one counts, unless it has no score', () => {
  const two = [aReflectionOnDay(3, { day: 1, hour: 9 }), aReflectionOnDay(0, { day: 1, hour: 20 })]
  expect(scorePoints(tableOf(two))).toEqual([{ day: DAY_0 + 1, value: 0 }])
  const later = aReflectionOnDay(null, { day: 1, hour: 22 })
  expect(scorePoints(tableOf([...two, later]))).toEqual([{ day: DAY_0 + 1, value: 0 }])
})

test('[RES-4] each day counts once, however often it was written about', () => {
  const often = [1, 2, 3, 4, 5, 6].map((hour) => aRecordOnDay(9, { day: 1, hour }))
  const { pain, hardDays } = computeAverages(
    tableOf([...often, aRecordOnDay(3, { day: 2 }), aReflectionOnDay(8, { day: 3 })]),
  )
  expect(pain).toEqual({ value: 6, logged: { days: 2, outOf: 30 } })
  expect(hardDays).toEqual({ days: 1, outOf: 2 })
})

test('[RES-4] hard means a mean of 7 or more, and no day gives no average', () => {
  const table = tableOf([
    aRecordOnDay(7, { day: 0 }),
    aRecordOnDay(6, { day: 1 }),
    aRecordOnDay(7, { day: 1 }),
  ])
  expect(computeAverages(table).hardDays).toEqual({ days: 1, outOf: 2 })
  expect(computeAverages(tableOf([]))).toEqual({
    pain: { value: null, logged: { days: 0, outOf: 30 } },
    function: { value: null, logged: { days: 0, outOf: 30 } },
    hardDays: { days: 0, outOf: 0 },
  })
})

test('[STAT-22, D35] averages are in tenths', () => {
  const thirds = [4, 5, 5].map((value, day) => aRecordOnDay(value, { day }))
  expect(computeAverages(tableOf(thirds)).pain.value).toBe(4.7)
  const scores = [4, 4, 5].map((value, day) => aReflectionOnDay(value, { day }))
  expect(computeAverages(tableOf(scores)).function).toEqual({ value: 4.3, logged: { days: 3, outOf: 30 } })
})

test('[RES-2, RES-3] any diary has the days that it has when each is looked for by its date', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const told = aRandomDiary(seed)
      const { entries } = aDiary(told)
      const rows = Uint32Array.from(entries.ids.keys())
      const table = makeDayTable(entries, { rows, outOf: rows.length, span: { from: 0, to: 0 } })
      const byDate = Object.groupBy(told, dayOf)
      const dates = Object.keys(byDate).sort()
      expect([...table.day].map(localDay)).toEqual(dates)
      const severities = dates.map((date) =>
        byDate[date]!.flatMap(({ entry, value }) =>
          entry === ENTRY.record && value !== null ? [value] : [],
        ),
      )
      const means = severities.map((all) => all.reduce((sum, one) => sum + one, 0) / all.length)
      expect([...table.mean]).toEqual(means)
      expect([...table.high]).toEqual(
        severities.map((all) => (all.length === 0 ? NO_VALUE : Math.max(...all))),
      )
      expect([...table.low]).toEqual(
        severities.map((all) => (all.length === 0 ? NO_VALUE : Math.min(...all))),
      )
    }),
    { numRuns: runs },
  )
})
