import type { Instant } from '../time/instant.ts'
import { dayNumber, localDay, type DayNumber } from '../time/dayNumber.ts'
import type { LocalDay } from '../time/localDay.ts'
import type { Clock } from '../time/typedTime.ts'
import { MODES, type Reminder } from './reminder.ts'

/** The next visit to a doctor. */
export interface Visit {
  day: LocalDay
  /** Null if the person knows only the day. */
  at: Clock | null
}

/** One reminder for one visit, so its key is fixed: two devices change the same one. [REM-24] */
export const VISIT_REMINDER_KEY = 'r_visit'

/** The evening before: there is time left to write down a question. */
export const VISIT_REMINDER_TIME: Clock = { hour: 18, minute: 0 }

/** An older app does not know last days: it would repeat the reminder, so the interval is the longest there is. */
const LONGEST_INTERVAL = 999

interface VisitReminderOptions {
  at: Clock
  now: Instant
}

/** Comes once, on the day before the visit. [REM-24] */
export function visitReminder({ day }: Visit, { at, now }: VisitReminderOptions): Reminder {
  const before = localDay(dayNumber(day) - 1)
  return {
    key: VISIT_REMINDER_KEY,
    id: 0,
    isOn: true,
    ...MODES.both,
    createdAt: now,
    startDay: before,
    lastDay: before,
    frequency: { kind: 'daily', every: LONGEST_INTERVAL, at },
  }
}

/** The time of the visit's reminder; null if there is none, or it is off. */
export function visitReminderTime(reminders: readonly Reminder[]): Clock | null {
  const reminder = reminders.find(({ key }) => key === VISIT_REMINDER_KEY)
  if (reminder === undefined || !reminder.isOn || reminder.frequency?.kind !== 'daily') return null
  return reminder.frequency.at
}

/** Null for none, and for a visit that is over: it stays stored, but nothing is planned any more. */
export const daysUntilVisit = (visit: Visit | null, today: DayNumber): number | null =>
  visit === null || dayNumber(visit.day) < today ? null : dayNumber(visit.day) - today

const NEAR_DAYS = 7

/** Home shows the visit from a week before it. [HOME-34] */
export function isVisitNear(visit: Visit | null, today: DayNumber): boolean {
  const days = daysUntilVisit(visit, today)
  return days !== null && days <= NEAR_DAYS
}
