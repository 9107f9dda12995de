import { describe, expect, test } from 'vitest'
import { answerToCall, answerToRenewal, sessionState, type Family, type SessionToken } from './session.ts'

const NOW = 1_700_000_000_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LIMITS = { idleTimeoutMs: 5 * MINUTE, idleTimerOff: false }

const family = (change: Partial<Family> = {}): Family => ({
  clientType: 'web',
  lastSeen: NOW,
  absoluteEnd: NOW + 12 * HOUR,
  displacedAt: null,
  endedAt: null,
  endReason: null,
  ...change,
})
const token = (change: Partial<SessionToken> = {}): SessionToken => ({
  issuedAt: NOW,
  firstUsedAt: NOW,
  supersededAt: null,
  lostToSibling: false,
  ...change,
})

const called = (t: SessionToken, f: Family, now = NOW, limits = LIMITS) =>
  answerToCall(sessionState(t, f, limits, now))
const renewed = (t: SessionToken, f: Family, now = NOW, force = false) =>
  answerToRenewal(sessionState(t, f, LIMITS, now), force)

describe('a call', () => {
  test('[D14] continues with a fresh token, and is the first use of a successor', () => {
    expect(called(token(), family())).toBe('go-on')
    expect(called(token({ firstUsedAt: null }), family())).toBe('first-use')
  })

  test('[D14] a token is stale after an hour on web and after a day in an app', () => {
    expect(called(token({ issuedAt: NOW - HOUR }), family())).toBe('token-stale')
    expect(called(token({ issuedAt: NOW - HOUR }), family({ clientType: 'pwa' }))).toBe('go-on')
    expect(called(token({ issuedAt: NOW - 24 * HOUR }), family({ clientType: 'pwa' }))).toBe('token-stale')
  })

  test('[D14] nothing outlives the absolute end', () => {
    expect(called(token(), family({ absoluteEnd: NOW }))).toBe('session-ended')
  })

  test('[D14] a token whose successor is in use answers 145 for 60 s, then 143', () => {
    expect(called(token({ supersededAt: NOW - 60_000 }), family())).toBe('token-stale')
    expect(called(token({ supersededAt: NOW - 60_001 }), family())).toBe('session-ended')
  })

  test('[D14] the sibling that was not used first answers 145', () => {
    expect(called(token({ firstUsedAt: null, lostToSibling: true }), family())).toBe('token-stale')
  })

  test('[D14] a displaced device is informed, its own renewed token takes the slot back', () => {
    const displaced = family({ displacedAt: NOW - 1 })
    expect(called(token(), displaced)).toBe('device-displaced')
    expect(called(token({ firstUsedAt: null }), displaced)).toBe('first-use')
    expect(called(token({ firstUsedAt: null, issuedAt: NOW - 2 }), displaced)).toBe('device-displaced')
  })

  test('[D15] only web ends by idleness, 60 s after the limit, unless the person switched it off', () => {
    const quiet = family({ lastSeen: NOW - 6 * MINUTE - 1 })
    expect(called(token(), family({ lastSeen: NOW - 6 * MINUTE }))).toBe('go-on')
    expect(called(token(), quiet)).toBe('session-ended')
    expect(called(token(), { ...quiet, clientType: 'pwa' })).toBe('go-on')
    expect(called(token(), quiet, NOW, { ...LIMITS, idleTimerOff: true })).toBe('go-on')
  })
})

describe('a renewal', () => {
  test('[D14] is for stale tokens only: a live one is not a second password', () => {
    expect(renewed(token({ issuedAt: NOW - HOUR }), family())).toBe('new-token')
    expect(renewed(token(), family())).toBe('not-allowed')
    expect(renewed(token({ firstUsedAt: null }), family())).toBe('not-allowed')
  })

  test('[D14] of a displaced device needs the force flag', () => {
    const displaced = family({ displacedAt: NOW - 1 })
    expect(renewed(token(), displaced)).toBe('device-displaced')
    expect(renewed(token(), displaced, NOW, true)).toBe('new-token')
  })

  test('[D14] an old token after its successor was used for over 60 s ends the family', () => {
    expect(renewed(token({ supersededAt: NOW - 60_000 }), family())).toBe('token-stale')
    expect(renewed(token({ supersededAt: NOW - 60_001 }), family())).toBe('end-family')
  })

  test('[D15] there is no silent recovery after an idle end', () => {
    const quiet = family({ lastSeen: NOW - HOUR })
    expect(renewed(token({ issuedAt: NOW - HOUR }), quiet)).toBe('session-ended')
  })
})
