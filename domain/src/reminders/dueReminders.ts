import { nextTime, timesBetween } from '../schedule/nextTime.ts'
import type { ScheduledEvent } from '../schedule/dueDays.ts'
import type { Instant } from '../time/instant.ts'
import { localTime } from '../time/localTime.ts'
import { momentAt, type Place } from '../time/place.ts'
import { isQuiet, type Quiet } from './quiet.ts'
import type { Reminder } from './reminder.ts'

// When reminders are due: every sender and every screen uses these functions.

export interface ReminderPlan {
  reminders: readonly Reminder[]
  quiet: Quiet
}

export interface DueReminder {
  key: string
  at: Instant
}

/** The reminders due after one moment up to and including another, in order. [REM-13] */
export function dueBetween(
  { reminders, quiet }: ReminderPlan,
  span: { after: Instant; until: Instant },
  place: Place,
): DueReminder[] {
  const due = reminders.flatMap((reminder) => {
    const scheduled = toScheduledEvent(reminder, quiet)
    if (scheduled === null) return []
    const times = timesBetween(scheduled, span, place)
    return times.filter((at) => !isQuietAt(quiet, at, place)).map((at) => ({ key: reminder.key, at }))
  })
  return due.toSorted((one, other) => one.at - other.at)
}

/** The next due moment; null if there is none. */
export function nextDue({ reminders, quiet }: ReminderPlan, after: Instant, place: Place): Instant | null {
  const times = reminders.map((reminder) => nextOf(reminder, { quiet, after, place }))
  const coming = times.filter((at) => at !== null)
  return coming.length === 0 ? null : Math.min(...coming)
}

interface NextReminderOptions {
  quiet: Quiet
  after: Instant
  place: Place
}

/** More than the hours of a night. */
const MOST_MOVED = 30

function nextOf(reminder: Reminder, { quiet, after, place }: NextReminderOptions): Instant | null {
  const scheduled = toScheduledEvent(reminder, quiet)
  if (scheduled === null) return null
  let at = nextTime(scheduled, after, place)
  // Only times shifted by a clock change can still fall into the quiet hours.
  for (let moved = 0; moved < MOST_MOVED && at !== null && isQuietAt(quiet, at, place); moved++)
    at = nextTime(scheduled, at, place)
  return at
}

/** Active reminders: not those that are off, or that only a newer app can read. [REM-22] */
export const comingReminders = ({ reminders }: Pick<ReminderPlan, 'reminders'>): Reminder[] =>
  reminders.filter(({ isOn, frequency }) => isOn && frequency !== null)

/** Null if it is off, or only a newer app can read its frequency. */
export function toScheduledEvent(
  { isOn, frequency, startDay, lastDay }: Reminder,
  quiet: Quiet,
): ScheduledEvent | null {
  if (!isOn || frequency === null) return null
  const days = lastDay === undefined ? { startDay } : { startDay, lastDay }
  return { frequency, ...days, isLeftOut: (clock) => isQuiet(quiet, clock) }
}

const isQuietAt = (quiet: Quiet, at: Instant, place: Place): boolean =>
  quiet !== null && isQuiet(quiet, localTime(momentAt(at, place)))
