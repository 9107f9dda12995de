import { HOUR_MS } from '../time/instant.ts'
import type { Rights } from './plan.ts'

const LONGEST_WAIT_MS = 3 * 24 * HOUR_MS

export interface SubscriptionTerm {
  /** The store reported that there is no further term. */
  isOver: boolean
  /** End of the last reported term. */
  until: number
  /** When the store is queried next. */
  checkAt: number | null
}

/**
 * Until when a person is a subscriber. A store renews only at the end of a term, and may be unreachable just then:
 * paying users do not lose an hour by that, and others get at most three days. [BUY-11]
 */
export function subscriptionEnd({ isOver, until, checkAt }: SubscriptionTerm): number {
  if (isOver) return until
  return Math.min(Math.max(until, checkAt ?? until) + HOUR_MS, until + LONGEST_WAIT_MS)
}

export function subscriptionState(until: number | null, now: number): Rights['subscription'] {
  if (until === null) return 'none'
  return now < until ? 'live' : 'ended'
}
