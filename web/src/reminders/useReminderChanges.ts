import { turnOff, turnOn, type Reminder } from '@reprieve/domain/reminders/reminder.ts'
import { dayOf } from '@reprieve/domain/time/localDay.ts'
import { useState } from 'react'
import { localNow } from '../device/useNow.ts'
import type { Diary } from '../local/rows/rows.ts'
import type { SaveFailure } from '../settings/saving/NotSavedDialog.tsx'
import { useText } from '../text/useText.tsx'
import { useToasts } from '../ui/overlays/toasts.ts'
import { deleteReminder, saveReminder, type RestoreReminder } from './reminderTable.ts'

interface ReminderChanges {
  failed: SaveFailure | null
  forgetFailed: () => void
  /** Takes effect immediately. [REM-7] */
  turn: (reminder: Reminder, isOn: boolean) => void
  /** Takes effect immediately and can be undone. Returns whether it is deleted. [REM-3] */
  remove: (reminder: Reminder) => Promise<boolean>
}

/** The actions on a reminder in the list. */
export function useReminderChanges(diary: Diary): ReminderChanges {
  const text = useText('reminders')
  const toasts = useToasts()
  const [failed, setFailed] = useState<SaveFailure | null>(null)

  const turn = async (reminder: Reminder, isOn: boolean): Promise<void> => {
    const turned = isOn ? turnOn(reminder, dayOf(localNow())) : turnOff(reminder)
    const saved = await saveReminder(diary, turned)
    if (!saved.ok) setFailed({ fault: saved.reason, retry: () => void turn(reminder, isOn) })
  }
  const bringBack = async (back: RestoreReminder): Promise<void> => {
    const undone = await back()
    if (undone.ok) toasts.show({ message: text('broughtBack'), isDone: true })
    else setFailed({ fault: undone.reason, retry: () => void bringBack(back) })
  }
  const remove = async (reminder: Reminder): Promise<boolean> => {
    const deleted = await deleteReminder(diary, reminder.key)
    if (!deleted.ok) {
      setFailed({ fault: deleted.reason, retry: () => void remove(reminder) })
      return false
    }
    const { value: back } = deleted
    toasts.show({ message: text('deleted'), undo: () => void bringBack(back) })
    return true
  }
  return {
    failed,
    forgetFailed: () => setFailed(null),
    turn: (reminder, isOn) => void turn(reminder, isOn),
    remove,
  }
}
