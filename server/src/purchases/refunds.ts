import { GRANTS } from '@reprieve/domain/purchases/products.ts'
import type { Trx } from '../db/pool.ts'
import { addCredits, countGrantedCredits } from './creditStore.ts'
import { lockPlan } from './planStore.ts'
import type { Purchase } from './store.ts'

/**
 * Takes back the remaining credits of a refunded purchase; a balance never gets negative. Writes the ledger entry even
 * if nothing could be taken, for credits that a failing report returns later. [BUY-6, BUY-12, BUY-25]
 */
export async function takeBackCredits(
  trx: Trx,
  { userId, id, kind }: Purchase,
  { now, most = Infinity }: { now: number; most?: number },
): Promise<number> {
  const plan = await lockPlan(trx, userId, now)
  if (GRANTS[kind].credits === 0 || plan === null) return 0
  const taken = Math.min(await countGrantedCredits(trx, userId, id), plan.credits, most)
  await addCredits(trx, { userId, about: id, now, reason: 'taken-back', delta: -taken })
  return taken
}

/** The store has withdrawn a refund: the person gets the credits back. [BUY-26] */
export async function returnRefundedCredits(
  trx: Trx,
  { userId, id, kind }: Purchase,
  now: number,
): Promise<void> {
  const delta = GRANTS[kind].credits - (await countGrantedCredits(trx, userId, id))
  if (delta > 0) await addCredits(trx, { userId, about: id, now, reason: 'returned', delta })
}
