import { comingReminders, type ReminderPlan } from '@reprieve/domain/reminders/dueReminders.ts'
import type { Quiet } from '@reprieve/domain/reminders/quiet.ts'
import { DEFAULT_REMINDER_KEY, defaultReminder, type Reminder } from '@reprieve/domain/reminders/reminder.ts'
import type { FrequencyKind } from '@reprieve/domain/schedule/frequency.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import { dayOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import { clockFrom, clockText, dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { toFields, isFields, type Fields } from '../fields.ts'
import { frequencyToWire, frequencyFromWire } from '../schedule/frequencyWire.ts'

// The settings `reminders` of the specification (D34): each reminder has its own key, and so do the quiet hours.
// [REM-1]

export const QUIET_KEY = 'quiet'

/** Replaces the deleted built-in reminder, which would otherwise come back. [REM-2] */
export const DELETED_REMINDER: Fields = { deleted: 1 }

const KEY = /^r_[\w-]{1,40}$/

/** Several devices together may have more than one device can add. The limit bounds the work of computing due times. */
const MOST_READ = 200

const REPEAT: Readonly<Record<FrequencyKind, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
}

/** All stored reminders and quiet hours, in the order of creation. */
export function remindersFromSettings(kept: Fields, today: LocalDay): ReminderPlan {
  const told = Object.entries(kept).flatMap(([key, value]) => reminderFromWire(key, value) ?? [])
  const isFirstTold = isFields(kept[DEFAULT_REMINDER_KEY])
  // One that will never come again is of no use in the list. [REM-23]
  const coming = told.filter(({ lastDay }) => lastDay === undefined || lastDay >= today)
  const reminders = isFirstTold ? coming : [defaultReminder(today), ...coming]
  return {
    reminders: reminders.toSorted(byMaking).slice(0, MOST_READ),
    quiet: quietFromWire(kept[QUIET_KEY]),
  }
}

/** The built-in reminder first, then by creation; the same order on every device. */
function byMaking(one: Reminder, other: Reminder): number {
  const rank = ({ key, createdAt }: Reminder): number =>
    key === DEFAULT_REMINDER_KEY ? -Infinity : createdAt
  if (rank(one) !== rank(other)) return rank(one) < rank(other) ? -1 : 1
  return one.key < other.key ? -1 : 1
}

/** Null for a key of something else, and for a deleted reminder. */
export function reminderFromWire(key: string, value: unknown): Reminder | null {
  if (!KEY.test(key) || !isFields(value) || saysYes(value['deleted'] ?? 0)) return null
  const createdAt = momentFrom(value['created_at'])
  const lastDay = dayIn(value['end_date'])
  return {
    key,
    id: numberFrom(value['id']),
    isOn: saysYes(value['enabled'] ?? 0),
    sound: saysYes(value['sound'] ?? 1),
    vibration: saysYes(value['vibration'] ?? 1),
    createdAt,
    startDay: dayIn(value['start_date']) ?? dayOf({ at: createdAt, offset: 0 }),
    ...(lastDay !== null && { lastDay }),
    frequency: frequencyFromWire(value['frequency_info']),
  }
}

interface Writing {
  /** The stored value under its key, whose unknown fields stay. */
  before: unknown
  /** The next time, for clients that cannot read frequencies; null if there is none. */
  next: Instant | null
}

/** [REM-1] */
export function reminderToWire(reminder: Reminder, { before, next }: Writing): Fields {
  const { id, isOn, sound, vibration, createdAt, startDay, lastDay, frequency } = reminder
  const { deleted: _, end_date: _end, ...stays } = toFields(before)
  const unread = stays['frequency_info'] ?? null
  return {
    ...stays,
    id,
    enabled: flagOf(isOn),
    sound: flagOf(sound),
    vibration: flagOf(vibration),
    created_at: createdAt,
    start_date: startDay,
    ...(lastDay !== undefined && { end_date: lastDay }),
    next_reminder: next,
    ...(frequency === null ? {} : { repeat: REPEAT[frequency.kind] }),
    frequency_info: frequency === null ? unread : { ...knownBeside(unread), ...frequencyToWire(frequency) },
  }
}

const OF_A_KIND = ['time', 'time_start', 'time_end', 'days_of_week', 'day_of_month']

/** Unknown fields of a newer app, without those that belong to another kind of frequency. */
const knownBeside = (said: unknown): Fields =>
  Object.fromEntries(Object.entries(toFields(said)).filter(([name]) => !OF_A_KIND.includes(name)))

/** Null for none, or if they cannot be read: faulty quiet hours must not suppress a reminder. [REM-13] */
export function quietFromWire(value: unknown): Quiet {
  const { enabled, time_start: start, time_end: end } = toFields(value)
  if (!saysYes(enabled) || typeof start !== 'string' || typeof end !== 'string') return null
  const [from, to] = [clockFrom(start), clockFrom(end)]
  return from === null || to === null ? null : { from, to }
}

/** Null clears the key. */
export function quietToWire(quiet: Quiet, before: unknown): Fields | null {
  if (quiet === null) return null
  const { from, to } = quiet
  return { ...toFields(before), enabled: 1, time_start: clockText(from), time_end: clockText(to) }
}

/** The active reminders and the quiet hours: times and sounds only, without other stored fields. [REM-22] */
export function reminderTimesToWire(reminding: ReminderPlan): Fields {
  const told = comingReminders(reminding).map((one) => [
    one.key,
    reminderToWire(one, { before: null, next: null }),
  ])
  return {
    [DEFAULT_REMINDER_KEY]: DELETED_REMINDER,
    ...Object.fromEntries(told),
    ...(reminding.quiet !== null && { [QUIET_KEY]: quietToWire(reminding.quiet, null) }),
  }
}

const flagOf = (isSo: boolean): 0 | 1 => (isSo ? 1 : 0)

const saysYes = (said: unknown): boolean => said === 1 || said === true || said === '1'

const LAST_MOMENT = Date.parse('9999-12-31')

const momentFrom = (said: unknown): Instant =>
  typeof said === 'number' && said >= 0 && said <= LAST_MOMENT ? said : 0

const numberFrom = (said: unknown): number =>
  typeof said === 'number' && Number.isSafeInteger(said) && said >= 0 ? said : 0

const dayIn = (said: unknown): LocalDay | null => (typeof said === 'string' ? dayFrom(said) : null)
