import type { Criteria, DateRange } from '@reprieve/domain/filters/filter.ts'
import { painPoints, scorePoints, type DayPoint } from '@reprieve/domain/results/days.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { Basis } from '../../basis.ts'
import {
  isBeyondPlan,
  PAIN_RECORDS,
  selectPeriod,
  requestedRange,
  REFLECTIONS,
  type AnswerDiary,
  type AnswerPeriod,
} from '../answerDiary.ts'
import { basisForPeriod, spanFigures } from '../figuresWithBasis.ts'

/** Daily values: pain, or the score if that was asked for. */
interface DailyMeasure {
  isScore: boolean
  period: AnswerPeriod
  points: readonly DayPoint[]
  basis: Basis
  days: ReturnType<typeof spanFigures>
}

const YEAR: DateRange = { is: '365days' }

/** In everyday words, the worst or best day without a period is that of the year. */
function dailyRange(asked: UnderstoodQuestion, diary: AnswerDiary): DateRange {
  const isExtreme = asked.intent === 'worst' || asked.intent === 'best'
  const isLong = isExtreme && asked.isLoose && asked.periods.length === 0
  return isLong && !isBeyondPlan(diary, YEAR, 'insights') ? YEAR : requestedRange(asked)
}

/** Null if these days are outside the plan. [ASST-23] */
export function readDailyMeasure(
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
  pain: Criteria = PAIN_RECORDS,
): DailyMeasure | null {
  const range = dailyRange(asked, diary)
  if (isBeyondPlan(diary, range, 'insights')) return null
  const isScore = asked.measure === 'score'
  const period = selectPeriod(diary, range, isScore ? REFLECTIONS : pain)
  const points = isScore ? scorePoints(period.days) : painPoints(period.days)
  const basis = basisForPeriod(period, 'insights')
  return { isScore, period, points, basis, days: spanFigures(period.span, basis) }
}
