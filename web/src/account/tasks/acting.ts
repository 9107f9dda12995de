import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer } from '../../api/ask.ts'

/** An action that changes the account directly, without a form. */
export type ActionState = { is: 'still' | 'acting' | 'done' | 'away' } | { is: 'refused'; message: string }

/** `alsoDone`: codes besides 0 that mean the wanted state is reached. */
export function readActionState(answer: Answer | null, alsoDone: readonly number[]): ActionState {
  // The person cancelled the log-in dialog: nothing has changed, and they know.
  if (answer === null) return { is: 'still' }
  if (!answer.reached) return { is: 'away' }
  const { code, message } = answer
  return code === RESULT.ok || alsoDone.includes(code) ? { is: 'done' } : { is: 'refused', message }
}
