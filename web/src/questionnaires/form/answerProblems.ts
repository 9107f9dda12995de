import { toFields } from '@reprieve/contract/fields.ts'
import type { Misfit } from '@reprieve/domain/questionnaires/answers.ts'
import type { QuestionnaireAnswers } from '@reprieve/domain/questionnaires/questionnaire.ts'

/** Why a server refused the answers. `replaced`: it expects another form than the one answered. */
export type AnswerRefusal =
  | { is: 'refused'; problems: RefusedAnswers['problems'] }
  | { is: 'replaced' | 'wrong-clock' | 'failed' }

/** Faults that our own checks know, too; for the others, only that the answer was not accepted. */
const KNOWN: readonly AnswerProblem[] = [
  'missing',
  'empty',
  'too-low',
  'too-high',
  'too-long',
  'not-whole',
  'no-such-option',
  'one-only',
  'exclusive',
  'another-kind',
]

const problemFrom = (reason: unknown): AnswerProblem => KNOWN.find((one) => one === reason) ?? 'not-taken'

/** `asked`: the questions on the screen. A fault elsewhere could not be corrected by the user. [QST-44] */
export function parseRefusal(body: unknown, asked: ReadonlySet<string>): AnswerRefusal {
  const { errors } = toFields(body)
  const told = (Array.isArray(errors) ? errors : []).map(toFields)
  const isSaid = (path: string, reason: string): boolean =>
    told.some((one) => one['path'] === path && one['reason'] === reason)
  if (isSaid('edition', 'unknown')) return { is: 'replaced' }
  if (isSaid('timing', 'out-of-range') || isSaid('sent_at', 'out-of-range')) return { is: 'wrong-clock' }
  // Cannot be a question's linkId, because questions have other reasons.
  if (isSaid('response_id', 'taken')) return { is: 'failed' }
  const problems = told.flatMap(({ path, reason }): [string, AnswerProblem][] =>
    typeof path === 'string' && asked.has(path) ? [[path, problemFrom(reason)]] : [],
  )
  if (problems.length > 0) return { is: 'refused', problems: new Map(problems) }
  return { is: told.length > 0 ? 'replaced' : 'failed' }
}

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
