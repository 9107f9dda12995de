import { planFromRights, type KnownPlan, type Rights } from '@reprieve/domain/purchases/plan.ts'
import type { Ask } from '../api/ask.ts'
import type { Diary } from '../local/rows/rows.ts'
import { reportPurchases } from './reportPurchases.ts'
import {
  refreshServerRecord,
  refreshSubscription,
  readServerRecord,
  readServerSubscription,
  type RefreshOutcome,
} from './serverRecord.ts'

/** The plan as the server last reported it: available offline, and the device's clock does not end it. [BUY-19] */
export interface PlanDetails extends Rights {
  plan: KnownPlan
  /** When the subscription ends or ended, if known. */
  until: number | null
  market: string | null
  /** The server offers Pro to this person. [BUY-31] */
  isProOffered: boolean
  /** The institution that pays for it; null if it was bought. [INST-11] */
  sponsoredBy: string | null
}

/** Values that do not fit count as missing. */
export function parsePlan(
  record: Record<string, unknown>,
  subscription: Record<string, unknown>,
): PlanDetails {
  const {
    is_pro,
    is_subscription,
    is_subscriber,
    credits_count: credits,
    subscription_market: market,
    enable_pro,
    sponsored_by: sponsor,
  } = record
  const { subscription_state: state, subscription_until: until } = subscription
  // The record is loaded more often, and with open plans it alone says so (D43): it decides what is active.
  const hadOne = is_subscriber === true || state === 'live' || state === 'ended'
  const rights: Rights = {
    isPro: is_pro === true,
    subscription: is_subscription === true ? 'live' : hadOne ? 'ended' : 'none',
    credits: typeof credits === 'number' ? credits : 0,
  }
  return {
    ...rights,
    plan: planFromRights(rights),
    until: typeof until === 'number' ? until : null,
    market: typeof market === 'string' ? market : null,
    isProOffered: enable_pro === true,
    sponsoredBy: typeof sponsor === 'string' ? sponsor : null,
  }
}

/** Null if no server has sent it yet. */
export async function readPlan(diary: Diary): Promise<PlanDetails | null> {
  const [record, subscription] = await Promise.all([readServerRecord(diary), readServerSubscription(diary)])
  return record === null ? null : parsePlan(record, subscription)
}

/** First reports pending purchases, because they change the plan. [BUY-21] */
export async function refreshPlan(diary: Diary, ask: Ask): Promise<RefreshOutcome> {
  await reportPurchases(diary, ask)
  const [learned] = await Promise.all([refreshServerRecord(diary, ask), refreshSubscription(diary, ask)])
  return learned
}
