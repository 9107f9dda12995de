import { NO_VALUE } from '@reprieve/domain/filters/columns/columns.ts'
import { inTenths, type DayPoint } from '@reprieve/domain/results/days.ts'
import type { DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import type { Basis } from '../../basis.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { AnswerDiary, AnswerPeriod } from '../answerDiary.ts'
import { readDailyMeasure } from './dailyMeasure.ts'
import { basisForIds, countFigure, dayFigure, tenthFigure } from '../figuresWithBasis.ts'
import { noNumbersSentence, painCriteria } from '../things.ts'
import { declineBeyondPlan, declineAnswer, makeSentence, makeAnswer } from '../makeAnswer.ts'
import { namesOnDay } from './times.ts'

/** The worst or the best day; if several tie, the latest and their number. */
export function answerExtremeDay(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const measured = readDailyMeasure(asked, diary, painCriteria(asked, diary))
  if (measured === null) return declineBeyondPlan(diary)
  const { isScore, period, points, basis: ofPeriod, days } = measured
  // A high score is a good day, high pain is not.
  const isHighest = (asked.intent === 'worst') !== isScore
  const found = extremeOf(points, isHighest)
  if (found === null)
    return declineAnswer(
      'nothing',
      isScore ? makeSentence('noScores', days) : noNumbersSentence(asked, diary, days),
    )
  const basis = basisOfDay(diary, period, found.day)
  const own = { day: dayFigure(found.day, basis), ...days }
  const same: AnswerSentence[] = [
    ...(found.alike.length > 1
      ? [makeSentence('sameDays', { days: countFigure(found.alike.length, ofPeriod) })]
      : []),
    ...(asked.isLoose ? alsoDays(found, diary, period) : []),
  ]
  // Who asks for a day in everyday words wants to know what was then.
  const then = asked.isLoose ? namesOnDay(diary, found.day) : []
  if (isScore) {
    const key = asked.intent === 'worst' ? 'worstScore' : 'bestScore'
    return makeAnswer(
      [makeSentence(key, { ...own, score: countFigure(found.value, basis) }), ...same, ...then],
      'calendar',
    )
  }
  const average = tenthFigure(inTenths(found.value), basis)
  const at = period.days.day.indexOf(found.day)
  const peak =
    asked.intent === 'worst'
      ? makeSentence('worstDay', { ...own, average, highest: countFigure(period.days.high[at]!, basis) })
      : makeSentence('bestDay', { ...own, average, lowest: countFigure(period.days.low[at]!, basis) })
  return makeAnswer([peak, ...same, ...then], 'calendar')
}

/** The two days before the one that is told, if they were like it. [ASST-125] */
function alsoDays({ alike }: Extreme, diary: AnswerDiary, period: AnswerPeriod): readonly AnswerSentence[] {
  const [second, third] = alike.slice(0, -1).toReversed()
  if (second === undefined || third === undefined) return []
  const figure = ({ day }: DayPoint) => dayFigure(day, basisOfDay(diary, period, day))
  return [makeSentence('alsoDays', { second: figure(second), third: figure(third) })]
}

interface Extreme extends DayPoint {
  /** The days of this value. */
  alike: readonly DayPoint[]
}

function extremeOf(points: readonly DayPoint[], isHighest: boolean): Extreme | null {
  const values = points.map(({ value }) => value)
  if (values.length === 0) return null
  const value = values.reduce((one, other) => (isHighest ? Math.max(one, other) : Math.min(one, other)))
  const alike = points.filter((point) => point.value === value)
  return { ...alike.at(-1)!, alike }
}

/** The entries of that day that have a number. */
function basisOfDay({ columns }: AnswerDiary, { selection, criteria }: AnswerPeriod, on: DayNumber): Basis {
  const { day: days, ids, value } = columns.entries
  const rows = Array.from(selection.rows).filter((row) => days[row] === on && value[row] !== NO_VALUE)
  const span = { from: on, to: on }
  return basisForIds(
    rows.map((row) => ids[row]!),
    { view: 'records', span, criteria },
  )
}
