import type { SentOf } from '@reprieve/contract/calls.ts'
import { RESULT } from '@reprieve/contract/codes.ts'
import { AWAY, type Answer } from './ask.ts'
import { renewedIn, sendOn, type Line } from './line.ts'

/** The calls by which somebody shows again who they are. */
export type SignInCall = 'core/login-user' | 'core/login-user-with-provider' | 'core/verify-mfa'

/**
 * Signs in the person who is signed in already. `different`: it is another person's account, and nothing was changed;
 * `gone`: the device has another session by now, or none.
 */
export type ReplaceSession = <N extends SignInCall>(
  name: N,
  request: SentOf<N>,
) => Promise<Answer | 'different' | 'gone'>

/**
 * A second sign-in on one device displaces the first (176). In the moment between the answer and the token being kept a
 * sync would take the slot back by force and end the new session: so it waits, in every tab. [SES-4]
 */
export const makeReplaceSession =
  (line: Line): ReplaceSession =>
  (name, request) =>
    line.alone(async () => {
      const kept = await line.keys.kept()
      if (kept === null) return 'gone'
      const caller = { language: line.language(), signedIn: null }
      const answer = await sendOn(line, name, { request, caller, how: { timezone: true } })
      const renewed = answer.reached && answer.code === RESULT.ok ? renewedIn(answer.body) : null
      if (!answer.reached || renewed === null) return answer
      if (answer.body['user_id'] !== kept.userId) return 'different'
      // Not kept: it was never used, and the device goes on with the one it has.
      const isKept = await line.keys.renew(kept, renewed).catch(() => null)
      if (isKept === null) return AWAY
      return isKept ? answer : 'gone'
    })
