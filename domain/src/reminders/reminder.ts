import { err, ok, type Result } from '../result.ts'
import type { Frequency } from '../schedule/frequency.ts'
import type { Instant } from '../time/instant.ts'
import { startOf, type LocalDay } from '../time/localDay.ts'

export interface Reminder {
  /** What it is kept under: made at random, so that two devices never give one twice. [REM-17] */
  key: string
  /** A number for whoever counts them; two devices may have given the same. */
  id: number
  isOn: boolean
  sound: boolean
  vibration: boolean
  createdAt: Instant
  /** From this day on, by the calendar wherever the person is. */
  startDay: LocalDay
  /** Null where another client wrote what cannot be read here. */
  frequency: Frequency | null
}

export const DEFAULT_REMINDER_KEY = 'r_1'
export const MOST_REMINDERS = 20

/** There for everybody until they change or delete it. [REM-2] */
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

/** How it makes itself heard. [REM-6] */
export type Mode = 'none' | 'sound' | 'vibration' | 'both'

export const MODES: Readonly<Record<Mode, Pick<Reminder, 'sound' | 'vibration'>>> = {
  none: { sound: false, vibration: false },
  sound: { sound: true, vibration: false },
  vibration: { sound: false, vibration: true },
  both: { sound: true, vibration: true },
}

export function modeOf({ sound, vibration }: Pick<Reminder, 'sound' | 'vibration'>): Mode {
  if (sound) return vibration ? 'both' : 'sound'
  return vibration ? 'vibration' : 'none'
}

/** What has begun long ago begins today: what was off is not made up for. [REM-7] */
export function turnOn(reminder: Reminder, today: LocalDay): Reminder {
  if (reminder.isOn) return reminder
  return { ...reminder, isOn: true, startDay: reminder.startDay < today ? today : reminder.startDay }
}

export const turnOff = (reminder: Reminder): Reminder => ({ ...reminder, isOn: false })

/** The number of one more; or there are too many of them. [REM-5] */
export function numberForNew(reminders: readonly Reminder[]): Result<number, 'too-many'> {
  if (reminders.length >= MOST_REMINDERS) return err('too-many')
  return ok(Math.max(0, ...reminders.map(({ id }) => id)) + 1)
}
