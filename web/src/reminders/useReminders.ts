import type { Reminding } from '@reprieve/domain/reminders/due.ts'
import { useSyncExternalStore } from 'react'
import type { Diary } from '../local/rows.ts'
import type { Watched } from '../local/watch.ts'
import { watchReminding } from './reminderTable.ts'

/** Kept with the diary: a screen that is opened again shows at once what it showed before. */
const watchedIn = new WeakMap<Diary, Watched<Reminding>>()

export function remindersOf(diary: Diary): Watched<Reminding> {
  const known = watchedIn.get(diary)
  if (known !== undefined) return known
  const watched = watchReminding(diary)
  watchedIn.set(diary, watched)
  return watched
}

/** Null until they were read for the first time. */
export function useReminders(diary: Diary): Reminding | null {
  const { subscribe, current } = remindersOf(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
