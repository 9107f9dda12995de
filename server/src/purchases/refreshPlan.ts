import { GRANTS } from '@reprieve/domain/purchases/products.ts'
import { subscriptionEnd } from '@reprieve/domain/purchases/subscriptionEnd.ts'
import type { Trx } from '../db/pool.ts'
import { purchasesOf, type Purchase } from './store.ts'

/** Pro and the subscription of the plan, from all that was bought; credits are the ledger's. Under the lock of the plan. */
export async function refreshPlan(trx: Trx, userId: number, now: number): Promise<void> {
  const purchases = await purchasesOf(trx, userId)
  const last = lastSubscription(purchases)
  await trx
    .updateTable('plan')
    .set({
      is_pro: purchases.some(({ kind, state }) => GRANTS[kind].isPro && state === 'active'),
      subscription_until: last === null ? null : new Date(last.end),
      subscription_market: last?.market ?? null,
      updated_at: new Date(now),
    })
    .where('user_id', '=', userId)
    .execute()
}

interface LastTerm {
  market: string
  /** Until when somebody is a subscriber. */
  end: number
  /** As the store has it: our patience beyond it is no promise to anybody. [BUY-11] */
  until: number
}

/** Somebody may have one in each store: the one that ends last counts. */
export function lastSubscription(purchases: readonly Purchase[]): LastTerm | null {
  const ends = purchases.flatMap(({ kind, state, expiresAt: until, checkAt, market }): LastTerm[] => {
    if (!GRANTS[kind].isSubscription || until === null) return []
    return [{ market, until, end: subscriptionEnd({ isOver: state !== 'active', until, checkAt }) }]
  })
  return ends.toSorted((a, b) => b.end - a.end)[0] ?? null
}
