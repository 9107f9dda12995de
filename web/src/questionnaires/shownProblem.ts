import type { Misfit } from '@reprieve/domain/questionnaires/answers.ts'
import type { QuestionnaireAnswers } from '@reprieve/domain/questionnaires/questionnaire.ts'

/** Text in a field that is not even an answer. */
export type Unread = 'not-number' | 'not-day'

/** `not-taken`: the server refused it without a reason. */
export type ShownProblem = Misfit | 'missing' | 'not-taken' | Unread

/** What the server refused last time. */
export interface RefusedAnswers {
  /** By linkId. */
  problems: ReadonlyMap<string, ShownProblem>
  /** The answers that were sent: the refusal does not apply to others. */
  sent: QuestionnaireAnswers
}
