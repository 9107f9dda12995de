import type { Rights } from './plan.ts'

const HOUR_MS = 3_600_000
const LONGEST_WAIT_MS = 3 * 24 * HOUR_MS

export interface Term {
  /** The store has said that there is no further term. */
  isOver: boolean
  /** Of the last term that the store told of. */
  until: number
  /** When the store is asked next. */
  checkAt: number | null
}

/**
 * Until when somebody is a subscriber. A store renews at the very end of a term, and may be away just then: whoever
 * paid does not lose an hour by that, and whoever did not has three days of it at most. [BUY-11]
 */
export function subscriptionEnd({ isOver, until, checkAt }: Term): number {
  if (isOver) return until
  return Math.min(Math.max(until, checkAt ?? until) + HOUR_MS, until + LONGEST_WAIT_MS)
}

export function subscriptionState(until: number | null, now: number): Rights['subscription'] {
  if (until === null) return 'none'
  return now < until ? 'live' : 'ended'
}
