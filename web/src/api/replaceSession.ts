import type { SentOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { NOT_REACHED, type Answer } from './ask.ts'
import { actOnAnswer, readRenewedSession, type CallContext } from './callContext.ts'

/** The calls by which a person logs in again. */
export type SignInCall = 'core/login-user' | 'core/login-user-with-provider' | 'core/verify-mfa'

/**
 * Logs in the person who is already logged in. `different`: the account belongs to another person, and nothing was
 * changed; `gone`: the device has another session by now, or none.
 */
export type ReplaceSession = <N extends SignInCall>(
  name: N,
  request: SentOf<N>,
) => Promise<Answer | 'different' | 'gone'>

/**
 * A second login on one device displaces the first (176). Between the response and storing the token, a sync would take
 * the slot back by force and end the new session: so calls in every tab wait. [SES-4]
 */
export const makeReplaceSession =
  (line: CallContext): ReplaceSession =>
  (name, request) =>
    line.alone(async () => {
      const kept = await line.keys.kept()
      if (kept === null) return 'gone'
      const caller = { language: line.language(), signedIn: null }
      const answer = await line.send(name, { request, caller, how: { timezone: true } })
      actOnAnswer(line, name, { answer, isSignedIn: false })
      const renewed = answer.reached && answer.code === RESULT.ok ? readRenewedSession(answer.body) : null
      if (!answer.reached || renewed === null) return answer
      if (answer.body['user_id'] !== kept.userId) return 'different'
      // Not stored: the new token was never used, and the device continues with the old one.
      const isKept = await line.keys.renew(kept, renewed).catch(() => null)
      if (isKept === null) return NOT_REACHED
      return isKept ? answer : 'gone'
    })
