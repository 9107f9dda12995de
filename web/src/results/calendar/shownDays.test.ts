import { computeAverages, type DayTable } from '@reprieve/domain/results/days.ts'
import { dayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import { expect, test } from 'vitest'
import { daysWithin, monthSpan, yearSpan } from './calendarPeriod.ts'

/** Pain 2 on the first of these days, 3 on the next, and so on. */
function pains(days: readonly string[], from: string, to: string): DayTable {
  return {
    span: { from: dayNumber(from), to: dayNumber(to) },
    count: days.length,
    day: Int32Array.from(days, dayNumber),
    mean: Float64Array.from(days, (_, at) => at + 2),
    high: Uint8Array.from(days, (_, at) => at + 2),
    low: Uint8Array.from(days, (_, at) => at + 2),
    records: new Uint16Array(days.length).fill(1),
    score: new Uint8Array(days.length).fill(255),
  }
}

const TOLD = ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-01', '2026-11-12']
const days = pains(TOLD, '2026-09-30', '2026-11-12')

test('[RES-4] a month has its own days, the first and the last with it', () => {
  const october = daysWithin(days, monthSpan({ year: 2026, month: 10 }))
  expect([...october.day].map(localDay)).toEqual(['2026-10-01', '2026-10-31'])
  expect([...october.mean]).toEqual([3, 4])
  expect(computeAverages(october).pain).toEqual({ value: 3.5, logged: { days: 2, outOf: 31 } })
})

test('[RES-4] days before the first record and those still to come are not counted as days without one', () => {
  const logged = (month: number) =>
    computeAverages(daysWithin(days, monthSpan({ year: 2026, month }))).pain.logged
  expect(logged(9)).toEqual({ days: 1, outOf: 1 })
  expect(logged(11)).toEqual({ days: 2, outOf: 12 })
  expect(logged(12)).toEqual({ days: 0, outOf: 0 })
  expect(computeAverages(daysWithin(days, yearSpan(2026))).pain.logged).toEqual({ days: 5, outOf: 44 })
  expect(computeAverages(daysWithin(days, yearSpan(2025))).pain.value).toBe(null)
})
