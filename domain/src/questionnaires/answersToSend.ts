import { findMisfit, type Misfit } from './answers.ts'
import { askedQuestions } from './askedItems.ts'
import type { QuestionnaireAnswer, QuestionnaireAnswers, Questionnaire } from './questionnaire.ts'

export interface Problem {
  linkId: string
  what: Misfit | 'missing'
}

/** The problems that prevent sending, in the order of the form. Questions that are not asked cause none. [QST-4] */
export function problemsIn(questionnaire: Questionnaire, given: QuestionnaireAnswers): readonly Problem[] {
  const answers = tidied(given)
  return askedQuestions(questionnaire, answers).flatMap((item): Problem[] => {
    const answer = findAnswer(answers, item.linkId)
    if (answer === undefined) return item.isRequired ? [{ linkId: item.linkId, what: 'missing' }] : []
    const what = findMisfit(item, answer)
    return what === null ? [] : [{ linkId: item.linkId, what }]
  })
}

/** The answers to send from a draft: to questions that are asked, and valid. [QST-5] */
export function answersToSend(
  questionnaire: Questionnaire,
  given: QuestionnaireAnswers,
): QuestionnaireAnswers {
  const answers = tidied(given)
  const sent = askedQuestions(questionnaire, answers).flatMap((item) => {
    const answer = findAnswer(answers, item.linkId)
    return answer === undefined || findMisfit(item, answer) !== null ? [] : [[item.linkId, answer] as const]
  })
  return Object.fromEntries(sent)
}

export const findAnswer = (answers: QuestionnaireAnswers, linkId: string): QuestionnaireAnswer | undefined =>
  Object.hasOwn(answers, linkId) ? answers[linkId] : undefined

// oxlint-disable-next-line no-control-regex
const NO_SIGNS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/** Removes control characters from texts, and drops empty answers. */
const tidied = (answers: QuestionnaireAnswers): QuestionnaireAnswers =>
  Object.fromEntries(
    Object.entries(answers)
      .map(([linkId, answer]) => [linkId, typeof answer === 'string' ? tidy(answer) : answer] as const)
      .filter(([, answer]) => typeof answer !== 'object' || answer.length > 0)
      .filter(([, answer]) => answer !== ''),
  )

const tidy = (text: string): string => text.replace(NO_SIGNS, '').toWellFormed().trim()
