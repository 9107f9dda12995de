import type { DateRange } from '@reprieve/domain/filters/filter.ts'
import { inTenths } from '@reprieve/domain/results/days.ts'
import { isFigure, type AnswerContent, type AnswerSentence } from '../../answerContent.ts'
import type { UnderstoodQuestion } from '../../understoodQuestion.ts'
import { isBeyondPlan, requestedRange, selectPeriod, type AnswerDiary } from '../answerDiary.ts'
import { tenthFigure } from '../figuresWithBasis.ts'
import { makeSentence } from '../makeAnswer.ts'
import { answerUseCount } from './medicines.ts'

const DAYS_OF_WEEK = 7
const LAST_90_DAYS: DateRange = { is: '90days' }
/** A shorter time has no usual week. */
const LEAST_SPAN = 14

/** How many doses a week that is, since the diary began in that time; nothing for a short one. */
function rateOf(
  { values: { uses, from, to } }: AnswerSentence,
  diary: AnswerDiary,
): readonly AnswerSentence[] {
  if (uses === undefined || from === undefined || to === undefined) return []
  if (!isFigure(uses) || !isFigure(from) || !isFigure(to)) return []
  const first = Math.min(...selectPeriod(diary, { is: 'alltime' }).days.day)
  const length = to.value - Math.max(from.value, first) + 1
  if (length < LEAST_SPAN) return []
  const average = tenthFigure(inTenths((uses.value / length) * DAYS_OF_WEEK), uses.basis)
  return [makeSentence('dosesPerWeek', { average })]
}

const withRates = (told: readonly AnswerSentence[], diary: AnswerDiary): readonly AnswerSentence[] =>
  told.flatMap((sentence) => [sentence, ...rateOf(sentence, diary)])

/** How many doses a week, on average; over the last three months if no time is named. [ASST-290] */
export function answerDosesPerWeek(asked: UnderstoodQuestion, diary: AnswerDiary): AnswerContent {
  const range =
    asked.periods[0] ?? (isBeyondPlan(diary, LAST_90_DAYS, 'insights') ? requestedRange(asked) : LAST_90_DAYS)
  const counted = answerUseCount({ ...asked, periods: [range], ways: [] }, diary)
  return { ...counted, sentences: withRates(counted.sentences, diary) }
}

/** All doses together in both times, also by the week: the times may differ in length. [ASST-290] */
export const dosesInBoth = (asked: UnderstoodQuestion, diary: AnswerDiary): readonly AnswerSentence[] =>
  asked.periods.slice(0, 2).flatMap((range) => {
    const own = { ...asked, things: [], periods: [range], isLoose: false, ways: [] }
    return withRates(answerUseCount(own, diary).sentences, diary)
  })
