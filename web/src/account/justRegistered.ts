import { PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import type { Ask } from '../api/ask.ts'

interface Proof {
  username: string
  /** The hash as sent: the password itself is forgotten with the form. */
  password: string
}

export type ActivationLinkOutcome = { is: 'sent' | 'away' } | { is: 'refused'; message: string }

let proof: Proof | null = null

/** The user who has just registered in this page, to request another link. Never written to the device. [ACC-13] */
export const newRegistrationProof = {
  keep: (given: Proof): void => void (proof = given),
  /** Null if the page was reloaded since. */
  current: (): Proof | null => proof,
  forget: (): void => void (proof = null),
}

/** [ACC-38] */
export async function requestActivationLink(
  ask: Ask,
  { username, password }: Proof,
): Promise<ActivationLinkOutcome> {
  const answer = await ask('core/resend-activation', { username, password, pw_v: PASSWORD_VERSION })
  if (!answer.reached) return { is: 'away' }
  return answer.code === RESULT.ok ? { is: 'sent' } : { is: 'refused', message: answer.message }
}
