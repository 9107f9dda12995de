import type { Criteria } from '../../filters/filter.ts'
import { painPoints, scorePoints, type DayPoint } from '../../results/days.ts'
import type { UnderstoodQuestion } from '../asked.ts'
import type { Basis } from '../basis.ts'
import {
  isBeyondPlan,
  PAIN_RECORDS,
  periodOf,
  rangeOf,
  REFLECTIONS,
  type AnswerDiary,
  type Period,
} from './answerDiary.ts'
import { basisOf, daysTold } from './bases.ts'

/** Daily values: pain, or the score if that was asked for. */
interface DailyMeasure {
  isScore: boolean
  period: Period
  points: readonly DayPoint[]
  basis: Basis
  days: ReturnType<typeof daysTold>
}

/** Null if these days are outside the plan. [ASST-23] */
export function measuredOf(
  asked: UnderstoodQuestion,
  diary: AnswerDiary,
  pain: Criteria = PAIN_RECORDS,
): DailyMeasure | null {
  const range = rangeOf(asked)
  if (isBeyondPlan(diary, range, 'insights')) return null
  const isScore = asked.measure === 'score'
  const period = periodOf(diary, range, isScore ? REFLECTIONS : pain)
  const points = isScore ? scorePoints(period.days) : painPoints(period.days)
  const basis = basisOf(period, 'insights')
  return { isScore, period, points, basis, days: daysTold(period.span, basis) }
}
