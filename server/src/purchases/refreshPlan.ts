import { GRANTS } from '@reprieve/domain/purchases/products.ts'
import { subscriptionEnd } from '@reprieve/domain/purchases/subscriptionEnd.ts'
import type { Trx } from '../db/pool.ts'
import { updatePlan } from './planStore.ts'
import { listPurchases, type Purchase } from './store.ts'

/** Updates Pro and the subscription from all purchases; credits come from the ledger. Needs the lock of the plan. */
export async function refreshPlan(trx: Trx, userId: number, now: number): Promise<void> {
  const purchases = await listPurchases(trx, userId)
  const last = lastSubscription(purchases)
  await updatePlan(trx, userId, {
    isPro: purchases.some(({ kind, state }) => GRANTS[kind].isPro && state === 'active'),
    subscription: last === null ? null : { until: last.end, market: last.market },
    now,
  })
}

interface LastTerm {
  market: string
  /** Until when the person counts as a subscriber. */
  end: number
  /** The end according to the store, without our grace period. [BUY-11] */
  until: number
}

/** A person may have a subscription in each store: the one that ends last counts. */
export function lastSubscription(purchases: readonly Purchase[]): LastTerm | null {
  const ends = purchases.flatMap(({ kind, state, expiresAt: until, checkAt, market }): LastTerm[] => {
    if (!GRANTS[kind].isSubscription || until === null) return []
    return [{ market, until, end: subscriptionEnd({ isOver: state !== 'active', until, checkAt }) }]
  })
  return ends.toSorted((a, b) => b.end - a.end)[0] ?? null
}
