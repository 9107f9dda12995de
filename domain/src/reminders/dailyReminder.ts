import type { Instant } from '../time/instant.ts'
import type { LocalDay } from '../time/localDay.ts'
import { DEFAULT_REMINDER_KEY, defaultReminder, turnOff, turnOn, type Reminder } from './reminder.ts'

interface Wishing {
  /** The key of a new reminder. */
  key: string
  now: Instant
  today: LocalDay
}

/** Ensures one active daily reminder: an existing one, otherwise the default at 20:00. [REM-16] */
export function ensureDailyReminder(reminders: readonly Reminder[], { key, now, today }: Wishing): Reminder {
  const daily = reminders.filter(isDaily)
  const known = daily.find(({ isOn }) => isOn) ?? daily[0]
  if (known !== undefined) return turnOn(known, today)
  const usual = defaultReminder(today)
  const isTaken = reminders.some((one) => one.key === DEFAULT_REMINDER_KEY)
  if (!isTaken) return usual
  return { ...usual, key, id: Math.max(...reminders.map(({ id }) => id)) + 1, createdAt: now }
}

/** Switches off the default reminder; null if it is off or deleted. [REM-16] */
export function turnOffDefaultReminder(reminders: readonly Reminder[]): Reminder | null {
  const usual = reminders.find(({ key, isOn }) => key === DEFAULT_REMINDER_KEY && isOn)
  return usual === undefined ? null : turnOff(usual)
}

const isDaily = ({ frequency }: Reminder): boolean => frequency?.kind === 'daily' && frequency.every === 1
