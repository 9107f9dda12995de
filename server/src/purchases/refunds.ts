import { GRANTS } from '@reprieve/domain/purchases/products.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/pool.ts'
import { addCredits, lockPlan } from './credits.ts'
import type { Purchase } from './store.ts'

/**
 * Of what was refunded the credits go that are left of it: a balance is never below nothing. The line stands there also
 * when there was nothing to take, for what a report that fails gives back later. [BUY-6, BUY-12, BUY-25]
 */
export async function takeBack(
  trx: Trx,
  { userId, id, kind }: Purchase,
  { now, most = Infinity }: { now: number; most?: number },
): Promise<number> {
  const plan = await lockPlan(trx, userId, now)
  if (GRANTS[kind].credits === 0 || plan === null) return 0
  const taken = Math.min(await stillGiven(trx, userId, id), plan.credits, most)
  await addCredits(trx, { userId, about: id, now, reason: 'taken-back', delta: -taken })
  return taken
}

/** The store has withdrawn a refund: what was taken for it is theirs again. [BUY-26] */
export async function giveAgain(trx: Trx, { userId, id, kind }: Purchase, now: number): Promise<void> {
  const delta = GRANTS[kind].credits - (await stillGiven(trx, userId, id))
  if (delta > 0) await addCredits(trx, { userId, about: id, now, reason: 'returned', delta })
}

/** By the ledger, whether they have been used or not. */
export async function stillGiven(trx: Trx, userId: number, about: string): Promise<number> {
  const { given } = await trx
    .selectFrom('credit_entry')
    .select(sql<number>`coalesce(sum(delta), 0)::int`.as('given'))
    .where('user_id', '=', userId)
    .where('about', '=', about)
    .executeTakeFirstOrThrow()
  return given
}
