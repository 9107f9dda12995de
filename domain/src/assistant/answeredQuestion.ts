import type { Intent, UnderstoodQuestion } from './understoodQuestion.ts'

/** Questions about an answer: the other slots are those of the question that it answered. */
export const ABOUT_ANSWER: readonly Intent[] = ['basis', 'that-day', 'simpler']

/** The question behind the previous answer, also if that only said it again. [ASST-119] */
export const answeredQuestion = (before: UnderstoodQuestion): UnderstoodQuestion =>
  ABOUT_ANSWER.includes(before.intent) && before.basisOf !== null
    ? { ...before, intent: before.basisOf, basisOf: null, nth: null }
    : before
