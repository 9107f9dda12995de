import { expect, test } from 'vitest'
import { aDoseOnDay, aRecordOnDay, DAY_0 } from '../../results/testing/aDiary.ts'
import { DAY_MS, HOUR_MS } from '../../time/instant.ts'
import { reportDiary } from '../reportDiary.ts'
import { aSource } from '../testing/aReport.ts'
import { reportedDoses } from './reportedDoses.ts'

test('[FHIR-9, REP-39] doses of the days of the report are listed, each separately, and none of other days', () => {
  const doses = [
    aDoseOnDay('m', { day: -1 }),
    aDoseOnDay('m', { day: 2, hour: 8 }),
    aDoseOnDay('m', { day: 2, hour: 8.5 }),
  ]
  const told = [...reportedDoses(reportDiary(aSource([aRecordOnDay(5, { day: 1 })], { doses })))]
  expect(told.map(({ label, when }) => [label, when.at + when.offset])).toEqual([
    ['M', (DAY_0 + 2) * DAY_MS + 8 * HOUR_MS],
    ['M', (DAY_0 + 2) * DAY_MS + 8.5 * HOUR_MS],
  ])
})
