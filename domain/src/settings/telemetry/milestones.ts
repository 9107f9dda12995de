import { DAY_MS, type Instant } from '../../time/instant.ts'

/** Days since the app was first opened on this device. */
export const MILESTONES = [1, 7, 30, 180, 365] as const
export type Milestone = (typeof MILESTONES)[number]

export interface Usage {
  firstOpen: Instant
  /** Noted before sending: one that is lost in transit is not sent again. */
  sent: readonly Milestone[]
  /** When the person agreed; null while they do not. */
  consentedAt: Instant | null
}

export const firstUsage = (now: Instant): Usage => ({ firstOpen: now, sent: [], consentedAt: null })

/**
 * Updates the consent. Renewed consent starts from scratch: nothing from the time between is reported. Returns the same
 * object if nothing changed. [TELE-2]
 */
export function withConsent(usage: Usage, { isAgreed, now }: { isAgreed: boolean; now: Instant }): Usage {
  if (isAgreed === (usage.consentedAt !== null)) return usage
  return { ...usage, consentedAt: isAgreed ? now : null }
}

/**
 * The highest milestone reached, if it was reached under consent and none as high was sent: a clock that jumps a year
 * skips the others, and one that goes back sends none twice. [TELE-1]
 */
export function dueMilestone(usage: Usage, now: Instant): Milestone | null {
  const { firstOpen, sent, consentedAt } = usage
  const reachedAt = (milestone: Milestone): Instant => firstOpen + milestone * DAY_MS
  const highest = MILESTONES.findLast((milestone) => reachedAt(milestone) <= now)
  if (highest === undefined || consentedAt === null || reachedAt(highest) < consentedAt) return null
  return sent.some((one) => one >= highest) ? null : highest
}

/** [TELE-1] */
export const noteMilestone = (usage: Usage, milestone: Milestone): Usage => ({
  ...usage,
  sent: [...usage.sent, milestone],
})
