import { misfitOf, type Misfit } from '@reprieve/domain/questionnaires/answers.ts'
import {
  questionsOf,
  type Answers,
  type Questionnaire,
} from '@reprieve/domain/questionnaires/questionnaire.ts'

/** What a person can mend in the field itself. All else is the answer to another question than the one that stands there. */
const MENDABLE: readonly (Misfit | null)[] = [null, 'too-low', 'too-high', 'too-long', 'not-whole', 'empty']

export interface ShownAnswers {
  answers: Answers
  /** Some were given to a form that has changed since. */
  hasChanged: boolean
}

/** Of a draft what still fits the questions: a form may have changed since it was begun. [QST-32] */
export function shownAnswers(questionnaire: Questionnaire, draft: Answers): ShownAnswers {
  const items = new Map(questionsOf(questionnaire).map((item) => [item.linkId, item]))
  const given = Object.entries(draft)
  const shown = given.filter(([linkId, answer]) => {
    const item = items.get(linkId)
    return item !== undefined && MENDABLE.includes(misfitOf(item, answer))
  })
  return { answers: Object.fromEntries(shown), hasChanged: shown.length < given.length }
}
