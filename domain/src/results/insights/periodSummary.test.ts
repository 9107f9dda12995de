import { expect, test } from 'vitest'
import type { DayTable } from '../days.ts'
import { periodChange } from '../periodChange.ts'
import { aDiary, aRecordOnDay, aReflectionOnDay, selectDays } from '../testing/aDiary.ts'
import { summarisePeriod } from './periodSummary.ts'

/** So many days with this number, out of 30. */
function aPeriod(days: number, severity: number | null): DayTable {
  const records = Array.from({ length: days }, (_, day) => aRecordOnDay(severity, { day }))
  return selectDays(aDiary(records), { from: 0, to: 29 }).days
}

test('[RES-44, RES-66] the average is told with both day counts and the one judgement of the period', () => {
  const [now, before] = [aPeriod(10, 4), aPeriod(8, 7)]
  expect(summarisePeriod(now, before)).toEqual({
    is: 'pain',
    average: { value: 4, logged: { days: 10, outOf: 30 } },
    before: { value: 7, logged: { days: 8, outOf: 30 } },
    change: periodChange(now, before),
  })
})

test('[RES-44] a previous period without a number is none', () => {
  expect(summarisePeriod(aPeriod(10, 4), aPeriod(9, null))).toMatchObject({ before: null })
  expect(summarisePeriod(aPeriod(10, 4), null)).toMatchObject({ before: null, change: { is: 'within' } })
  expect(summarisePeriod(aPeriod(3, 4), null)).toMatchObject({ change: { is: 'too-few' } })
})

test('[RES-44] where only reflections are shown, the days are told instead', () => {
  const { days } = selectDays(aDiary([aReflectionOnDay(5, { day: 2, hour: 20 })]), { from: 0, to: 29 })
  expect(summarisePeriod(days, null)).toEqual({
    is: 'day',
    average: { value: 5, logged: { days: 1, outOf: 30 } },
  })
  expect(summarisePeriod(aPeriod(2, null), null)).toEqual({ is: 'nothing' })
})
