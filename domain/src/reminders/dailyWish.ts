import type { Instant } from '../time/instant.ts'
import type { LocalDay } from '../time/localDay.ts'
import { DEFAULT_REMINDER_KEY, defaultReminder, turnOff, turnOn, type Reminder } from './reminder.ts'

interface Wishing {
  /** What a new one gets. */
  key: string
  now: Instant
  today: LocalDay
}

/** Who wants to be reminded daily has one that is on: one that is there, else the usual one at 20:00. [REM-16] */
export function wishedDaily(reminders: readonly Reminder[], { key, now, today }: Wishing): Reminder {
  const daily = reminders.filter(isDaily)
  const known = daily.find(({ isOn }) => isOn) ?? daily[0]
  if (known !== undefined) return turnOn(known, today)
  const usual = defaultReminder(today)
  const isTaken = reminders.some((one) => one.key === DEFAULT_REMINDER_KEY)
  if (!isTaken) return usual
  return { ...usual, key, id: Math.max(...reminders.map(({ id }) => id)) + 1, createdAt: now }
}

/** Who does not, is not reminded by the one that everybody has; null where that is off, or gone. [REM-16] */
export function unwished(reminders: readonly Reminder[]): Reminder | null {
  const usual = reminders.find(({ key, isOn }) => key === DEFAULT_REMINDER_KEY && isOn)
  return usual === undefined ? null : turnOff(usual)
}

const isDaily = ({ frequency }: Reminder): boolean => frequency?.kind === 'daily' && frequency.every === 1
