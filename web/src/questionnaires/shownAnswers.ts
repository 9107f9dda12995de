import { findMisfit, type Misfit } from '@reprieve/domain/questionnaires/answers.ts'
import {
  listQuestions,
  type QuestionnaireAnswers,
  type Questionnaire,
} from '@reprieve/domain/questionnaires/questionnaire.ts'

/** Faults that a person can correct in the field. All others mean that the answer belongs to another question. */
const MENDABLE: readonly (Misfit | null)[] = [null, 'too-low', 'too-high', 'too-long', 'not-whole', 'empty']

export interface ShownAnswers {
  answers: QuestionnaireAnswers
  /** Some answers were given to an earlier version of the form. */
  hasChanged: boolean
}

/** The answers of a draft that still fit the questions: the form may have changed since. [QST-32] */
export function shownAnswers(questionnaire: Questionnaire, draft: QuestionnaireAnswers): ShownAnswers {
  const items = new Map(listQuestions(questionnaire).map((item) => [item.linkId, item]))
  const given = Object.entries(draft)
  const shown = given.filter(([linkId, answer]) => {
    const item = items.get(linkId)
    return item !== undefined && MENDABLE.includes(findMisfit(item, answer))
  })
  return { answers: Object.fromEntries(shown), hasChanged: shown.length < given.length }
}
