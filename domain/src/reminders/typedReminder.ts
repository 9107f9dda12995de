import { ok, type Result } from '../result.ts'
import type { Frequency } from '../schedule/frequency.ts'
import {
  FIELDS_BY_KIND,
  finishFrequency,
  typedFrequency,
  untypedFrequency,
  type FrequencyFaults,
  type FrequencyField,
  type TypedFrequency,
} from '../schedule/typedFrequency.ts'
import type { Instant } from '../time/instant.ts'
import type { LocalDay } from '../time/localDay.ts'
import { MODES, reminderMode, turnOff, turnOn, type Mode, type Reminder } from './reminder.ts'

/** The fields of the editor. [REM-5] */
export interface TypedReminder {
  isOn: boolean
  mode: Mode
  /** Null while an unreadable frequency is kept, and no other was chosen. */
  frequency: TypedFrequency | null
}

/** A new reminder is on, daily, with sound and vibration; its time is not guessed. */
export const untypedReminder = (): TypedReminder => ({
  isOn: true,
  mode: 'both',
  frequency: { ...untypedFrequency('daily'), every: '1' },
})

export const typedReminder = (reminder: Reminder): TypedReminder => ({
  isOn: reminder.isOn,
  mode: reminderMode(reminder),
  frequency: reminder.frequency === null ? null : typedFrequency(reminder.frequency),
})

interface Finishing {
  /** The opened reminder; null for a new one. */
  opened: Reminder | null
  /** The key and number of a new reminder. */
  key: string
  id: number
  now: Instant
  today: LocalDay
}

/** Returns the reminder, or missing and invalid fields. [REM-5, REM-7] */
export function finishReminder(
  typed: TypedReminder,
  { opened, key, id, now, today }: Finishing,
): Result<Reminder, FrequencyFaults> {
  const before = opened ?? { ...UNMADE, key, id, createdAt: now, startDay: today }
  const switched = typed.isOn ? turnOn(before, today) : turnOff(before)
  const heard = { ...switched, ...MODES[typed.mode] }
  // Also keeps a frequency of another client that cannot be typed here: changing the sound must not require retyping
  // it.
  if (typed.frequency === null || saysSame(typed.frequency, before.frequency)) return ok(heard)
  const frequency = finishFrequency(typed.frequency)
  if (!frequency.ok) return frequency
  // A changed frequency counts from today; an unchanged one keeps its rhythm, such as every second week.
  if (saysSame(typedFrequency(frequency.value), before.frequency)) return ok(heard)
  const { lastDay: _, ...endless } = heard
  return ok({ ...endless, frequency: frequency.value, startDay: today })
}

const UNMADE = { isOn: false, ...MODES.none, frequency: null }

function saysSame(typed: TypedFrequency, frequency: Frequency | null): boolean {
  if (frequency === null) return false
  const said = typedFrequency(frequency)
  const isSame = (field: FrequencyField): boolean => String(typed[field]) === String(said[field])
  return typed.kind === said.kind && FIELDS_BY_KIND[said.kind].every(isSame)
}
