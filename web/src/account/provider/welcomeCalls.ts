import type { SentOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { offeredTerms } from '@reprieve/domain/account/termsGate.ts'
import type { Answer, Ask } from '../../api/ask.ts'
import type { ReplaceSession } from '../../api/replaceSession.ts'
import { invitationFields, invitationRefusal } from '../consent/invitation.tsx'
import { type GrantedSession, type DeviceIdentity, readSignInAnswer } from '../login/signIn.ts'
import type { ConfirmedAsk } from '../login/useConfirmedAsk.ts'
import { readRegistrationOutcome } from '../register/registrationOutcome.ts'
import type { Provider } from '../service/serviceFacts.ts'
import { readServerTerms } from '../service/serviceStatus.ts'
import { type ProviderAnswer, returnAddress, type TripPurpose } from './providerTrip.ts'

/** What the page shows after the server has checked the provider's answer. */
type Welcomed =
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
  purpose: TripPurpose
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
  return readRegistrationOutcome(told).is === 'fields' ? { is: 'wrong-email' } : refused(told)
}

function welcomed(answer: Answer, asked: WelcomeQuestion): Welcomed {
  if (!answer.reached) return { is: 'away' }
  const byCode = BY_CODE[answer.code]
  if (byCode !== undefined) return byCode(asked, answer)
  // Spec 1 section 8: no token means an account that is not activated yet, whatever the code.
  if (answer.code === RESULT.ok && typeof answer.body['token'] !== 'string') return notActivated(asked)
  const said = readSignInAnswer(answer)
  return said.is === 'problem' ? refused(answer) : said
}

const emailIn = ({ email }: Record<string, unknown>): string | null =>
  typeof email === 'string' ? email : null

type Question = SentOf<'core/login-user-with-provider'>

export interface WelcomeTools {
  ask: Ask
  confirmed: ConfirmedAsk
  replaceSession: ReplaceSession
  naming: Pick<DeviceIdentity, 'device' | 'details'>
  origin: string
  clientType: string
  /** Where the person came from: sent only with the sign-up, and dropped once accepted. [ACC-20] */
  landing: { current: () => Question['utm']; drop: () => void }
  /** The sign-up form's stored data: removed after the sign-up, or assigned to the user who logs in with it. */
  filledIn: { forget: (by: string | null) => void }
  /** The current owner of the device; null: nobody with an account. */
  owner: () => number | null
}

export type ProviderReturn = Extract<ProviderAnswer, { is: 'token' }>

/**
 * `confirmed`: the person has proved their identity and continues. `turned-back`: they cancelled. `mismatch`: another
 * person started it.
 */
export type ProviderOutcome =
  | Welcomed
  | { is: 'connected' | 'confirmed' | 'turned-back' | 'link-sent' | 'mismatch' }

export interface WelcomeCalls {
  check: (brought: ProviderReturn) => Promise<ProviderOutcome>
  register: (brought: ProviderReturn, email: string | null) => Promise<ProviderOutcome>
  verify: (brought: ProviderReturn, challenge: string, code: string) => Promise<Answer | 'different' | 'gone'>
  requestLink: (brought: ProviderReturn) => Promise<ProviderOutcome>
}

export function makeWelcomeCalls(tools: WelcomeTools, provider: Provider): WelcomeCalls {
  const { ask } = tools
  // Minutes may pass between leaving and returning, and another person may have logged in in another tab: a stranger's
  // provider would be connected to their account. [ACC-26]
  const isTheirs = ({ trip }: ProviderReturn): boolean => tools.owner() === trip.userId
  const proofOf = ({ trip, token }: ProviderReturn) => ({
    provider,
    access_token: token,
    nonce: trip.nonce,
    redirect_uri: returnAddress(provider, tools.origin),
    client_type: tools.clientType,
  })
  const questionOf = async (brought: ProviderReturn): Promise<Question> => ({
    ...proofOf(brought),
    token_type: provider,
    device_id: await tools.naming.device.deviceId(),
    device_details: await tools.naming.details(),
    login_only: brought.trip.purpose !== 'sign-in',
  })

  const connect = async (brought: ProviderReturn): Promise<ProviderOutcome> => {
    const answer = await tools.confirmed('core/connect-user-to-provider', proofOf(brought))
    if (answer === null) return { is: 'turned-back' }
    if (!answer.reached) return { is: 'away' }
    if (answer.code === RESULT.ok) return { is: 'connected' }
    // It already belongs to another account (D20).
    if (answer.code === RESULT.notAllowed) return { is: 'different-account' }
    return { is: 'refused', message: answer.message }
  }

  const confirm = async (brought: ProviderReturn): Promise<ProviderOutcome> => {
    const answer = await tools.replaceSession('core/login-user-with-provider', await questionOf(brought))
    if (answer === 'different') return { is: 'different-account' }
    if (answer === 'gone') return { is: 'turned-back' }
    const said = welcomed(answer, { purpose: 'confirm', isSignUp: false })
    return said.is === 'granted' ? { is: 'confirmed' } : said
  }

  return {
    check: async (brought) => {
      if (!isTheirs(brought)) return { is: 'mismatch' }
      const { purpose, search } = brought.trip
      if (purpose === 'connect') return connect(brought)
      if (purpose === 'confirm') return confirm(brought)
      // With its institution, as with a password; the consent screen tries the code. [INST-61]
      const { institution } = search
      const request = { ...(await questionOf(brought)), ...(institution !== undefined && { institution }) }
      const answer = await ask('core/login-user-with-provider', request, { timezone: true })
      return welcomed(answer, { purpose, isSignUp: false })
    },
    register: async (brought, email) => {
      if (!isTheirs(brought)) return { is: 'mismatch' }
      const { eula, privacy } = offeredTerms(readServerTerms())
      const request: Question = {
        ...(await questionOf(brought)),
        ...invitationFields(brought.trip.search),
        ...(email !== null && { email }),
        eula_version: eula,
        privacy_notice_version: privacy,
        utm: tools.landing.current(),
      }
      const answer = await ask('core/login-user-with-provider', request, { timezone: true })
      const outcome = welcomed(answer, { purpose: 'sign-in', isSignUp: true, hasTyped: email !== null })
      if (outcome.is === 'granted' || outcome.is === 'mailed') {
        tools.landing.drop()
        tools.filledIn.forget(outcome.is === 'granted' ? outcome.granted.username : null)
        invitationRefusal.take(answer.reached ? answer.body : {})
      }
      return outcome
    },
    verify: async (brought, challenge, code) => {
      if (!isTheirs(brought)) return 'different'
      const request = { mfa_challenge: challenge, code }
      return brought.trip.purpose === 'confirm'
        ? tools.replaceSession('core/verify-mfa', request)
        : ask('core/verify-mfa', request, { timezone: true })
    },
    requestLink: async (brought) => {
      if (!isTheirs(brought)) return { is: 'mismatch' }
      const request = { provider, access_token: brought.token }
      const answer = await ask('core/resend-activation-with-provider', request)
      if (!answer.reached) return { is: 'away' }
      return answer.code === RESULT.ok ? { is: 'link-sent' } : { is: 'refused', message: answer.message }
    },
  }
}
