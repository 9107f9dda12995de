import type { ReminderPlan } from '@reprieve/domain/reminders/dueReminders.ts'
import { useSyncExternalStore } from 'react'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { watchReminderPlan } from './reminderTable.ts'

/** Attached to the diary: a screen opened again shows its last state immediately. */
export const cachedReminderPlan = perDiary(watchReminderPlan)

/** Null until they are first read. */
export function useReminders(diary: Diary): ReminderPlan | null {
  const { subscribe, current } = cachedReminderPlan(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
