import type { ReminderPlan } from '@reprieve/domain/reminders/dueReminders.ts'
import { useSyncExternalStore } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import type { WatchedRead } from '../local/watch.ts'
import { watchReminderPlan } from './reminderTable.ts'

/** Attached to the diary: a screen opened again shows its last state at once. */
const watchedIn = new WeakMap<Diary, WatchedRead<ReminderPlan>>()

export function cachedReminderPlan(diary: Diary): WatchedRead<ReminderPlan> {
  const known = watchedIn.get(diary)
  if (known !== undefined) return known
  const watched = watchReminderPlan(diary)
  watchedIn.set(diary, watched)
  return watched
}

/** Null until they are first read. */
export function useReminders(diary: Diary): ReminderPlan | null {
  const { subscribe, current } = cachedReminderPlan(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
