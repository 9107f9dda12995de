import { RESULT } from '@reprieve/contract/codes.ts'
import type { Answer } from '../../api/ask.ts'
import { registrationFrom } from '../registrationAnswer.ts'
import { signInFrom, type GrantedSession } from '../signIn.ts'
import type { Purpose } from './trip.ts'

/** What the page shows after the server has checked the provider's answer. */
export type Welcomed =
  | { is: 'granted'; granted: GrantedSession }
  /** 168. */
  | { is: 'code'; challenge: string }
  /** There is no account for this log-in: asks for both documents, and for an address if the provider gave none. */
  | { is: 'form'; email: string | null }
  /** `mailed`: just registered; `not-activated`: registered before, and not activated by the mail. */
  | { is: 'away' | 'expired' | 'email-in-use' | 'mailed' | 'not-activated' | 'different-account' }
  /** The typed address is not valid. */
  | { is: 'wrong-email' }
  /** Both documents were accepted, but in outdated versions. */
  | { is: 'terms-refused'; message: string }
  | { is: 'refused'; message: string }

interface WelcomeQuestion {
  purpose: Purpose
  /** Both documents were accepted with this request. */
  isSignUp: boolean
  /** The person typed the address. */
  hasTyped?: boolean
}

type ReachedAnswer = Extract<Answer, { reached: true }>

/** By code. Codes without an entry are shown with the server's message. */
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

/** Without a typed address, one is missing. With one, it is wrong, or something that the person cannot see. */
function malformed({ hasTyped = false }: WelcomeQuestion, told: ReachedAnswer): Welcomed {
  if (!hasTyped) return { is: 'form', email: null }
  return registrationFrom(told).is === 'fields' ? { is: 'wrong-email' } : refused(told)
}

export function welcomed(answer: Answer, asked: WelcomeQuestion): Welcomed {
  if (!answer.reached) return { is: 'away' }
  const byCode = BY_CODE[answer.code]
  if (byCode !== undefined) return byCode(asked, answer)
  // Spec 1 section 8: no token means an account that is not activated yet, whatever the code.
  if (answer.code === RESULT.ok && typeof answer.body['token'] !== 'string') return notActivated(asked)
  const said = signInFrom(answer)
  return said.is === 'problem' ? refused(answer) : said
}

const emailIn = ({ email }: Record<string, unknown>): string | null =>
  typeof email === 'string' ? email : null
