import { NO_VALUE } from '../../filters/columns/columns.ts'
import { inTenths, type DayPoint } from '../../results/days.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import type { UnderstoodQuestion } from '../asked.ts'
import type { Basis } from '../basis.ts'
import type { AnswerContent, Sentence } from '../told.ts'
import type { AnswerDiary, Period } from './answerDiary.ts'
import { basisOfIds, count, day, tenth } from './bases.ts'
import { measuredOf } from './measured.ts'
import { beyondPlan, lacking, sentence, told } from './toldOf.ts'

/** The worst or the best day; if several tie, the latest and their number. */
export function extremeDay(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const measured = measuredOf(asked, diary)
  if (measured === null) return beyondPlan(diary)
  const { isScore, period, points, basis: ofPeriod, days } = measured
  // A high score is a good day, high pain is not.
  const isHighest = (asked.intent === 'worst') !== isScore
  const found = extremeOf(points, isHighest)
  if (found === null) return lacking('nothing', sentence(isScore ? 'noScores' : 'noPainNumbers', days))
  const basis = basisOfDay(diary, period, found.day)
  const own = { day: day(found.day, basis), ...days }
  const same: Sentence[] =
    found.alike > 1 ? [sentence('sameDays', { days: count(found.alike, ofPeriod) })] : []
  if (isScore) {
    const key = asked.intent === 'worst' ? 'worstScore' : 'bestScore'
    return told([sentence(key, { ...own, score: count(found.value, basis) }), ...same], 'calendar')
  }
  const average = tenth(inTenths(found.value), basis)
  const at = period.days.day.indexOf(found.day)
  const peak =
    asked.intent === 'worst'
      ? sentence('worstDay', { ...own, average, highest: count(period.days.high[at]!, basis) })
      : sentence('bestDay', { ...own, average, lowest: count(period.days.low[at]!, basis) })
  return told([peak, ...same], 'calendar')
}

interface Extreme extends DayPoint {
  alike: number
}

function extremeOf(points: readonly DayPoint[], isHighest: boolean): Extreme | null {
  const values = points.map(({ value }) => value)
  if (values.length === 0) return null
  const value = values.reduce((one, other) => (isHighest ? Math.max(one, other) : Math.min(one, other)))
  const alike = points.filter((point) => point.value === value)
  return { ...alike.at(-1)!, alike: alike.length }
}

/** The entries of that day that have a number. */
function basisOfDay({ columns }: AnswerDiary, { selection, criteria }: Period, on: DayNumber): Basis {
  const { day: days, ids, value } = columns.entries
  const rows = Array.from(selection.rows).filter((row) => days[row] === on && value[row] !== NO_VALUE)
  const span = { from: on, to: on }
  return basisOfIds(
    rows.map((row) => ids[row]!),
    { view: 'records', span, criteria },
  )
}
