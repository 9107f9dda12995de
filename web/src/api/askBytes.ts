import type { CallName, SentOf } from '@reprieve/contract/calls.ts'
import type { Answer, Ask } from './ask.ts'

/** Bytes, or the refusal in their place. */
export type AskBytes = <N extends CallName>(name: N, request: SentOf<N>) => Promise<Blob | Answer>

/** For the calls that answer by a file. The session is kept and told as for any other. */
export const bytesBy =
  (ask: Ask): AskBytes =>
  async (name, request) => {
    const answer = await ask(name, request)
    const bytes = answer.reached ? answer.body['bytes'] : null
    return bytes instanceof Blob ? bytes : answer
  }
