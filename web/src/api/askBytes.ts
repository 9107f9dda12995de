import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import type { Answer, Ask } from './ask.ts'

/** The bytes, or the refusal instead. */
export type AskBytes = <N extends CallName>(name: N, request: SentOf<N>) => Promise<Blob | Answer>

/** For calls that respond with a file. The session is handled as for any other call. */
export const makeAskBytes =
  (ask: Ask): AskBytes =>
  async (name, request) => {
    const answer = await ask(name, request)
    const bytes = answer.reached ? answer.body['bytes'] : null
    return bytes instanceof Blob ? bytes : answer
  }
