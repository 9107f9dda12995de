import { RESULT } from '@reprieve/contract/codes.ts'
import { LIMITS, addressGroup, type Limit } from '../access/attempts.ts'
import { Refusal, refuse, type CallContext } from '../handler.ts'
import type { Account } from './store.ts'

export type Counter = readonly [limit: Limit, about: string]

/** One more for each counter; who has to wait is told how long. */
export async function counted(
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
  /** Who has used one up is told to wait. */
  told: readonly Counter[]
  /** Once it is used up, every password is wrong. */
  silent: Counter | null
}

/**
 * Of a name that anybody may type: signing in and asking for a new link guess at the same password. A username and an
 * e-mail address share the counter of their account. That one is silent: told, it would say that a name exists, and which
 * address belongs to it. It begins anew with a new password: somebody who has just reset theirs must get in. [ACC-40]
 */
export function guessesAtName(
  nameKey: string,
  account: Pick<Account, 'userId' | 'passwordHash'> | null,
  { address }: CallContext,
): GuessCounters {
  const household = addressGroup(address)
  const whose = account === null ? `nobody ${nameKey}` : `account ${account.userId} ${account.passwordHash}`
  return {
    told: [
      [LIMITS.passwordOfAccount, `${nameKey} ${household}`],
      [LIMITS.passwordOfAddress, household],
    ],
    silent: [LIMITS.passwordOfAccount, `${whose} ${household}`],
  }
}

/** Of somebody signed in: a stolen session guesses no faster by moving about. Their session itself goes on. */
export const guessesOfPerson = (userId: number): GuessCounters => ({
  told: [[LIMITS.passwordOfAccount, `user ${userId}`]],
  silent: null,
})

/**
 * A link from a mail. Counted before it is looked at, so that no two can be tried for one, and taken back when it was
 * right: a clinic, or a mail service, opens many right ones from one address. [ACC-32]
 */
export async function countedLink<Answer>(
  context: CallContext,
  act: () => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  const { services, now, address } = context
  const from = addressGroup(address)
  const tooMany = await counted([[LIMITS.mailLinkOfAddress, from]], context)
  if (tooMany !== null) return tooMany
  const outcome = await act()
  if (!(outcome instanceof Refusal)) await services.attempts.forgive(LIMITS.mailLinkOfAddress, from, now)
  return outcome
}

/** Exactly one hash is computed, whoever it is about: time must not tell. A refusal: come again later. */
export async function guessed(
  password: string,
  stored: string | null,
  { told, silent }: GuessCounters,
  context: CallContext,
): Promise<'right' | 'wrong' | Refusal> {
  const { attempts, passwords } = context.services
  const tooMany = await counted(told, context)
  if (tooMany !== null) return tooMany
  const silently = silent === null ? [] : [silent]
  const isUsedUp = (await counted(silently, context)) !== null
  const verdict = await passwords.check(password, isUsedUp ? null : stored)
  // Neither a right password nor one that was not even tried is a guess.
  if (verdict !== 'wrong')
    for (const [limit, about] of [...told, ...silently]) await attempts.forgive(limit, about, context.now)
  return verdict === 'busy' ? refuse(RESULT.rateLimited, { retry_after: 1 }) : verdict
}
