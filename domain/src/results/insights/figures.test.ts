import { expect, test } from 'vitest'
import type { DayTable } from '../days.ts'
import { computeAverageChange } from '../statistics/change.ts'
import { aDiary, aRecordOnDay, aReflectionOnDay, selectDays } from '../testing/aDiary.ts'
import { changeDirection, compareFigures } from './figures.ts'

/** This many days with this number, out of 30. */
function aPeriod(days: number, severity: number | null, score?: number): DayTable {
  const numbers = Array.from({ length: days }, (_, day) => day)
  const put = [
    ...numbers.map((day) => aRecordOnDay(severity, { day })),
    ...(score === undefined ? [] : numbers.map((day) => aReflectionOnDay(score, { day, hour: 20 }))),
  ]
  return selectDays(aDiary(put), { from: 0, to: 29 }).days
}

test('[RES-41] each average has its days, and the average of the other period', () => {
  const { pain, function: day, hardDays } = compareFigures(aPeriod(10, 4, 7), aPeriod(8, 7, 5))
  expect(pain.now).toEqual({ value: 4, logged: { days: 10, outOf: 30 } })
  expect(pain.before).toEqual({ value: 7, logged: { days: 8, outOf: 30 } })
  expect(pain.change).toMatchObject({ points: -3, percent: -43, band: 'moderate' })
  expect(day.change).toMatchObject({ points: 2, direction: 'higher' })
  expect(hardDays).toEqual({ now: { days: 0, outOf: 10 }, before: { days: 8, outOf: 8 } })
})

test('[RES-41] a change is shown from 7 logged days on each side', () => {
  expect(compareFigures(aPeriod(7, 4), aPeriod(7, 6)).pain.change).not.toBeNull()
  expect(compareFigures(aPeriod(6, 4), aPeriod(7, 6)).pain.change).toBeNull()
  expect(compareFigures(aPeriod(7, 4), aPeriod(6, 6)).pain.change).toBeNull()
  expect(compareFigures(aPeriod(7, 4), aPeriod(6, 6)).pain.before?.value).toBe(6)
})

test('[RES-41] if a period has no number there is no comparison', () => {
  const unnumbered = compareFigures(aPeriod(9, 4), aPeriod(9, null))
  expect(unnumbered.pain).toMatchObject({ before: null, change: null })
  expect(unnumbered.hardDays.before).toBeNull()
  expect(compareFigures(aPeriod(9, null), aPeriod(9, 4)).pain).toMatchObject({
    now: { value: null },
    before: { value: 4 },
    change: null,
  })
  expect(compareFigures(aPeriod(9, 4), null)).toMatchObject({
    pain: { before: null },
    hardDays: { before: null },
  })
})

test('[RES-42] under a point no direction is named', () => {
  expect(changeDirection(computeAverageChange(5, 4.1))).toBe('none')
  expect(changeDirection(computeAverageChange(5, 4))).toBe('lower')
  expect(changeDirection(computeAverageChange(1, 1.9))).toBe('none')
  expect(changeDirection(computeAverageChange(1, 2))).toBe('higher')
  expect(changeDirection(computeAverageChange(5, 5))).toBe('none')
})
