import type { Config } from '../config.ts'
import type { Db } from '../db/pool.ts'
import { findSponsorship } from '../institutions/membershipStore.ts'
import { readBoughtRights, rightsFacts, effectiveRights } from '../purchases/rights.ts'

interface PlanContext {
  db: Db
  config: Config
  now: () => number
}

/** The person's rights, as sent with a new session. */
export async function sessionPlan(context: PlanContext, userId: number) {
  const { is_pro, is_subscription, is_institution_member, pain_guide_available } = await planFacts(
    context,
    userId,
  )
  return { is_pro, is_subscription, is_institution_member, pain_guide_available }
}

/** The plan in the person's user record. [BUY-18] */
export async function planFacts({ db, config, now }: PlanContext, userId: number) {
  const bought = await readBoughtRights(db, userId, now())
  const rights = rightsFacts(effectiveRights(config, bought))
  const { isMember, sponsored, by } = await findSponsorship(db, userId)
  return {
    ...rights,
    is_institution_member: isMember,
    pain_guide_available: rights.is_subscription,
    is_subscriber: bought.subscription !== 'none',
    subscription_market: bought.market,
    enable_pro: canBuyPro(config),
    credits_count: bought.credits,
    sponsored: sponsored === 'none' ? null : sponsored,
    sponsored_by: by,
  }
}

const canBuyPro = ({ plans, products, isLocal }: Config): boolean =>
  plans === 'store' && (isLocal || products.some(({ kind }) => kind === 'pro'))
