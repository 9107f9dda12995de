import { dayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import { expect, test } from 'vitest'
import { chosenDay, parseCalendarPlace } from './calendarPeriod.ts'

const today = dayNumber('2026-11-12')
const november = { year: 2026, month: 11 }
const october = { year: 2026, month: 10 }

test('[RES-38] without a parameter in the address it is this month', () => {
  expect(parseCalendarPlace({}, today)).toEqual({ month: november, day: null, isYear: false })
})

test('[RES-38] the address names month, day and year', () => {
  expect(parseCalendarPlace({ month: '2026-10', date: '2026-10-23' }, today)).toEqual({
    month: october,
    day: dayNumber('2026-10-23'),
    isYear: false,
  })
  expect(parseCalendarPlace({ date: '2026-10-23' }, today).month).toEqual(october)
  expect(parseCalendarPlace({ month: '2026-10', view: 'year' }, today)).toEqual({
    month: october,
    day: null,
    isYear: true,
  })
})

test.each(['2026-02-30', '2026-11', 'x', '', '1899-12-31', '2101-01-01', '2026-11-12T00:00', '-2026-11-12'])(
  '[RES-38] an invalid date, %j, is ignored',
  (date) =>
    expect(parseCalendarPlace({ month: 'forever', date }, today)).toEqual(parseCalendarPlace({}, today)),
)

test('[RES-38] a day of another month than the shown one is not selected', () => {
  expect(parseCalendarPlace({ month: '2026-10', date: '2026-11-01' }, today).day).toBe(null)
})

test('[RES-38] details are those of the requested day, otherwise today, otherwise the latest day of the month with data', () => {
  const told = ['2026-09-30', '2026-10-02', '2026-10-20', '2026-11-03'].map(dayNumber)
  const chosen = (said: { month?: string; date?: string }): string | null => {
    const day = chosenDay(parseCalendarPlace(said, today), { today, told })
    return day === null ? null : localDay(day)
  }
  expect(chosen({ month: '2026-11', date: '2026-11-01' })).toBe('2026-11-01')
  expect(chosen({})).toBe('2026-11-12')
  expect(chosen({ month: '2026-10' })).toBe('2026-10-20')
  expect(chosen({ month: '2026-08' })).toBe(null)
})
