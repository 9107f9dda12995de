import { MINUTE_MS, type Instant } from '../time/instant.ts'
import type { Place } from '../time/place.ts'
import { dueBetween, nextDue, type Due, type Reminding } from './due.ts'

// When a device that is open shows a reminder by itself.

/** A device that slept through it longer than this says nothing any more. [REM-9] */
const MOST_LATE_MS = 10 * MINUTE_MS

interface ReminderCheck {
  /** When it was looked last; what came until then was shown, or was not to be. */
  before: Instant
  now: Instant
}

/** What came since, each reminder once. A clock that was set back shows nothing that is still to come. [REM-9] */
export function dueSince(reminding: Reminding, { before, now }: ReminderCheck, place: Place): Due[] {
  const after = Math.max(Math.min(before, now), now - MOST_LATE_MS)
  const due = dueBetween(reminding, { after, until: now }, place)
  return [...new Map(due.map((one) => [one.key, one])).values()]
}

/**
 * How long nobody needs to look again. Never longer than a minute: clocks are set, people travel, a device sleeps, and
 * a timer of more than 24 days would end at once.
 */
export function pauseUntilNext(reminding: Reminding, now: Instant, place: Place): number {
  const next = nextDue(reminding, now, place)
  return next === null ? MINUTE_MS : Math.min(next - now, MINUTE_MS)
}
