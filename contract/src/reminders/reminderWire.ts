import { comingReminders, type Reminding } from '@reprieve/domain/reminders/due.ts'
import type { Quiet } from '@reprieve/domain/reminders/quiet.ts'
import { DEFAULT_REMINDER_KEY, defaultReminder, type Reminder } from '@reprieve/domain/reminders/reminder.ts'
import type { FrequencyKind } from '@reprieve/domain/schedule/frequency.ts'
import type { Instant } from '@reprieve/domain/time/instant.ts'
import { dayOf, type LocalDay } from '@reprieve/domain/time/localDay.ts'
import { clockFrom, clockText, dayFrom } from '@reprieve/domain/time/typedTime.ts'
import { fieldsOf, isFields, type Fields } from '../fields.ts'
import { fieldsOfFrequency, frequencyFrom } from '../schedule/frequencyWire.ts'

// The settings `reminders` of the specification (D34): each reminder lies under a key of its own, and so do the quiet
// hours. [REM-1]

export const QUIET_KEY = 'quiet'

/** Where the first reminder was: without it, it would come back. [REM-2] */
export const DELETED_REMINDER: Fields = { deleted: 1 }

const KEY = /^r_[\w-]{1,40}$/

/** Several devices may bring more than one device adds; whoever asks when they come must not be kept busy by more. */
const MOST_READ = 200

const REPEAT: Readonly<Record<FrequencyKind, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
}

/** All that is told by the kept settings, in the order in which they were made. */
export function remindingFrom(kept: Fields, today: LocalDay): Reminding {
  const told = Object.entries(kept).flatMap(([key, value]) => reminderFrom(key, value) ?? [])
  const isFirstTold = isFields(kept[DEFAULT_REMINDER_KEY])
  const reminders = isFirstTold ? told : [defaultReminder(today), ...told]
  return { reminders: reminders.toSorted(byMaking).slice(0, MOST_READ), quiet: quietFrom(kept[QUIET_KEY]) }
}

/** The first one first; the same on every device. */
function byMaking(one: Reminder, other: Reminder): number {
  const rank = ({ key, createdAt }: Reminder): number =>
    key === DEFAULT_REMINDER_KEY ? -Infinity : createdAt
  if (rank(one) !== rank(other)) return rank(one) < rank(other) ? -1 : 1
  return one.key < other.key ? -1 : 1
}

/** Null for a key of something else, and for what was deleted. */
export function reminderFrom(key: string, value: unknown): Reminder | null {
  if (!KEY.test(key) || !isFields(value) || saysYes(value['deleted'] ?? 0)) return null
  const createdAt = momentFrom(value['created_at'])
  return {
    key,
    id: numberFrom(value['id']),
    isOn: saysYes(value['enabled'] ?? 0),
    sound: saysYes(value['sound'] ?? 1),
    vibration: saysYes(value['vibration'] ?? 1),
    createdAt,
    startDay: startFrom(value['start_date']) ?? dayOf({ at: createdAt, offset: 0 }),
    frequency: frequencyFrom(value['frequency_info']),
  }
}

interface Writing {
  /** What lies under its key: what is not known here stays. */
  before: unknown
  /** When it comes next, for who reads no frequency; null where it does not. */
  next: Instant | null
}

/** [REM-1] */
export function fieldsOfReminder(reminder: Reminder, { before, next }: Writing): Fields {
  const { id, isOn, sound, vibration, createdAt, startDay, frequency } = reminder
  const { deleted: _, ...stays } = fieldsOf(before)
  const unread = stays['frequency_info'] ?? null
  return {
    ...stays,
    id,
    enabled: flagOf(isOn),
    sound: flagOf(sound),
    vibration: flagOf(vibration),
    created_at: createdAt,
    start_date: startDay,
    next_reminder: next,
    ...(frequency === null ? {} : { repeat: REPEAT[frequency.kind] }),
    frequency_info: frequency === null ? unread : { ...knownBeside(unread), ...fieldsOfFrequency(frequency) },
  }
}

const OF_A_KIND = ['time', 'time_start', 'time_end', 'days_of_week', 'day_of_month']

/** What a newer app told beside: but nothing that belonged to another kind. */
const knownBeside = (said: unknown): Fields =>
  Object.fromEntries(Object.entries(fieldsOf(said)).filter(([name]) => !OF_A_KIND.includes(name)))

/** Null for none, and for what cannot be read: nobody is kept from a reminder by a mistake. [REM-13] */
export function quietFrom(value: unknown): Quiet {
  const { enabled, time_start: start, time_end: end } = fieldsOf(value)
  if (!saysYes(enabled) || typeof start !== 'string' || typeof end !== 'string') return null
  const [from, to] = [clockFrom(start), clockFrom(end)]
  return from === null || to === null ? null : { from, to }
}

/** Null clears the key. */
export function fieldsOfQuiet(quiet: Quiet, before: unknown): Fields | null {
  if (quiet === null) return null
  const { from, to } = quiet
  return { ...fieldsOf(before), enabled: 1, time_start: clockText(from), time_end: clockText(to) }
}

/** The reminders that come and the quiet hours: times, and how each is heard. Nothing that others wrote beside them. [REM-22] */
export function timesOf(reminding: Reminding): Fields {
  const told = comingReminders(reminding).map((one) => [
    one.key,
    fieldsOfReminder(one, { before: null, next: null }),
  ])
  return {
    [DEFAULT_REMINDER_KEY]: DELETED_REMINDER,
    ...Object.fromEntries(told),
    ...(reminding.quiet !== null && { [QUIET_KEY]: fieldsOfQuiet(reminding.quiet, null) }),
  }
}

const flagOf = (isSo: boolean): 0 | 1 => (isSo ? 1 : 0)

const saysYes = (said: unknown): boolean => said === 1 || said === true || said === '1'

const LAST_MOMENT = Date.parse('9999-12-31')

const momentFrom = (said: unknown): Instant =>
  typeof said === 'number' && said >= 0 && said <= LAST_MOMENT ? said : 0

const numberFrom = (said: unknown): number =>
  typeof said === 'number' && Number.isSafeInteger(said) && said >= 0 ? said : 0

const startFrom = (said: unknown): LocalDay | null => (typeof said === 'string' ? dayFrom(said) : null)
