import type { AnswerContent, AnswerSentence } from '../../answerContent.ts'
import { NOTHING_ASKED, type UnderstoodQuestion } from '../../understoodQuestion.ts'
import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { isBeyondPlan, selectPeriod, type AnswerDiary } from '../answerDiary.ts'
import { answerMyNumber } from './answerOverview.ts'
import { answerMostOften } from '../answerOften.ts'
import { answerAllTried } from '../helped/answerTried.ts'
import { answerWhatHelped } from '../helped/answerHelped.ts'
import { makeAnswer, makeSentence } from '../makeAnswer.ts'
import { answerUseCount } from '../helped/medicines.ts'

const LEAST_DAYS = 14

/** "Thursday at the doctor's" is the day of the visit, and not what it is about. */
const isLong = (range: DateRange, diary: AnswerDiary): boolean => {
  const { from, to } = selectPeriod(diary, range).span
  return to - from + 1 >= LEAST_DAYS
}

/** The time that the visit is about, if one is named; none: the latest days. [ASST-241] */
export const timeOfVisit = (periods: readonly DateRange[], diary: AnswerDiary): readonly DateRange[] =>
  periods.filter((one) => isLong(one, diary) && !isBeyondPlan(diary, one, 'insights')).slice(0, 1)

/** "Shorter" after a doctor visit: how strong, where most often, what helped most, and what was taken. [ASST-191] */
export function answerVisitShort(
  { place, periods, effect }: UnderstoodQuestion,
  diary: AnswerDiary,
): AnswerContent {
  const ask = (own: Partial<UnderstoodQuestion>): UnderstoodQuestion => ({
    ...NOTHING_ASKED,
    intent: 'visit',
    periods: timeOfVisit(periods, diary),
    ...own,
  })
  const told = ({ declined, sentences }: AnswerContent): readonly AnswerSentence[] =>
    declined === null ? sentences : []
  const number = answerMyNumber(ask({ things: place === null ? [] : [place] }), diary)
  const [where] = told(answerMostOften(ask({ list: 'location', rank: 'most' }), diary)).filter(
    ({ key }) => key === 'mostRow',
  )
  const [helped] = told(answerWhatHelped(ask({ effect: 'helped', place }), diary)).filter(
    ({ key }) => key === 'helpedRow',
  )
  const sentences = [
    ...number.sentences,
    ...(where === undefined || place !== null ? [] : [where]),
    // Without the range that chance allows: it is to be remembered.
    // "And what did nothing": the marks of all that was tried. [ASST-292]
    ...(effect === null || place !== null
      ? []
      : told(answerAllTried(ask({}), diary)).filter(({ key }) => key === 'triedRow')),
    ...(helped === undefined || (effect !== null && place === null)
      ? []
      : [makeSentence('triedRow', helped.values)]),
    ...told(answerUseCount(ask({}), diary)).slice(0, 1),
  ]
  return { ...makeAnswer(sentences, 'brief'), opening: [makeSentence('inShort')] }
}
