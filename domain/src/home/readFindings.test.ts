import { expect, test } from 'vitest'
import { MARK } from '../filters/columns/columns.ts'
import { aDiary, aRecordOnDay, DAY_0, selectDays } from '../results/testing/aDiary.ts'
import { runSteps } from '../steps.ts'
import { readFindingsSteps } from './readFindings.ts'

const TODAY = 200
const readFindings = (...given: Parameters<typeof readFindingsSteps>) => runSteps(readFindingsSteps(...given))
const person = (diary: ReturnType<typeof aDiary>, plan: 'pro' | 'lite' = 'pro') => ({
  canonical: selectDays(diary, { from: 0, to: TODAY }).canonical,
  idToday: ({ id }: { id: string }) => id,
  plan,
  today: DAY_0 + TODAY,
})
const heat = (day: number, mark: number = MARK.alleviating) =>
  aRecordOnDay(5, { day, lists: { alleviating_factor: ['heat'] }, marks: { heat: mark } })

test('[HOME-29] with an empty diary it says how many days are needed', () => {
  const diary = aDiary([])
  expect(readFindings(diary, person(diary)).findings).toEqual([{ is: 'wait', days: 7 }])
})

test('[HOME-29] marks are counted over all time, and the finding says how many there are', () => {
  const diary = aDiary([...[10, 20, 30, 40, 50, 60].map((day) => heat(day)), heat(70, MARK.ineffective)])
  const { findings, ranges } = readFindings(diary, person(diary))
  expect(findings[0]).toMatchObject({ is: 'helped', yes: 6, n: 7 })
  expect(ranges.helped).toEqual({ is: 'alltime' })
})

test('[HOME-29, D44] with Lite only the last 30 days count', () => {
  const diary = aDiary([...[10, 20, 30, 40, 50].map((day) => heat(day)), heat(TODAY)])
  const { findings, ranges } = readFindings(diary, person(diary, 'lite'))
  expect(ranges).toEqual({ helped: { is: '30days' }, links: { is: '30days' }, change: { is: '30days' } })
  expect(findings).toEqual([{ is: 'wait', days: 6 }])
})

test('[HOME-29, RES-66] a clear change against the 30 days before is announced with both counts', () => {
  const days = (from: number, value: number) =>
    Array.from({ length: 20 }, (_, at) => aRecordOnDay(value, { day: from + at }))
  const diary = aDiary([...days(TODAY - 55, 7), ...days(TODAY - 25, 4)])
  expect(readFindings(diary, person(diary)).findings[0]).toEqual({
    is: 'change',
    way: 'lower',
    points: 3,
    days: 20,
    daysBefore: 20,
  })
})
