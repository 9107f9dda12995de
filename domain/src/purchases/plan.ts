/** What a person may use. */
export type KnownPlan = 'lite' | 'pro' | 'subscription'
/** `unknown`: no server has reported it yet. */
export type Plan = KnownPlan | 'unknown'

/** Whether plans are sold, or everything is open to all (D43). */
export type PlanMode = 'store' | 'open'

/** What a person owns, however they got it. */
export interface Rights {
  /** Bought once, permanent. */
  isPro: boolean
  subscription: 'none' | 'live' | 'ended'
  /** One credit makes one report. */
  credits: number
}

/** After a subscription ends, the person has what they had before it. [BUY-18] */
export function planFromRights({ isPro, subscription }: Pick<Rights, 'isPro' | 'subscription'>): KnownPlan {
  if (subscription === 'live') return 'subscription'
  return isPro ? 'pro' : 'lite'
}
