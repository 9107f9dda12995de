import { NOT_REACHED, type Answer, type Ask } from './ask.ts'
import { actOnAnswer, type CallContext, type SignedInUser } from './callContext.ts'
import type { RefusedCall, RefusalOutcome } from './recoverSession.ts'
import { rowFor, type ResponseAction } from './sessionTable.ts'

const SESSION_MOVES: readonly ResponseAction[] = ['renew', 'renew-by-force', 'lock']

/** The current token, one that another tab renewed long ago, and a new one: after three refusals a retry is useless. */
const MOST_TRIES = 3

/** Spec 1 section 8: a stale or displaced token is renewed and the call repeated, unnoticed by the user. [ACC-7] */
export function makeAsk(line: CallContext): Ask {
  return async (name, request, how) => {
    const askAs = async (asker: SignedInUser | null): Promise<Answer> => {
      const caller = { language: line.language(), signedIn: asker }
      const answer = await line.send(name, { request, caller, ...(how && { how }) })
      actOnAnswer(line, name, { answer, isSignedIn: asker !== null })
      return answer
    }
    let asker = line.keys.current()
    let answer = await askAs(asker)
    for (let tries = 1; asker !== null && concernsSession(answer); tries++) {
      const refused = { asker, refusal: answer, isLast: tries === MOST_TRIES }
      const settled = await line.alone(() => settleLater(line, refused))
      if (settled.is === 'told') return settled.answer
      asker = settled.as
      answer = await askAs(asker)
    }
    return answer
  }
}

const concernsSession = (answer: Answer): boolean => SESSION_MOVES.includes(rowFor(answer).move)

/** Needed once an hour, so loaded on demand. If the chunk cannot be loaded, the next call tries again. */
async function settleLater(line: CallContext, refused: RefusedCall): Promise<RefusalOutcome> {
  try {
    const { recoverSession } = await import('./recoverSession.ts')
    return await recoverSession(line, refused)
  } catch {
    return { is: 'told', answer: NOT_REACHED }
  }
}
