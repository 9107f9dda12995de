import { err, ok, type Result } from '../result.ts'
import type { Frequency } from '../schedule/frequency.ts'
import type { Instant } from '../time/instant.ts'
import { startOf, type LocalDay } from '../time/localDay.ts'

export interface Reminder {
  /** Storage key: random, so that two devices never create the same. [REM-17] */
  key: string
  /** A number for clients that count reminders; two devices may have used the same. */
  id: number
  isOn: boolean
  sound: boolean
  vibration: boolean
  createdAt: Instant
  /** First day, in the local calendar wherever the person is. */
  startDay: LocalDay
  /** Missing for a reminder without end. [REM-23] */
  lastDay?: LocalDay
  /** Null if another client wrote something that cannot be read here. */
  frequency: Frequency | null
}

export const DEFAULT_REMINDER_KEY = 'r_1'
export const MOST_REMINDERS = 20

/** Everybody has this one until they change or delete it. [REM-2] */
export const defaultReminder = (day: LocalDay): Reminder => ({
  key: DEFAULT_REMINDER_KEY,
  id: 1,
  isOn: true,
  sound: true,
  vibration: true,
  createdAt: startOf(day, 0),
  startDay: day,
  frequency: { kind: 'daily', every: 1, at: { hour: 20, minute: 0 } },
})

/** How the reminder signals. [REM-6] */
export type Mode = 'none' | 'sound' | 'vibration' | 'both'

export const MODES: Readonly<Record<Mode, Pick<Reminder, 'sound' | 'vibration'>>> = {
  none: { sound: false, vibration: false },
  sound: { sound: true, vibration: false },
  vibration: { sound: false, vibration: true },
  both: { sound: true, vibration: true },
}

export function reminderMode({ sound, vibration }: Pick<Reminder, 'sound' | 'vibration'>): Mode {
  if (sound) return vibration ? 'both' : 'sound'
  return vibration ? 'vibration' : 'none'
}

/** A reminder that began earlier restarts today: times missed while it was off are not made up for. [REM-7] */
export function turnOn(reminder: Reminder, today: LocalDay): Reminder {
  if (reminder.isOn) return reminder
  // Its only day must not move.
  if (reminder.lastDay !== undefined) return { ...reminder, isOn: true }
  return { ...reminder, isOn: true, startDay: reminder.startDay < today ? today : reminder.startDay }
}

export const turnOff = (reminder: Reminder): Reminder => ({ ...reminder, isOn: false })

/** The number of a new reminder, or a fault if there are too many. [REM-5] */
export function numberForNew(reminders: readonly Reminder[]): Result<number, 'too-many'> {
  if (reminders.length >= MOST_REMINDERS) return err('too-many')
  return ok(Math.max(0, ...reminders.map(({ id }) => id)) + 1)
}
