import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../time/instant.ts'
import { DEFAULT_SETTINGS, answerPrivacy, maySendReport, togglePrivacySwitch } from '../settings.ts'
import {
  MILESTONES,
  dueMilestone,
  firstUsage,
  noteMilestone,
  withConsent,
  type Milestone,
  type Usage,
} from './milestones.ts'

const FIRST = Date.UTC(2026, 0, 10, 9)
const after = (days: number): number => FIRST + days * DAY_MS
const AGREED: Usage = { firstOpen: FIRST, sent: [], consentedAt: FIRST }

describe('[TELE-1] the milestone that is due', () => {
  test.each<[string, Usage, number, Milestone | null]>([
    ['none on the first day', AGREED, after(1) - 1, null],
    ['after a day', AGREED, after(1), 1],
    ['after a week, though the first was missed', AGREED, after(7), 7],
    ['none twice', { ...AGREED, sent: [1] }, after(6), null],
    ['the next one', { ...AGREED, sent: [1, 7] }, after(30), 30],
    ['half a year', { ...AGREED, sent: [1, 7, 30] }, after(179.9), null],
    ['half a year, then', { ...AGREED, sent: [1, 7, 30] }, after(180), 180],
    ['only the highest when the clock jumps', { ...AGREED, sent: [1] }, after(400), 365],
    ['none below it when the clock goes back', { ...AGREED, sent: [1, 365] }, after(40), null],
    ['none before the first opening', AGREED, FIRST - 50 * DAY_MS, null],
    ['none without consent', { ...AGREED, consentedAt: null }, after(30), null],
    ['none that passed before the consent', { ...AGREED, consentedAt: after(8) }, after(9), null],
    ['nor an earlier one in its place', { ...AGREED, consentedAt: after(5) }, after(6), null],
    ['the next one after the consent', { ...AGREED, consentedAt: after(8) }, after(30), 30],
  ])('%s', (_, usage, now, due) => {
    expect(dueMilestone(usage, now)).toBe(due)
  })
})

const sending = (usage: Usage, now: number): Usage => {
  const due = dueMilestone(usage, now)
  return due === null ? usage : noteMilestone(usage, due)
}

test('[TELE-1] a year of openings sends each of the five once, and the same day sends nothing more', () => {
  let usage = withConsent(firstUsage(FIRST), { isAgreed: true, now: FIRST + HOUR_MS })
  for (let day = 0; day <= 400; day += 1) usage = sending(sending(usage, after(day)), after(day) + HOUR_MS)
  expect(usage.sent).toEqual([...MILESTONES])
})

test('[TELE-1, TELE-2] with any clock: each at most once, rising, and none that passed without consent', () => {
  const step = fc.record({ day: fc.integer({ min: -10, max: 420 }), isAgreed: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let usage = firstUsage(FIRST)
      for (const { day, isAgreed } of steps) {
        const now = after(day)
        usage = withConsent(usage, { isAgreed, now })
        const next = sending(usage, now)
        const added = next.sent.slice(usage.sent.length)
        expect(added.every((one) => isAgreed && after(one) >= usage.consentedAt! && after(one) <= now)).toBe(
          true,
        )
        usage = next
      }
      expect(usage.sent).toEqual([...new Set(usage.sent)].toSorted((one, other) => one - other))
    }),
    { seed: 1 },
  )
})

test('[TELE-2] consent counts from when it was given, and again from when it is renewed', () => {
  const first = withConsent(firstUsage(FIRST), { isAgreed: true, now: after(2) })
  expect(first.consentedAt).toBe(after(2))
  expect(withConsent(first, { isAgreed: true, now: after(3) })).toBe(first)
  const none = withConsent(first, { isAgreed: false, now: after(4) })
  expect(none.consentedAt).toBeNull()
  const again = withConsent(none, { isAgreed: true, now: after(8) })
  expect([dueMilestone(again, after(20)), dueMilestone(again, after(30))]).toEqual([null, 30])
})

test('[TELE-2, D26] consent is a yes to the question, if the operator named an endpoint', () => {
  const yes = answerPrivacy(DEFAULT_SETTINGS, { reportUsage: true, reportCrash: false })
  const due = (settings: typeof yes, endpoint: string | null): Milestone | null => {
    const isAgreed = maySendReport(settings, 'reportUsage', endpoint)
    return dueMilestone(withConsent(firstUsage(FIRST), { isAgreed, now: FIRST }), after(7))
  }
  const there = 'https://reports.example'
  expect([
    due(yes, there),
    due(DEFAULT_SETTINGS, there),
    due(yes, null),
    due(togglePrivacySwitch(yes, 'reportUsage'), there),
  ]).toEqual([7, null, null, null])
})
