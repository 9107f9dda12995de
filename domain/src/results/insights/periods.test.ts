import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import type { Criteria, DateRange } from '../../filters/filter.ts'
import type { Plan } from '../../purchases/plan.ts'
import { dayNumber, localDay } from '../../time/dayNumber.ts'
import { expect, test } from 'vitest'
import { aDiary, aRecordOnDay, selectDays, DAY_0 } from '../testing/aDiary.ts'
import {
  findComparedPeriod,
  findPreviousPeriod,
  monthBefore,
  selectOtherPeriod,
  previousSpan,
} from './periods.ts'

const DAYS = [0, 1, 2, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]
const columns = aDiary(DAYS.map((day) => aRecordOnDay(day % 3 === 0 ? 9 : 4, { day })))
const { selection, canonical } = selectDays(columns, { from: 13, to: 19 })
const today = DAY_0 + 19

const shown = (range: DateRange = { is: '7days' }, criteria: Partial<Criteria> = {}) => ({
  columns,
  selection,
  canonical,
  today,
  filter: { criteria: { ...DEFAULT_CRITERIA, ...criteria }, range },
})
const ways = (plan: Plan = 'pro') => ({ plan, idToday: undefined })

const daysIn = (other: ReturnType<typeof findPreviousPeriod>): number[] | string =>
  other.is === 'period' ? Array.from(other.period.days.day, (day) => day - DAY_0) : other.is

test('[RES-40] the period before is as long, and ends on the day before', () => {
  expect(previousSpan({ from: 13, to: 19 })).toEqual({ from: 6, to: 12 })
  expect(previousSpan({ from: 5, to: 5 })).toEqual({ from: 4, to: 4 })
  expect(daysIn(findPreviousPeriod(shown(), ways()))).toEqual([10, 11, 12])
})

test('[RES-40] both periods are chosen by the same criteria', () => {
  const severe = shown({ is: '7days' }, { severity: { from: 8, to: 10 } })
  expect(daysIn(findPreviousPeriod(severe, ways()))).toEqual([12])
})

test('[RES-40] before all time there is nothing', () => {
  expect(daysIn(findPreviousPeriod(shown({ is: 'alltime' }), ways()))).toBe('alltime')
})

test('[RES-40] days that the plan does not show are not compared either', () => {
  const long = { from: DAY_0 - 20, to: DAY_0 - 14 }
  expect(daysIn(selectOtherPeriod(shown(), { ...ways('lite'), span: long }))).toBe('plan')
  expect(daysIn(findPreviousPeriod(shown(), ways('lite')))).toEqual([10, 11, 12])
  expect(daysIn(selectOtherPeriod(shown(), { ...ways('unknown'), span: long }))).toEqual([])
})

test('[RES-40] any other days can be named, both ends within', () => {
  const span = { from: DAY_0 + 1, to: DAY_0 + 10 }
  const other = selectOtherPeriod(shown(), { ...ways(), span })
  expect(daysIn(other)).toEqual([1, 2, 10])
  expect(other.is === 'period' && localDay(other.period.days.span.from)).toBe(localDay(span.from))
})

test('[RES-85] a month is compared with the month before, also the current one until today', () => {
  const days = (from: string, to: string) => ({ from: dayNumber(from), to: dayNumber(to) })
  const now = dayNumber('2026-11-18')
  expect(monthBefore(days('2026-10-01', '2026-10-31'), now)).toEqual(days('2026-09-01', '2026-09-30'))
  expect(monthBefore(days('2026-11-01', '2026-11-18'), now)).toEqual(days('2026-10-01', '2026-10-31'))
  expect(monthBefore(days('2026-01-01', '2026-01-31'), now)).toEqual(days('2025-12-01', '2025-12-31'))
  expect(monthBefore(days('2026-10-01', '2026-10-30'), now)).toBe(null)
  expect(monthBefore(days('2026-10-02', '2026-10-31'), now)).toBe(null)
  expect(daysIn(findComparedPeriod(shown(), ways()))).toEqual([10, 11, 12])
})
