import type { SponsoredPlan } from '@reprieve/domain/institutions/institution.ts'
import type { Rights } from '@reprieve/domain/purchases/plan.ts'
import { subscriptionState } from '@reprieve/domain/purchases/subscriptionEnd.ts'
import type { Config } from '../config.ts'
import type { Db, Trx } from '../db/pool.ts'
import { findSponsorship } from '../institutions/membershipStore.ts'
import { findPlan, type PlanRow } from './planStore.ts'

/** A person's rights, and the store of their current or last subscription. */
export interface PersonRights extends Rights {
  market: string | null
  /** What an institution grants to its members. It is no purchase, and brings no credits. */
  sponsored: SponsoredPlan
}

export async function readBoughtRights(db: Db | Trx, userId: number, now: number): Promise<PersonRights> {
  const row = await findPlan(db, userId)
  return rightsFromPlanRow(row, now, (await findSponsorship(db, userId)).sponsored)
}

export const rightsFromPlanRow = (
  row: PlanRow | undefined,
  now: number,
  sponsored: SponsoredPlan,
): PersonRights => ({
  isPro: row?.is_pro ?? false,
  subscription: subscriptionState(row?.subscription_until ?? null, now),
  credits: row?.credits ?? 0,
  market: row?.subscription_market ?? null,
  sponsored,
})

/**
 * What the person may use. Where everything is open, or an institution sponsors it, that is more than they bought; it
 * never takes anything away. [BUY-15, INST-11]
 */
export function effectiveRights({ plans }: Pick<Config, 'plans'>, bought: PersonRights): PersonRights {
  if (plans === 'open' || bought.sponsored === 'subscriber') return { ...bought, subscription: 'live' }
  return bought.sponsored === 'pro' ? { ...bought, isPro: true } : bought
}

/** The rights in their wire form. */
export const rightsFacts = ({ isPro, subscription }: Rights) => ({
  is_pro: isPro,
  is_subscription: subscription === 'live',
})
