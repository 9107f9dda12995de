import { PASSWORD_VERSION } from '@reprieve/contract/account/clientHash.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import type { RegistrationField } from '@reprieve/domain/account/registration.ts'
import type { Answer, Ask } from '../../api/ask.ts'

/** Null words: the field has its own message for invalid input. */
export type FieldRefusal = { field: RegistrationField; words: string | null; code: number }

export type RegistrationOutcome =
  | { is: 'registered'; isActivated: boolean }
  | { is: 'away' }
  | { is: 'fields'; refusals: readonly FieldRefusal[] }
  | { is: 'refused'; message: string }

/** A query parameter of the next screen: no activation is needed. */
export const ACTIVATED_VIEW = 'activated'

const FIELD_OF: Record<number, RegistrationField | undefined> = {
  [RESULT.emailInUse]: 'email',
  [RESULT.usernameInUse]: 'username',
  [RESULT.weakPassword]: 'password',
  [RESULT.termsNotAccepted]: 'acceptsEula',
}

const FIELD_OF_PATH: Record<string, RegistrationField | undefined> = { email: 'email', username: 'username' }

/** Assigns the server's message to its field; one without a field is shown above the button. */
export function readRegistrationOutcome(answer: Answer): RegistrationOutcome {
  if (!answer.reached) return { is: 'away' }
  if (answer.code === RESULT.ok) return { is: 'registered', isActivated: answer.body['activated'] === true }
  const { code } = answer
  const field = FIELD_OF[code]
  if (field !== undefined) return { is: 'fields', refusals: [{ field, words: answer.message, code }] }
  const malformed = code === RESULT.malformed ? fieldsIn(answer.body['errors']) : []
  if (malformed.length === 0) return { is: 'refused', message: answer.message }
  return { is: 'fields', refusals: malformed.map((each) => ({ field: each, words: null, code })) }
}

export const areTermsRefused = (answer: Answer): boolean =>
  answer.reached && answer.code === RESULT.termsNotAccepted

function fieldsIn(errors: unknown): RegistrationField[] {
  const faults: unknown[] = Array.isArray(errors) ? errors : []
  const fields = faults.flatMap((fault) => {
    const { path } = (typeof fault === 'object' && fault !== null ? fault : {}) as { path?: unknown }
    return (typeof path === 'string' && FIELD_OF_PATH[path]) || []
  })
  return [...new Set(fields)]
}

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
