import { RESULT } from '@reprieve/contract/codes.ts'
import { LIMITS, addressGroup, type Limit } from '../access/attempts.ts'
import { Refusal, refuse, type CallContext } from '../handler.ts'
import type { Account } from './store.ts'

export type Counter = readonly [limit: Limit, about: string]

/** Increments each counter; refuses with the time to wait if one is used up. */
export async function countAttempts(
  counters: readonly Counter[],
  { services, now }: CallContext,
): Promise<Refusal | null> {
  for (const [limit, about] of counters) {
    const wait = await services.attempts.count(limit, about, now)
    if (wait !== null) return refuse(RESULT.rateLimited, { retry_after: wait })
  }
  return null
}

export interface GuessCounters {
  /** When one of these is used up, the response says how long to wait. */
  announced: readonly Counter[]
  /** When this is used up, every password counts as wrong. */
  silent: Counter | null
}

/**
 * For a name that anybody may type: log-in and asking for a new link guess the same password. A username and an e-mail
 * address share the counter of their account. It is silent: otherwise it would reveal that a name exists, and which
 * address belongs to it. A new password starts a new counter, so that a person can log in after a reset. [ACC-40]
 */
export function nameGuessCounters(
  nameKey: string,
  account: Pick<Account, 'userId' | 'passwordHash'> | null,
  { address }: CallContext,
): GuessCounters {
  const household = addressGroup(address)
  const whose = account === null ? `nobody ${nameKey}` : `account ${account.userId} ${account.passwordHash}`
  return {
    announced: [
      [LIMITS.passwordOfAccount, `${nameKey} ${household}`],
      [LIMITS.passwordOfAddress, household],
    ],
    silent: [LIMITS.passwordOfAccount, `${whose} ${household}`],
  }
}

/** For a logged-in person: a stolen session guesses no faster from many addresses. The session itself goes on. */
export const personGuessCounters = (userId: number): GuessCounters => ({
  announced: [[LIMITS.passwordOfAccount, `user ${userId}`]],
  silent: null,
})

/**
 * Handles a link from a mail. Counts before checking, so that parallel tries all count, and takes the count back for a
 * valid link: a clinic, or a mail service, opens many valid ones from one address. [ACC-32]
 */
export async function countLinkAttempt<Answer>(
  context: CallContext,
  act: () => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const { services, now, address } = context
  const from = addressGroup(address)
  const tooMany = await countAttempts([[LIMITS.mailLinkOfAddress, from]], context)
  if (tooMany !== null) return tooMany
  const outcome = await act()
  if (!(outcome instanceof Refusal)) await services.attempts.forgive(LIMITS.mailLinkOfAddress, from, now)
  return outcome
}

/** Always computes exactly one hash: the duration must not reveal anything. A refusal means: try again later. */
export async function checkPasswordGuess(
  password: string,
  stored: string | null,
  { announced, silent }: GuessCounters,
  context: CallContext,
): Promise<'right' | 'wrong' | Refusal> {
  const { attempts, passwords } = context.services
  const tooMany = await countAttempts(announced, context)
  if (tooMany !== null) return tooMany
  const silently = silent === null ? [] : [silent]
  const isUsedUp = (await countAttempts(silently, context)) !== null
  const verdict = await passwords.check(password, isUsedUp ? null : stored)
  // Neither a correct password nor one that was not compared counts as a guess.
  if (verdict !== 'wrong')
    for (const [limit, about] of [...announced, ...silently])
      await attempts.forgive(limit, about, context.now)
  return verdict === 'busy' ? refuse(RESULT.rateLimited, { retry_after: 1 }) : verdict
}
