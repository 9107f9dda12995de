import { toFields } from '@reprieve/contract/fields.ts'
import { MODES, type Mode, type Reminder } from '@reprieve/domain/reminders/reminder.ts'
import {
  finishReminder,
  typedReminder,
  untypedReminder,
  type TypedReminder,
} from '@reprieve/domain/reminders/typedReminder.ts'
import type { FrequencyFaults } from '@reprieve/domain/schedule/typedFrequency.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { localNow } from '../device/useNow.ts'
import type { EditForm } from '../editing/editSession.ts'
import type { Diary } from '../local/rows/rows.ts'
import { readTypedFrequency } from '../schedule/FrequencyFields.tsx'
import { newReminderKey, saveReminder, type ReminderFault } from './reminderTable.ts'

/** An existing one, or the number of a new one. */
export type BegunReminder = { opened: Reminder } | { opened: null; id: number }

export type ReminderForm = EditForm<TypedReminder, undefined, FrequencyFaults | ReminderFault>

/** The editor of a reminder. A new one gets its key here: saving the form again changes the same reminder. [REM-4, REM-5] */
export function reminderForm(diary: Diary, begun: BegunReminder): ReminderForm {
  const { opened } = begun
  const first = opened === null ? untypedReminder() : typedReminder(opened)
  const key = newReminderKey()
  return {
    first,
    draft: null,
    isDirty: (typed) => !sameJson(first, typed),
    save: async (typed) => {
      const now = localNow()
      const id = begun.opened === null ? begun.id : 0
      const finished = finishReminder(typed, { opened, key, id, now: now.at, today: dayOf(now) })
      return finished.ok ? saveReminder(diary, finished.value) : finished
    },
    toText: () => '',
  }
}

/** What the form had when the app locked; null if it is invalid. */
export function reminderFrom(left: unknown): TypedReminder | null {
  const { isOn, mode, frequency: told } = toFields(left)
  const frequency = readTypedFrequency(told)
  const isWhole = typeof isOn === 'boolean' && isMode(mode) && (told === null || frequency !== null)
  return isWhole ? { isOn, mode, frequency } : null
}

const isMode = (mode: unknown): mode is Mode => typeof mode === 'string' && Object.hasOwn(MODES, mode)
