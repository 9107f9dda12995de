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
import { useState } from 'react'
import { useRestoredInput } from '../access/useRestoredInput.ts'
import { localNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import { readTypedFrequency } from '../schedule/FrequencyFields.tsx'
import { useText } from '../text/useText.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { newReminderKey, saveReminder, type ReminderFault } from './reminderTable.ts'

/** An existing one, or the number of a new one. */
export type BegunReminder = { opened: Reminder } | { opened: null; id: number }

interface ReminderEditing {
  typed: TypedReminder
  faults: FrequencyFaults
  /** Leaving would lose changes. */
  asks: boolean
  fault: ReminderFault | null
  forgetFault: () => void
  change: (part: Partial<TypedReminder>) => void
  /** Returns whether it is saved, and shows a message. */
  save: () => Promise<boolean>
}

/** A reminder while it is added or changed. [REM-4, REM-5] */
export function useReminderEditor(diary: Diary, begun: BegunReminder): ReminderEditing {
  const text = useText('reminders')
  const toasts = useToasts()
  const { opened } = begun
  const [first] = useState(() => (opened === null ? untypedReminder() : typedReminder(opened)))
  const [key] = useState(newReminderKey)
  const [typed, setTyped] = useState(first)
  const [faults, setFaults] = useState<FrequencyFaults>({})
  const [fault, setFault] = useState<ReminderFault | null>(null)
  const [isSaved, setSaved] = useState(false)
  const asks = !isSaved && !sameJson(first, typed)
  useRestoredInput({ form: 'reminder', typed, isChanged: asks, read: reminderFrom, takeUp: setTyped })

  return {
    typed,
    faults,
    asks,
    fault,
    forgetFault: () => setFault(null),
    change: (part) => {
      setTyped({ ...typed, ...part })
      setFaults({})
    },
    save: async () => {
      const now = localNow()
      const id = opened === null && 'id' in begun ? begun.id : 0
      const finished = finishReminder(typed, { opened, key, id, now: now.at, today: dayOf(now) })
      if (!finished.ok) {
        setFaults(finished.reason)
        return false
      }
      const saved = await saveReminder(diary, finished.value)
      setFault(saved.ok ? null : saved.reason)
      setSaved(saved.ok)
      if (saved.ok) toasts.show({ message: text('saved'), isDone: true })
      return saved.ok
    },
  }
}

function reminderFrom(left: unknown): TypedReminder | null {
  const { isOn, mode, frequency: told } = toFields(left)
  const frequency = readTypedFrequency(told)
  const isWhole = typeof isOn === 'boolean' && isMode(mode) && (told === null || frequency !== null)
  return isWhole ? { isOn, mode, frequency } : null
}

const isMode = (mode: unknown): mode is Mode => typeof mode === 'string' && Object.hasOwn(MODES, mode)
