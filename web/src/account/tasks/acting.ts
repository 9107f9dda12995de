import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer } from '../../api/ask.ts'

/** A press that changes something of the account by itself, without a form. */
export type Acting = { is: 'still' | 'acting' | 'done' | 'away' } | { is: 'refused'; message: string }

/** `alsoDone`: codes besides 0 after which it stands as it was wanted. */
export function actingFrom(answer: Answer | null, alsoDone: readonly number[]): Acting {
  // They went away from the question who they are: nothing has changed, and they know.
  if (answer === null) return { is: 'still' }
  if (!answer.reached) return { is: 'away' }
  const { code, message } = answer
  return code === RESULT.ok || alsoDone.includes(code) ? { is: 'done' } : { is: 'refused', message }
}
