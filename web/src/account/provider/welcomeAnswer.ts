import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer } from '../../api/ask.ts'
import { signInFrom, type Granted } from '../signIn.ts'
import type { Purpose } from './trip.ts'

/** What the page shows after the server has looked at what the provider said. */
export type Welcomed =
  | { is: 'granted'; granted: Granted }
  /** 168. */
  | { is: 'code'; challenge: string }
  /** Nobody has an account by this sign-in: both documents are asked for, and an address where the provider told none. */
  | { is: 'form'; email: string | null }
  /** `mailed`: just registered; `not-activated`: registered before, and the mail was not read. */
  | { is: 'away' | 'expired' | 'email-in-use' | 'mailed' | 'not-activated' | 'different-account' }
  | { is: 'refused'; message: string }

interface Asked {
  purpose: Purpose
  /** Both documents were accepted with this question. */
  isSignUp: boolean
}

type Told = Extract<Answer, { reached: true }>

/** By code. What has no line is told in the words of the server. */
const BY_CODE: Record<number, ((asked: Asked, told: Told) => Welcomed) | undefined> = {
  [RESULT.termsNotAccepted]: (_, { body }) => ({ is: 'form', email: emailIn(body) }),
  [RESULT.providerAccountUnknown]: ({ purpose }, { body }) =>
    purpose === 'sign-in' ? { is: 'form', email: emailIn(body) } : { is: 'different-account' },
  [RESULT.providerSignUpExpired]: () => ({ is: 'expired' }),
  [RESULT.emailInUse]: () => ({ is: 'email-in-use' }),
  [RESULT.notActivated]: ({ isSignUp }) => ({ is: isSignUp ? 'mailed' : 'not-activated' }),
}

export function welcomed(answer: Answer, asked: Asked): Welcomed {
  if (!answer.reached) return { is: 'away' }
  const byCode = BY_CODE[answer.code]
  if (byCode !== undefined) return byCode(asked, answer)
  if (answer.code === RESULT.malformed && asked.isSignUp) return { is: 'form', email: null }
  const said = signInFrom(answer)
  return said.is === 'problem' ? { is: 'refused', message: answer.message } : said
}

const emailIn = ({ email }: Record<string, unknown>): string | null =>
  typeof email === 'string' ? email : null
