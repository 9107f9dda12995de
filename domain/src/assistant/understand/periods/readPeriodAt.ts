import { isConcept, type QuestionToken } from '../token.ts'
import type { QuestionConcept } from '../concepts.ts'
import {
  allTime,
  lastUnits,
  oneDay,
  plusDays,
  unitPeriod,
  weekdayNumber,
  type Calendar,
  type StatedPeriod,
  type Unit,
} from './calendar.ts'
import { dateAt } from './dates.ts'
import type { PeriodAt, PeriodReader } from './periodReading.ts'

const UNITS: Readonly<Partial<Record<QuestionConcept, Unit>>> = {
  days: 'day',
  dayMark: 'day',
  week: 'week',
  month: 'month',
  monthMark: 'month',
  year: 'year',
}

/** The period at this token, if there is one; filler words are already removed. */
export function periodAt(said: readonly QuestionToken[], at: number, reader: PeriodReader): PeriodAt | null {
  return (
    dateAt(said, at, reader) ??
    countedAt(said, at, reader.calendar) ??
    unitAt(said, at, reader.calendar) ??
    weekdayAt(said, at, reader.calendar) ??
    namedAt(said[at], reader.calendar)
  )
}

const WEEKS_OF_FEW = 4

const found = (period: StatedPeriod | null, length: number): PeriodAt | null =>
  period === null ? null : { periods: [period], length }

const unitIn = (token: QuestionToken | undefined): Unit | null =>
  token?.means.is === 'concept' ? (UNITS[token.means.concept] ?? null) : null

const numberIn = (token: QuestionToken | undefined): number | null =>
  token?.means.is === 'number' ? token.means.value : null

const isPast = (token: QuestionToken | undefined): boolean => isConcept(token, 'previous', 'this')

/** "The last 7 days", in any order; "14 days" alone. */
function countedAt(said: readonly QuestionToken[], at: number, calendar: Calendar): PeriodAt | null {
  const [one, two, three] = [said[at], said[at + 1], said[at + 2]]
  const orders: readonly [QuestionToken | undefined, QuestionToken | undefined, number, boolean][] = [
    [two, three, 3, isPast(one)],
    // "Over 7 this month" are no seven months.
    [one, three, 3, isConcept(two, 'previous')],
    [one, two, 3, isPast(three)],
    [one, two, 2, !isConcept(two, 'dayMark', 'monthMark', 'year')],
  ]
  for (const [count, unit, length, isSaid] of orders) {
    const [number, of] = [numberIn(count), unitIn(unit)]
    // 12월 is December, not twelve months.
    if (isSaid && number !== null && of !== null && !isConcept(unit, 'monthMark'))
      return found(lastUnits(number, of, calendar), length)
  }
  return null
}

/** "Last week", "semana pasada". A day needs a number: "worst day this month" has none. */
function unitAt(said: readonly QuestionToken[], at: number, calendar: Calendar): PeriodAt | null {
  const [one, two] = [said[at], said[at + 1]]
  const [word, unit] = isPast(one) ? [one, unitIn(two)] : [two, unitIn(one)]
  if (!isPast(word) || unit === null || unit === 'day') return null
  return found(unitPeriod(unit, isConcept(word, 'previous') ? 1 : 0, calendar), 2)
}

function weekdayAt(said: readonly QuestionToken[], at: number, calendar: Calendar): PeriodAt | null {
  const [one, two] = [said[at], said[at + 1]]
  const isFirst = one?.means.is === 'weekday'
  const day = isFirst ? one : two
  const word = isFirst ? two : one
  const isBeside = isPast(word) && (!isFirst || numberIn(said[at + 2]) === null)
  if (day?.means.is !== 'weekday' || (!isFirst && !isBeside)) return null
  const back = (weekdayNumber(calendar.today) - day.means.weekday + 7) % 7
  const isWeekBefore = isBeside && isConcept(word, 'previous') && back === 0
  return found(oneDay(plusDays(calendar.today, isWeekBefore ? -7 : -back)), isBeside ? 2 : 1)
}

function namedAt(token: QuestionToken | undefined, calendar: Calendar): PeriodAt | null {
  if (isConcept(token, 'today')) return found(oneDay(calendar.today), 1)
  if (isConcept(token, 'yesterday')) return found(oneDay(plusDays(calendar.today, -1)), 1)
  if (isConcept(token, 'dayBefore')) return found(oneDay(plusDays(calendar.today, -2)), 1)
  if (isConcept(token, 'pastYear')) return found(lastUnits(1, 'year', calendar), 1)
  if (isConcept(token, 'fewWeeks')) return found(lastUnits(WEEKS_OF_FEW, 'week', calendar), 1)
  if (isConcept(token, 'weekBeforeLast')) return found(unitPeriod('week', 2, calendar), 1)
  if (isConcept(token, 'monthBeforeLast')) return found(unitPeriod('month', 2, calendar), 1)
  return isConcept(token, 'allTime') ? found(allTime(calendar), 1) : null
}
