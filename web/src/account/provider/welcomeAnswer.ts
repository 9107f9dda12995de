import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer } from '../../api/ask.ts'
import { registrationFrom } from '../registrationAnswer.ts'
import { signInFrom, type GrantedSession } from '../signIn.ts'
import type { Purpose } from './trip.ts'

/** What the page shows after the server has looked at what the provider said. */
export type Welcomed =
  | { is: 'granted'; granted: GrantedSession }
  /** 168. */
  | { is: 'code'; challenge: string }
  /** Nobody has an account by this sign-in: both documents are asked for, and an address where the provider told none. */
  | { is: 'form'; email: string | null }
  /** `mailed`: just registered; `not-activated`: registered before, and the mail was not read. */
  | { is: 'away' | 'expired' | 'email-in-use' | 'mailed' | 'not-activated' | 'different-account' }
  /** What was typed as an address is none. */
  | { is: 'wrong-email' }
  /** Both documents were accepted, in versions that are not enough. */
  | { is: 'terms-refused'; message: string }
  | { is: 'refused'; message: string }

interface WelcomeQuestion {
  purpose: Purpose
  /** Both documents were accepted with this question. */
  isSignUp: boolean
  /** The address is one that the person typed. */
  hasTyped?: boolean
}

type ReachedAnswer = Extract<Answer, { reached: true }>

/** By code. What has no line is told in the words of the server. */
const BY_CODE: Record<number, ((asked: WelcomeQuestion, told: ReachedAnswer) => Welcomed) | undefined> = {
  [RESULT.termsNotAccepted]: ({ isSignUp }, { body, message }) =>
    isSignUp ? { is: 'terms-refused', message } : { is: 'form', email: emailIn(body) },
  [RESULT.providerAccountUnknown]: ({ purpose }, { body }) =>
    purpose === 'sign-in' ? { is: 'form', email: emailIn(body) } : { is: 'different-account' },
  [RESULT.providerSignUpExpired]: () => ({ is: 'expired' }),
  [RESULT.emailInUse]: () => ({ is: 'email-in-use' }),
  [RESULT.notActivated]: (asked) => notActivated(asked),
  [RESULT.malformed]: (asked, told) => (asked.isSignUp ? malformed(asked, told) : refused(told)),
}

const refused = ({ message }: ReachedAnswer): Welcomed => ({ is: 'refused', message })
const notActivated = ({ isSignUp }: WelcomeQuestion): Welcomed => ({
  is: isSignUp ? 'mailed' : 'not-activated',
})

/** Without an address typed, one is missing. With one, it is that, or nothing that the person can see. */
function malformed({ hasTyped = false }: WelcomeQuestion, told: ReachedAnswer): Welcomed {
  if (!hasTyped) return { is: 'form', email: null }
  return registrationFrom(told).is === 'fields' ? { is: 'wrong-email' } : refused(told)
}

export function welcomed(answer: Answer, asked: WelcomeQuestion): Welcomed {
  if (!answer.reached) return { is: 'away' }
  const byCode = BY_CODE[answer.code]
  if (byCode !== undefined) return byCode(asked, answer)
  // Spec 1 section 8: no token is an account that waits for its activation, whatever the code.
  if (answer.code === RESULT.ok && typeof answer.body['token'] !== 'string') return notActivated(asked)
  const said = signInFrom(answer)
  return said.is === 'problem' ? refused(answer) : said
}

const emailIn = ({ email }: Record<string, unknown>): string | null =>
  typeof email === 'string' ? email : null
