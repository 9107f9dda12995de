import { RESULT, type ResultCode } from '@reprieve/contract/codes.ts'
import { LIMITS, addressGroup } from '../access/attempts.ts'
import { Refusal, refuse, type CallContext } from '../handler.ts'

/** What can be guessed from one address: the token of a link, or a report id, as in its download. */
type Guessed = 'share' | 'report'

const WRONG: Record<Guessed, ResultCode> = { share: RESULT.shareEnded, report: RESULT.reportDenied }

/**
 * Counts before checking, so that a right guess has to wait like a wrong one, and takes the count back when it was
 * right: a clinic opens many valid links from one address. [SHARE-10, REP-63]
 */
export async function countShareGuess<Answer>(
  context: CallContext,
  guessed: Guessed,
  look: () => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const { services, now, address } = context
  const from = `${guessed} ${addressGroup(address)}`
  const wait = await services.attempts.count(LIMITS.shareOfAddress, from, now)
  if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  const outcome = await look()
  const isWrong = outcome instanceof Refusal && outcome.code === WRONG[guessed]
  if (!isWrong) await services.attempts.forgive(LIMITS.shareOfAddress, from, now)
  return outcome
}
