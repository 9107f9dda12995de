import type { Misfit } from '@reprieve/domain/questionnaires/answers.ts'
import type { QuestionnaireAnswers } from '@reprieve/domain/questionnaires/questionnaire.ts'

/** Text in a field that is not even an answer. */
export type UnreadableInput = 'not-number' | 'not-day'

/** `not-taken`: the server refused it without a reason. */
export type AnswerProblem = Misfit | 'missing' | 'not-taken' | UnreadableInput

/** What the server refused last time. */
export interface RefusedAnswers {
  /** By linkId. */
  problems: ReadonlyMap<string, AnswerProblem>
  /** The answers that were sent: the refusal does not apply to others. */
  sent: QuestionnaireAnswers
}
