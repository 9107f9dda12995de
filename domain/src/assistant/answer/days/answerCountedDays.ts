import { NO_VALUE } from '@reprieve/domain/filters/columns/columns.ts'
import { HARD_DAY, inTenths } from '@reprieve/domain/results/days.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import {
  isBeyondPlan,
  requestedRange,
  selectPeriod,
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
import { makeAnswer, makeSentence } from '../makeAnswer.ts'
import { findThing, painCriteria } from '../things.ts'

/** Days with little pain: the average is this or less. */
const EASY = 3
const MOST_DAYS = 14

interface CountedDay {
  day: DayNumber
  mean: number
}

/** The days that an answer counted, and the period that it counted them in; null if it counted none. */
function countedDays(
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
): { period: AnswerPeriod; days: readonly CountedDay[] } | null {
  const isMeant = dayTest(asked)
  const [thing] = asked.things
  if (isMeant === null || (asked.intent === 'how-often' && thing === undefined)) return null
  const range = requestedRange(asked)
  if (isBeyondPlan(diary, range, 'insights')) return null
  const criteria =
    thing === undefined || asked.intent !== 'how-often'
      ? painCriteria(asked, diary)
      : findThing(diary, thing).criteria
  const period = selectPeriod(diary, range, criteria)
  const { day, mean, high } = period.days
  const days = Array.from(day, (one, at) => ({ day: one, mean: mean[at]!, high: high[at]! })).filter(isMeant)
  return { period, days }
}

/** Which days the question counts; null if its answer counts something else. */
function dayTest({
  intent,
  level,
}: UnderstoodQuestion): ((day: { mean: number; high: number }) => boolean) | null {
  switch (intent) {
    case 'hard-days':
      return ({ mean }) => mean >= HARD_DAY
    case 'good-days':
      return ({ mean }) => mean <= EASY
    case 'level-days': {
      const { compare, value } = level ?? { compare: 'over', value: HARD_DAY }
      return ({ high }) => high !== NO_VALUE && (compare === 'over' ? high >= value : high <= value)
    }
    case 'avg-pain':
    case 'summary':
      return ({ mean }) => !Number.isNaN(mean)
    case 'how-often':
      return () => true
    default:
      return null
  }
}

/**
 * "Which days exactly", "day by day": the very days that the answer counted, each with its average, the latest first; and
 * plainly none, if there were none. Null if the answer counted no days. [ASST-180]
 */
export function answerCountedDays(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent | null {
  const counted = countedDays(asked, diary)
  if (counted === null) return null
  const { period, days } = counted
  const whole = basisForPeriod(period, 'records')
  const span = spanFigures(period.span, whole)
  if (days.length === 0) return makeAnswer([makeSentence('whichDaysNone', span)], 'calendar')
  const basis = basisOfDays(diary, period, new Set(days.map(({ day }) => day)))
  const shown = days.toSorted((one, other) => other.day - one.day).slice(0, MOST_DAYS)
  const rows = shown.map(({ day, mean }) => {
    const own = basisOfDays(diary, period, new Set([day]))
    return Number.isNaN(mean)
      ? makeSentence('dayRow', { day: dayFigure(day, own) })
      : makeSentence('dayPainRow', { day: dayFigure(day, own), average: tenthFigure(inTenths(mean), own) })
  })
  const more = days.length - shown.length
  return {
    ...makeAnswer([
      makeSentence('whichDays', { count: countFigure(days.length, basis), ...span }),
      ...rows,
      ...(more > 0 ? [makeSentence('whichDaysMore', { count: countFigure(more, basis) })] : []),
    ]),
    source: { counts: 'records', figure: countFigure(basis.n, basis) },
  }
}

function basisOfDays(
  { columns: { entries } }: AnswerDiary,
  { selection, span, criteria }: AnswerPeriod,
  days: ReadonlySet<DayNumber>,
) {
  const rows = Array.from(selection.rows).filter((row) => days.has(entries.day[row]!))
  return basisForIds(
    rows.map((row) => entries.ids[row]!),
    { view: 'records', span, criteria },
  )
}
