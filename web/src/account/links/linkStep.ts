import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer } from '../../api/ask.ts'

/** How far somebody has come with a link out of a mail. */
export type LinkStep =
  | { step: 'ask' | 'sending' | 'expired' | 'address-taken' }
  | { step: 'away' }
  | { step: 'done'; body: Record<string, unknown> }
  | { step: 'refused'; message: string }

const OUTCOMES: Record<number, LinkStep | undefined> = {
  [RESULT.linkExpired]: { step: 'expired' },
  // All that was sent is out of the address: a mail program has cut it off.
  [RESULT.malformed]: { step: 'expired' },
  [RESULT.emailInUse]: { step: 'address-taken' },
}

export function linkStepFrom(answer: Answer): LinkStep {
  if (!answer.reached) return { step: 'away' }
  if (answer.code === RESULT.ok) return { step: 'done', body: answer.body }
  return OUTCOMES[answer.code] ?? { step: 'refused', message: answer.message }
}

/** What has come of it stands there now, and the pressed button may be gone. */
export const isOutcome = ({ step }: LinkStep): boolean => step !== 'ask' && step !== 'sending'
