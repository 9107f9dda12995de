import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { UnderstoodQuestion } from '@reprieve/domain/assistant/understoodQuestion.ts'
import {
  lastUnits,
  previousPeriod,
  unitPeriod,
  type Calendar,
  type StatedPeriod,
} from '../../periods/calendar.ts'

/** A week with fewer days says nothing about it. */
const LEAST_DAYS_OF_WEEK = 3

/** "How was I this week", asked on a Monday, means no single day. [ASST-295] */
export const withoutLoneDay = (
  asked: UnderstoodQuestion,
  periods: readonly StatedPeriod[],
): UnderstoodQuestion =>
  asked.intent === 'on-day' && periods.length === 1 && periods[0]!.unit === 'week'
    ? { ...asked, intent: 'avg-pain', measure: 'pain', isLoose: true }
    : asked

/** On a Monday, "this week" means more than that day: the last seven days, and in a comparison the seven before. */
export function withWholeWeek(asked: UnderstoodQuestion, calendar: Calendar): UnderstoodQuestion {
  const week = unitPeriod('week', 0, calendar)
  const [first, second] = asked.periods
  const isYoung = dayNumber(week.to) - dayNumber(week.from) + 1 < LEAST_DAYS_OF_WEEK
  if (!isYoung || first?.is !== 'custom' || first.from !== week.from || first.to !== week.to) return asked
  if (week.from === week.to && (asked.intent === 'on-day' || asked.time !== null)) return asked
  const now = lastUnits(7, 'day', calendar)
  if (now === null) return asked
  const before = second === undefined ? null : previousPeriod(now, calendar)
  const isLoose = asked.isLoose || asked.intent === 'compare'
  return { ...asked, isLoose, periods: before === null ? [now.range] : [now.range, before.range] }
}
