import type { AnswerDiary } from '@reprieve/domain/assistant/answer/answerDiary.ts'
import { answerFromDiary } from '@reprieve/domain/assistant/answer/answerFromDiary.ts'
import { findFollowUps } from '@reprieve/domain/assistant/answer/followUps.ts'
import type { AnswerPart } from '@reprieve/domain/assistant/answerPart.ts'
import type { PreviousExchange } from '@reprieve/domain/assistant/understand/understandingResult.ts'
import {
  NOTHING_ASKED,
  type Intent,
  type UnderstoodQuestion,
} from '@reprieve/domain/assistant/understoodQuestion.ts'
import type { Key } from '@reprieve/locales/words.ts'
import type { Voice } from './voice.ts'

export type OfferedQuestions = PreviousExchange['offered']

const MOST = 3

const QUESTIONS: readonly { intent: Intent; key: Key<'answers'> }[] = [
  { intent: 'trend', key: 'askTrend' },
  { intent: 'more-with', key: 'askMoreWith' },
  { intent: 'what-helped', key: 'askWhatHelped' },
  { intent: 'hard-days', key: 'askHardDays' },
  { intent: 'less-with', key: 'askLessWith' },
  { intent: 'visit', key: 'askVisit' },
]

const questionFor = (intent: Intent): UnderstoodQuestion => ({ ...NOTHING_ASKED, intent })

/** Questions that this diary can answer; preparing an appointment is always possible. */
export function suggestQuestions(diary: AnswerDiary, voice: Voice): OfferedQuestions {
  const offered = QUESTIONS.filter(
    ({ intent }) => intent === 'visit' || answerFromDiary(questionFor(intent), diary)?.declined === null,
  )
  return offered
    .slice(0, MOST)
    .map(({ intent, key }) => ({ label: voice.ask(key), asked: questionFor(intent) }))
}

/** Questions after an answer: those that keep its subject, or others if there was no answer. [ASST-60] */
export function suggestNext(
  asked: UnderstoodQuestion,
  { diary, voice, isAnswered }: { diary: AnswerDiary; voice: Voice; isAnswered: boolean },
): OfferedQuestions {
  if (asked.intent === 'can-do' || !isAnswered) return suggestQuestions(diary, voice)
  return findFollowUps(asked, diary).map((next) => ({ label: voice.ask(next.key), asked: next.asked }))
}

/** Offers a related question when one is declined. */
export function suggestRelatedQuestion({ intent }: UnderstoodQuestion, voice: Voice): OfferedQuestions {
  const known = QUESTIONS.find((question) => question.intent === intent)
  return known === undefined ? [] : [{ label: voice.ask(known.key), asked: questionFor(intent) }]
}

/** Buttons whose label is the question they ask. */
export const questionButtons = (offered: OfferedQuestions): AnswerPart[] =>
  offered.length === 0
    ? []
    : [{ is: 'choices', choices: offered.map(({ label }) => ({ says: label, asks: label })) }]
