import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { dayNumber, localDay } from '@reprieve/domain/time/dayNumber.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import { periodBetween, unitPeriod, type Calendar, type StatedPeriod } from '../../periods/calendar.ts'

const DAYS_OF: Readonly<Partial<Record<DateRange['is'], number>>> = {
  '7days': 7,
  '30days': 30,
  '90days': 90,
  '365days': 365,
}

/** The days of the previous question: those that it named, or the last thirty. A whole month is one month. */
export function daysOfAnswer(
  { periods: [range] }: UnderstoodQuestion,
  calendar: Calendar,
): StatedPeriod | null {
  if (range?.is === 'custom') {
    const month = unitPeriod('month', 0, calendar, range.from)
    const isMonth = range.from === month.from && range.to === month.to
    return isMonth ? month : periodBetween(range.from, range.to)
  }
  const days = range === undefined ? DAYS_OF['30days'] : DAYS_OF[range.is]
  if (days === undefined) return null
  const to = dayNumber(calendar.today)
  return periodBetween(localDay(to - days + 1), calendar.today)
}

/** The one day that the previous question named. */
export const dayOfQuestion = ({ periods: [range] }: UnderstoodQuestion): LocalDay | null =>
  range?.is === 'custom' && range.from === range.to ? range.from : null

/** Other days for the same question; of a comparison, its first days stay beside them. [ASST-273] */
export const otherDays = (
  { intent, periods }: UnderstoodQuestion,
  range: DateRange,
): readonly DateRange[] => {
  const [first, second] = periods
  const isOfTwo = intent === 'compare' && first !== undefined && second !== undefined
  return isOfTwo && JSON.stringify(first) !== JSON.stringify(range) ? [first, range] : [range]
}
