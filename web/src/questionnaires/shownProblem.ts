import type { Misfit } from '@reprieve/domain/questionnaires/answers.ts'
import type { Answers } from '@reprieve/domain/questionnaires/questionnaire.ts'

/** What stands in a field and is not even an answer. */
export type Unread = 'not-number' | 'not-day'

/** `not-taken`: the server says so, and not why. */
export type ShownProblem = Misfit | 'missing' | 'not-taken' | Unread

/** What the server did not take the last time. */
export interface RefusedAnswers {
  /** By linkId. */
  problems: ReadonlyMap<string, ShownProblem>
  /** What was sent: another answer is another matter. */
  sent: Answers
}
