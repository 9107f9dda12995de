import { expect, test } from 'vitest'
import { periodChange } from '../periodChange.ts'
import { aDiary, aRecordOnDay, selectDays } from '../testing/aDiary.ts'
import { makeBands } from './bands.ts'
import { computeYearEnds } from './yearEnds.ts'

/** A year in which `painOn` says the number of each day, or null. */
function endsOf(painOn: (day: number) => number | null, length = 365) {
  const entries = Array.from({ length }, (_, day) => ({ day, pain: painOn(day) })).flatMap(({ day, pain }) =>
    pain === null ? [] : [aRecordOnDay(pain, { day })],
  )
  const { days } = selectDays(aDiary(entries), { from: 0, to: length - 1 })
  return computeYearEnds({ span: days.span, bands: makeBands(days), judgement: periodChange(days, null) })
}

const falling = (day: number): number => Math.round(8 - day / 73)

test('[RES-81] a year is told by the typical week of its first and last three months', () => {
  expect(endsOf(falling)).toEqual({ from: 7, to: 4 })
  expect(endsOf((day) => 10 - falling(day))).toEqual({ from: 3, to: 6 })
})

test('[RES-81] without a clear direction no two numbers are put beside each other', () => {
  expect(endsOf((day) => 4 + (day % 3))).toBeNull()
})

test('[RES-81] an end with fewer than 4 weeks, and days that are not a year, have none', () => {
  expect(endsOf((day) => (day < 70 ? null : falling(day)))).toBeNull()
  expect(endsOf(falling, 300)).toBeNull()
})

test('[RES-81, RES-66] beside a comparison with the year before, the comparison is the heading', () => {
  const entries = Array.from({ length: 730 }, (_, day) => aRecordOnDay(falling(day % 365), { day }))
  const diary = aDiary(entries)
  const [before, now] = [
    selectDays(diary, { from: 0, to: 364 }).days,
    selectDays(diary, { from: 365, to: 729 }).days,
  ]
  const judgement = periodChange(now, before)
  expect(computeYearEnds({ span: now.span, bands: makeBands(now), judgement })).toBeNull()
})
