import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer } from '../api/ask.ts'

/** The result of setting a password. `left`: the person was asked to log in again and cancelled. */
export type PasswordOutcome =
  | { is: 'done' | 'away' | 'left' | 'expired' | 'none-set' | 'wrong-current' }
  | { is: 'weak' | 'refused'; message: string }

const OUTCOMES: Record<number, PasswordOutcome | undefined> = {
  [RESULT.ok]: { is: 'done' },
  [RESULT.linkExpired]: { is: 'expired' },
  [RESULT.passwordNotSet]: { is: 'none-set' },
  [RESULT.wrongCredentials]: { is: 'wrong-current' },
}

export function passwordOutcome(answer: Answer | null): PasswordOutcome {
  if (answer === null) return { is: 'left' }
  if (!answer.reached) return { is: 'away' }
  const { code, message } = answer
  if (code === RESULT.weakPassword) return { is: 'weak', message }
  return OUTCOMES[code] ?? { is: 'refused', message }
}
