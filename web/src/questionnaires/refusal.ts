import { fieldsOf } from '@reprieve/contract/fields.ts'
import type { RefusedAnswers, ShownProblem } from './shownProblem.ts'

/**
 * Why a server did not take what was sent. `replaced`: it speaks of another form than the one that was answered.
 */
export type Refusal =
  | { is: 'refused'; problems: RefusedAnswers['problems'] }
  | { is: 'replaced' | 'wrong-clock' | 'failed' }

/** What our own looking would have said, too; of the rest only that it was not taken. */
const KNOWN: readonly ShownProblem[] = [
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

const problemFrom = (reason: unknown): ShownProblem => KNOWN.find((one) => one === reason) ?? 'not-taken'

/** `asked`: the questions that stand on the screen. What is wrong elsewhere nobody could mend. [QST-44] */
export function refusalFrom(body: unknown, asked: ReadonlySet<string>): Refusal {
  const { errors } = fieldsOf(body)
  const told = (Array.isArray(errors) ? errors : []).map(fieldsOf)
  const isSaid = (path: string, reason: string): boolean =>
    told.some((one) => one['path'] === path && one['reason'] === reason)
  if (isSaid('edition', 'unknown')) return { is: 'replaced' }
  if (isSaid('timing', 'out-of-range') || isSaid('sent_at', 'out-of-range')) return { is: 'wrong-clock' }
  // No question can be called so: its reason would be another.
  if (isSaid('response_id', 'taken')) return { is: 'failed' }
  const problems = told.flatMap(({ path, reason }): [string, ShownProblem][] =>
    typeof path === 'string' && asked.has(path) ? [[path, problemFrom(reason)]] : [],
  )
  if (problems.length > 0) return { is: 'refused', problems: new Map(problems) }
  return { is: told.length > 0 ? 'replaced' : 'failed' }
}
