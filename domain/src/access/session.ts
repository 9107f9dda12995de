import { DAY_MS, HOUR_MS } from '../time/instant.ts'

// The validity of a token at a moment. The server stores two kinds of rows: the family (one login on one device) and
// each token issued for it. D14 and D15.
export type ClientType = 'web' | 'pwa' | 'android' | 'ios'

export type EndReason = 'logout' | 'replaced' | 'idle' | 'expired' | 'reused' | 'password' | 'account-deleted'

export interface Family {
  clientType: ClientType
  lastSeen: number
  absoluteEnd: number
  displacedAt: number | null
  endedAt: number | null
  endReason: EndReason | null
}

export interface SessionToken {
  issuedAt: number
  firstUsedAt: number | null
  /** When a successor was first used: from then on this token is obsolete. */
  supersededAt: number | null
  /** Whether a sibling, made from the same earlier token, was used first. */
  lostToSibling: boolean
}

export interface SessionLimits {
  idleTimeoutMs: number
  idleTimerOff: boolean
}

export type SessionState =
  | { is: 'active' }
  | { is: 'pending' }
  | { is: 'stale' }
  | { is: 'displaced' }
  | { is: 'superseded'; longAgo: boolean }
  | { is: 'ended'; reason: EndReason }

const STALE_AFTER_MS: Record<ClientType, number> = { web: HOUR_MS, pwa: DAY_MS, android: DAY_MS, ios: DAY_MS }
const LIVES_MS: Record<ClientType, number> = {
  web: 12 * HOUR_MS,
  pwa: 30 * DAY_MS,
  android: 30 * DAY_MS,
  ios: 30 * DAY_MS,
}
const IDLE_GRACE_MS = 60_000
const OTHER_TAB_MS = 60_000

export const tokenStaleAfterMs = (clientType: ClientType): number => STALE_AFTER_MS[clientType]
export const sessionLifetimeMs = (clientType: ClientType): number => LIVES_MS[clientType]

export function sessionState(
  token: SessionToken,
  family: Family,
  limits: SessionLimits,
  now: number,
): SessionState {
  if (family.endedAt !== null) return { is: 'ended', reason: family.endReason ?? 'logout' }
  if (now >= family.absoluteEnd) return { is: 'ended', reason: 'expired' }
  if (isIdle(family, limits, now)) return { is: 'ended', reason: 'idle' }
  if (token.supersededAt !== null) {
    return { is: 'superseded', longAgo: now - token.supersededAt > OTHER_TAB_MS }
  }
  if (isDisplaced(token, family)) return { is: 'displaced' }
  if (token.lostToSibling) return { is: 'stale' }
  if (now - token.issuedAt >= tokenStaleAfterMs(family.clientType)) return { is: 'stale' }
  return token.firstUsedAt === null ? { is: 'pending' } : { is: 'active' }
}

// A successor issued after the displacement was requested with the force flag: it may take the slot back.
function isDisplaced(token: SessionToken, family: Family): boolean {
  if (family.displacedAt === null) return false
  return token.firstUsedAt !== null || token.issuedAt <= family.displacedAt
}

// Only web sessions end by idleness: a phone app has its lock, and a diary that logs people out on a bad day loses the
// entry.
function isIdle(family: Family, limits: SessionLimits, now: number): boolean {
  if (family.clientType !== 'web' || limits.idleTimerOff) return false
  return now - family.lastSeen > limits.idleTimeoutMs + IDLE_GRACE_MS
}

/** The response to a call with this token. */
export function answerToCall(
  state: SessionState,
): 'go-on' | 'first-use' | 'token-stale' | 'device-displaced' | 'session-ended' {
  switch (state.is) {
    case 'active':
      return 'go-on'
    case 'pending':
      return 'first-use'
    case 'stale':
      return 'token-stale'
    case 'displaced':
      return 'device-displaced'
    case 'superseded':
      return state.longAgo ? 'session-ended' : 'token-stale'
    case 'ended':
      return 'session-ended'
  }
}

/** The response to `login-user` with this token as `prev_token`. */
export function answerToRenewal(
  state: SessionState,
  forceDevice: boolean,
): 'new-token' | 'token-stale' | 'device-displaced' | 'session-ended' | 'end-family' | 'not-allowed' {
  switch (state.is) {
    case 'stale':
      return 'new-token'
    case 'displaced':
      return forceDevice ? 'new-token' : 'device-displaced'
    case 'superseded':
      return state.longAgo ? 'end-family' : 'token-stale'
    case 'ended':
      return 'session-ended'
    case 'active':
    case 'pending':
      return 'not-allowed'
  }
}
