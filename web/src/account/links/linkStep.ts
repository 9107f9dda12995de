import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer } from '../../api/ask.ts'

/** The progress of a mailed link. */
export type LinkStep =
  | { step: 'ask' | 'sending' | 'expired' | 'address-taken' }
  | { step: 'away' }
  | { step: 'done'; body: Record<string, unknown> }
  | { step: 'refused'; message: string }

const OUTCOMES: Record<number, LinkStep | undefined> = {
  [RESULT.linkExpired]: { step: 'expired' },
  // All data came from the address: a mail program has truncated it.
  [RESULT.malformed]: { step: 'expired' },
  [RESULT.emailInUse]: { step: 'address-taken' },
}

export function readLinkStep(answer: Answer): LinkStep {
  if (!answer.reached) return { step: 'away' }
  if (answer.code === RESULT.ok) return { step: 'done', body: answer.body }
  return OUTCOMES[answer.code] ?? { step: 'refused', message: answer.message }
}

/** The result is shown, and the pressed button may be gone. */
export const isLinkOutcome = ({ step }: LinkStep): boolean => step !== 'ask' && step !== 'sending'
