import type { AnswerScreen } from '../answerPart.ts'
import type { AnswerContent, NoAnswerReason, AnswerSentence, Value } from '../answerContent.ts'
import { selectPeriod, type AnswerDiary } from './answerDiary.ts'
import type { AnswerKey } from './answerKeys.ts'
import { basisForPeriod, countFigure } from './figuresWithBasis.ts'

export const makeSentence = (
  key: AnswerKey,
  values: Readonly<Record<string, Value>> = {},
): AnswerSentence => ({
  key,
  values,
})

export const makeAnswer = (
  sentences: readonly AnswerSentence[],
  screen: AnswerScreen | null = null,
): AnswerContent => ({
  declined: null,
  sentences,
  screen,
})

export const declineAnswer = (
  declined: NoAnswerReason,
  ...sentences: readonly AnswerSentence[]
): AnswerContent => ({
  declined,
  sentences,
  screen: null,
})

const DAYS_OF_PLAN = 30

/** Names the days that the plan shows, and says nothing about the others. [ASST-23] */
export function declineBeyondPlan(diary: AnswerDiary): AnswerContent {
  const shown = basisForPeriod(selectPeriod(diary, { is: '30days' }), 'insights')
  return declineAnswer('plan', makeSentence('planOnly', { days: countFigure(DAYS_OF_PLAN, shown) }))
}
