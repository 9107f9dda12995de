/** What somebody may use. */
export type KnownPlan = 'lite' | 'pro' | 'subscription'
/** `unknown`: no server has told it yet. */
export type Plan = KnownPlan | 'unknown'

/** Whether plans are sold, or everything is open to all (D43). */
export type PlanMode = 'store' | 'open'

/** What somebody has, however they came by it. */
export interface Rights {
  /** Bought once; it stays. */
  isPro: boolean
  subscription: 'none' | 'live' | 'ended'
  /** One makes one report. */
  credits: number
}

/** Whose subscription has ended has what they had before it, and no less. [BUY-18] */
export function planOf({ isPro, subscription }: Pick<Rights, 'isPro' | 'subscription'>): KnownPlan {
  if (subscription === 'live') return 'subscription'
  return isPro ? 'pro' : 'lite'
}
