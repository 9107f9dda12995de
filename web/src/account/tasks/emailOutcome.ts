import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer } from '../../api/ask.ts'

/** The result of requesting another address. `left`: the person was asked to log in again and cancelled. */
export type EmailOutcome =
  | { is: 'sent' | 'in-use' | 'invalid' | 'none-set' | 'wrong-password' | 'away' | 'left' }
  | { is: 'refused'; message: string }

const OUTCOMES: Record<number, EmailOutcome | undefined> = {
  [RESULT.ok]: { is: 'sent' },
  [RESULT.emailInUse]: { is: 'in-use' },
  [RESULT.malformed]: { is: 'invalid' },
  [RESULT.passwordNotSet]: { is: 'none-set' },
  [RESULT.wrongCredentials]: { is: 'wrong-password' },
}

export function emailOutcome(answer: Answer | null): EmailOutcome {
  if (answer === null) return { is: 'left' }
  if (!answer.reached) return { is: 'away' }
  const { code, message } = answer
  return OUTCOMES[code] ?? { is: 'refused', message }
}
