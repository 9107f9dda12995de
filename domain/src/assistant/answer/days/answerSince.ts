import { previousSpan } from '@reprieve/domain/results/insights/periods.ts'
import { dayNumber, type DayNumber } from '@reprieve/domain/time/dayNumber.ts'
import type { AnswerContent } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import { selectPeriod, toCustomRange, type AnswerDiary } from '../answerDiary.ts'
import { makeSentence } from '../makeAnswer.ts'
import { joinNames } from '../pictures.ts'
import { findThing } from '../things.ts'
import { answerCompare, answerTrend } from './trends.ts'

/**
 * Better since a medicine, a treatment or a day: the days since then, up to today, beside as many days before. It says what changed,
 * and never that one came from the other. [ASST-80]
 */
export function answerSinceStart(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const start = startOf(asked, diary)
  if (start === null) {
    const isAll = asked.periods[0]?.is === 'alltime'
    const periods = isAll ? [] : asked.periods
    const trend = answerTrend({ ...asked, things: [], measure: 'pain', periods }, diary)
    const never = asked.things
      .map((thing) => findThing(diary, thing))
      .filter(({ items }) => items.length === 0)
    const isNever = never.length > 0 && never.length === asked.things.length
    const said =
      isNever && periods.length === 0 ? [makeSentence('neverRecorded', { name: joinNames(never) })] : []
    return { ...trend, opening: [...said, makeSentence('sinceUnknown'), ...(trend.opening ?? [])] }
  }
  const now = { from: start, to: diary.today }
  const compared = answerCompare(
    {
      ...asked,
      things: [],
      measure: 'pain',
      periods: [toCustomRange(now), toCustomRange(previousSpan(now))],
    },
    diary,
  )
  return { ...compared, sentences: [...compared.sentences, makeSentence('sinceCaution')] }
}

/** The day that the question names, the start of the medication, or the first time the thing was recorded. */
function startOf({ things, periods }: UnderstoodQuestion, diary: AnswerDiary): DayNumber | null {
  const [range] = periods
  if (range !== undefined && range.is !== 'alltime') {
    const { from } = selectPeriod(diary, range).span
    return from < diary.today ? from : null
  }
  const [thing] = things
  if (thing === undefined) return null
  const started = diary.medications
    .filter(({ id }) => thing.ids.includes(id))
    .flatMap(({ startDate }) => (startDate === null ? [] : [dayNumber(startDate)]))
  const [first] = selectPeriod(diary, { is: 'alltime' }, findThing(diary, thing).criteria).days.day
  const start = started.length > 0 ? Math.min(...started) : (first ?? null)
  return start !== null && start < diary.today ? start : null
}
