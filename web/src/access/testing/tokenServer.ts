import { RESULT } from '@reprieve/contract/codes.ts'
import {
  answerToCall,
  answerToRenewal,
  sessionState,
  type Family,
  type SessionToken,
} from '@reprieve/domain/access/session.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { NOT_REACHED, type Answer, type Send } from '../../api/ask.ts'

const LIMITS = { idleTimeoutMs: HOUR_MS * 24, idleTimerOff: true }

const said = (code: number, body: Record<string, unknown> = {}): Answer => ({
  reached: true,
  code,
  message: `code ${code}`,
  body,
})

type TestToken = SessionToken & { parent: string | null; family: Family }

const newFamily = (now: number): Family => ({
  clientType: 'web',
  lastSeen: now,
  absoluteEnd: now + 12 * HOUR_MS,
  displacedAt: null,
  endedAt: null,
  endReason: null,
})

/** The tokens of one device, handled by the server's own rules, on a connection that can be cut. */
export class TokenServer {
  now = 0
  readonly renewals: string[] = []
  readonly calls: { token: string | null; code: number }[] = []
  family = newFamily(0)
  /** How many responses to renewals are lost. */
  cutRenewals = 0
  private readonly tokens = new Map<string, TestToken>()

  issue(parent: string | null = null): string {
    const name = `token-${this.tokens.size + 1}`
    const firstUsedAt = parent === null ? this.now : null
    const family = (parent === null ? undefined : this.tokens.get(parent)?.family) ?? this.family
    this.tokens.set(name, {
      parent,
      family,
      issuedAt: this.now,
      firstUsedAt,
      supersededAt: null,
      lostToSibling: false,
    })
    return name
  }

  /** A second login on the same device: it displaces the previous session (D14). */
  signIn(): string {
    this.family.displacedAt = this.now
    this.family = newFamily(this.now)
    return this.issue()
  }

  /** After an hour its tokens are stale. */
  pass(ms = HOUR_MS): void {
    this.now += ms
  }

  readonly send: Send = async (name, { request, caller }) => {
    // A real response takes a while: concurrent requests must not see half a renewal.
    await new Promise((resolve) => setTimeout(resolve, 1))
    const given = request as Record<string, unknown>
    if (name === 'core/login-user' && 'password' in given)
      return said(RESULT.ok, { token: this.signIn(), user_id: 7, username: 'helen' })
    if (name === 'core/login-user') return this.renew(given)
    const token = caller.signedIn?.token ?? null
    const code = this.call(token)
    this.calls.push({ token, code })
    const family = this.tokens.get(token ?? '')?.family
    return said(code, code === RESULT.sessionEnded ? { reason: family?.endReason ?? 'expired' } : {})
  }

  private stateOf(name: string) {
    const token = this.tokens.get(name)
    if (token === undefined) return null
    const parent = token.parent === null ? undefined : this.tokens.get(token.parent)
    const lostToSibling = token.firstUsedAt === null && (parent?.supersededAt ?? null) !== null
    const state = sessionState({ ...token, lostToSibling }, token.family, LIMITS, this.now)
    return { token, parent, state }
  }

  private call(name: string | null): number {
    const found = name === null ? null : this.stateOf(name)
    if (found === null) return RESULT.notSignedIn
    switch (answerToCall(found.state)) {
      case 'first-use':
        found.token.firstUsedAt = this.now
        if (found.parent !== undefined) found.parent.supersededAt = this.now
        this.takeBack(found.token.family)
        return RESULT.ok
      case 'go-on':
        return RESULT.ok
      case 'token-stale':
        return RESULT.tokenStale
      case 'device-displaced':
        return RESULT.deviceDisplaced
      case 'session-ended':
        return RESULT.sessionEnded
    }
  }

  /** By force: ends the session that holds the slot now. */
  private takeBack(family: Family): void {
    if (family.displacedAt === null) return
    family.displacedAt = null
    if (this.family === family) return
    Object.assign(this.family, { endedAt: this.now, endReason: 'replaced' })
    this.family = family
  }

  private renew({ prev_token: before, force_device: force }: Record<string, unknown>): Answer {
    this.renewals.push(`${String(before)}${force === true ? ' by force' : ''}`)
    const found = this.stateOf(String(before))
    if (found === null) return said(RESULT.wrongCredentials)
    const answer = answerToRenewal(found.state, force === true)
    if (answer === 'end-family') found.token.family.endedAt = this.now
    if (answer !== 'new-token') return said(REFUSALS[answer])
    const token = this.issue(String(before))
    if (this.cutRenewals === 0) return said(RESULT.ok, { token })
    this.cutRenewals -= 1
    return NOT_REACHED
  }
}

const REFUSALS = {
  'token-stale': RESULT.tokenStale,
  'device-displaced': RESULT.deviceDisplaced,
  'session-ended': RESULT.sessionEnded,
  'end-family': RESULT.sessionEnded,
  'not-allowed': RESULT.notAllowed,
} as const
