import { DAY_MS, type Instant } from '../../time/instant.ts'

interface LinkTimes {
  expiresAt: Instant
  revokedAt: Instant | null
}

export type ShareLinkState = 'open' | 'revoked' | 'expired'

/** Expires exactly at the millisecond of its end. [SHARE-5, SHARE-11] */
export function shareLinkState({ expiresAt, revokedAt }: LinkTimes, now: Instant): ShareLinkState {
  if (revokedAt !== null) return 'revoked'
  return now < expiresAt ? 'open' : 'expired'
}

/** [SHARE-3] */
export const linkEnd = (madeAt: Instant, days: number): Instant => madeAt + days * DAY_MS
