import { ENTRY, NO_VALUE } from '@reprieve/domain/filters/columns/columns.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { inTenths, painPoints, type DayPoint } from '@reprieve/domain/results/days.ts'
import { localDay, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent, PictureRow } from '../../answerContent.ts'
import type { Basis } from '../../basis.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import {
  isBeyondPlan,
  requestedRange,
  selectPeriod,
  toCustomRange,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import {
  basisForIds,
  basisForPeriod,
  countFigure,
  dayFigure,
  spanFigures,
  tenthFigure,
} from '../figuresWithBasis.ts'
import { declineAnswer, declineBeyondPlan, makeAnswer, makeSentence } from '../makeAnswer.ts'
import { barRow, makeBars } from '../pictures.ts'
import { answerSpanOf } from './answerSpans.ts'
import { noNumbersSentence, painCriteria } from '../things.ts'

/** A month with fewer days says little. */
const LEAST_DAYS = 7
const MOST_MONTHS = 12

interface MonthAverage {
  /** One of its days. */
  month: DayNumber
  days: number
  value: number
  basis: Basis
}

const LEAST_DAYS_OF_WEEK = 4
const DAYS_OF_WEEK = 7
/** Day 0 was a Thursday: weeks begin on Monday. */
const MONDAY = 3

const YEAR: DateRange = { is: '365days' }

/** Without a period the year, if the plan shows it. */
const yearOrAsked = (asked: UnderstoodQuestion, diary: AnswerDiary): DateRange =>
  asked.periods[0] ?? (isBeyondPlan(diary, YEAR, 'insights') ? requestedRange(asked) : YEAR)

/** The week with the highest or lowest average. [ASST-92] */
export function answerWeeks(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const other = answerSpanOf(asked, diary, { range: yearOrAsked(asked, diary), unit: 'week' })
  if (other !== null) return other
  const range = yearOrAsked(asked, diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const basis = basisForPeriod(period, 'insights')
  const byWeek = new Map<number, DayPoint[]>()
  for (const point of painPoints(period.days)) {
    const week = Math.floor((point.day + MONDAY) / DAYS_OF_WEEK)
    byWeek.set(week, [...(byWeek.get(week) ?? []), point])
  }
  const isBest = asked.rank === 'least'
  const weeks = [...byWeek]
    .filter(([, points]) => points.length >= LEAST_DAYS_OF_WEEK)
    .map(([week, points]) => ({
      first: week * DAYS_OF_WEEK - MONDAY,
      days: points.length,
      value: meanOf(points),
    }))
    .toSorted((one, other) => (isBest ? one.value - other.value : other.value - one.value))
  const [found] = weeks
  if (found === undefined)
    return declineAnswer('nothing', noNumbersSentence(asked, diary, spanFigures(period.span, basis)))
  const own = basisForPeriod(
    selectPeriod(
      diary,
      toCustomRange({ from: found.first, to: found.first + DAYS_OF_WEEK - 1 }),
      period.criteria,
    ),
    'records',
  )
  return makeAnswer(
    [
      makeSentence(isBest ? 'weekLowest' : 'weekHighest', {
        first: dayFigure(found.first, own),
        last: dayFigure(found.first + DAYS_OF_WEEK - 1, own),
        average: tenthFigure(inTenths(found.value), own),
        days: countFigure(found.days, own),
        ...spanFigures(period.span, basis),
      }),
    ],
    'timeline',
  )
}

const meanOf = (points: readonly DayPoint[]): number =>
  points.reduce((sum, { value }) => sum + value, 0) / points.length

/** The average of each month, and the highest or lowest. Averages of months are shown and not judged. [ASST-79] */
export function answerMonths(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const other = answerSpanOf(asked, diary, { range: yearOrAsked(asked, diary), unit: 'month' })
  if (other !== null) return other
  const range = yearOrAsked(asked, diary)
  if (isBeyondPlan(diary, range, 'insights')) return declineBeyondPlan(diary)
  const period = selectPeriod(diary, range, painCriteria(asked, diary))
  const basis = basisForPeriod(period, 'insights')
  const days = spanFigures(period.span, basis)
  const months = averagesOfMonths(diary, period).filter((month) => month.days >= LEAST_DAYS)
  if (months.length < 2)
    return declineAnswer(
      'too-few',
      makeSentence('monthsTooFew', { least: countFigure(LEAST_DAYS, basis), ...days }),
    )
  const isBest = asked.rank === 'least'
  const found = months.reduce((one, other) =>
    isBest ? (other.value < one.value ? other : one) : other.value > one.value ? other : one,
  )
  const rows = months
    .slice(-MOST_MONTHS)
    .map(({ month, days: logged, value, basis: own }): PictureRow =>
      barRow({ month }, countFigure(logged, own), tenthFigure(value, own)),
    )
  return {
    ...makeAnswer(
      [
        makeSentence(isBest ? 'monthLowest' : 'monthHighest', {
          month: { month: found.month },
          average: tenthFigure(found.value, found.basis),
          days: countFigure(found.days, found.basis),
          ...days,
        }),
        makeSentence('monthsCaution'),
      ],
      'timeline',
    ),
    opening: [makeSentence('openLook')],
    ...makeBars(rows),
  }
}

function averagesOfMonths(diary: AnswerDiary, period: AnswerPeriod): readonly MonthAverage[] {
  const byMonth = new Map<string, DayPoint[]>()
  for (const point of painPoints(period.days)) {
    const key = monthOf(point.day)
    byMonth.set(key, [...(byMonth.get(key) ?? []), point])
  }
  return [...byMonth].map(([key, points]) => ({
    month: points[0]!.day,
    days: points.length,
    value: inTenths(meanOf(points)),
    basis: basisOfMonth(diary, period, key),
  }))
}

const MONTH_LETTERS = 7
const monthOf = (day: DayNumber): string => localDay(day).slice(0, MONTH_LETTERS)

function basisOfMonth(
  { columns: { entries } }: AnswerDiary,
  { selection, span, criteria }: AnswerPeriod,
  month: string,
) {
  const rows = Array.from(selection.rows).filter(
    (row) =>
      entries.entry[row] === ENTRY.record &&
      entries.value[row] !== NO_VALUE &&
      monthOf(entries.day[row]!) === month,
  )
  return basisForIds(
    rows.map((row) => entries.ids[row]!),
    { view: 'records', span, criteria },
  )
}
