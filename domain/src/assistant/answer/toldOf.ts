import type { Screen } from '../part.ts'
import type { AnswerContent, Lacking, Sentence, Value } from '../told.ts'
import { periodOf, type AnswerDiary } from './answerDiary.ts'
import type { AnswerKey } from './answerKeys.ts'
import { basisOf, count } from './bases.ts'

export const sentence = (key: AnswerKey, values: Readonly<Record<string, Value>> = {}): Sentence => ({
  key,
  values,
})

export const told = (sentences: readonly Sentence[], screen: Screen | null = null): AnswerContent => ({
  declined: null,
  sentences,
  screen,
})

export const lacking = (declined: Lacking, ...sentences: readonly Sentence[]): AnswerContent => ({
  declined,
  sentences,
  screen: null,
})

const DAYS_OF_PLAN = 30

/** Names the days that the plan shows, and says nothing about the others. [ASST-23] */
export function beyondPlan(diary: AnswerDiary): AnswerContent {
  const shown = basisOf(periodOf(diary, { is: '30days' }), 'insights')
  return lacking('plan', sentence('planOnly', { days: count(DAYS_OF_PLAN, shown) }))
}
