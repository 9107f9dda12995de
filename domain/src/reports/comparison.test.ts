import { expect, test } from 'vitest'
import { DEFAULT_CRITERIA } from '../filters/criteria.ts'
import { aRecordOnDay, aReflectionOnDay } from '../results/testing/aDiary.ts'
import { canCompare } from './comparison.ts'
import { reportDiary } from './reportDiary.ts'
import { aSource } from './testing/aReport.ts'

const now = aRecordOnDay(4, { day: 3 })

const can = (...[diary, change = {}]: Parameters<typeof aSource>): boolean => {
  const told = reportDiary(aSource(diary, change))
  return canCompare(told, { plan: told.plan, idToday: ({ id }) => id })
}

test('[REP-91] a comparison needs a record in the previous period', () => {
  expect(can([now, aRecordOnDay(9, { day: -5 })])).toBe(true)
})

test('[REP-91] there is none if it has no record, or only reflections, or if there is no previous period', () => {
  expect(can([now])).toBe(false)
  expect(can([now, aReflectionOnDay(6, { day: -5 })])).toBe(false)
  const alltime = { criteria: DEFAULT_CRITERIA, range: { is: 'alltime' } } as const
  expect(can([now, aRecordOnDay(9, { day: -5 })], { filter: alltime })).toBe(false)
})

test('[REP-91, REP-18] days that the plan hides are not called empty', () => {
  expect(can([now, aRecordOnDay(9, { day: -5 })], { plan: 'lite' })).toBe(true)
})

test('[REP-91] with reflections alone, those are compared', () => {
  expect(can([aReflectionOnDay(6, { day: 3 }), aReflectionOnDay(6, { day: -5 })])).toBe(true)
})
