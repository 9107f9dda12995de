import { MINUTE_MS, type Instant } from '../time/instant.ts'
import type { Place } from '../time/place.ts'
import { dueBetween, nextDue, type DueReminder, type ReminderPlan } from './dueReminders.ts'

// When an open device shows reminders itself.

/** A device that was asleep for longer than this after the due time shows nothing. [REM-9] */
const MOST_LATE_MS = 10 * MINUTE_MS

interface ReminderCheck {
  /** Time of the last check; everything due until then is done. */
  before: Instant
  now: Instant
}

/** Reminders due since then, each once. A clock that was set back shows nothing early. [REM-9] */
export function dueSince(
  reminding: ReminderPlan,
  { before, now }: ReminderCheck,
  place: Place,
): DueReminder[] {
  const after = Math.max(Math.min(before, now), now - MOST_LATE_MS)
  const due = dueBetween(reminding, { after, until: now }, place)
  return [...new Map(due.map((one) => [one.key, one])).values()]
}

/**
 * How long to wait before the next check. Never more than a minute: clocks change, people travel, devices sleep, and a
 * timer of more than 24 days would fire immediately.
 */
export function pauseUntilNext(reminding: ReminderPlan, now: Instant, place: Place): number {
  const next = nextDue(reminding, now, place)
  return next === null ? MINUTE_MS : Math.min(next - now, MINUTE_MS)
}
