import { useSyncExternalStore } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { listRecordDrafts, type RecordDraft } from './recordDraft.ts'

const watchedIn = new WeakMap<Diary, WatchedRead<RecordDraft[]>>()

function watchDrafts(diary: Diary): WatchedRead<RecordDraft[]> {
  const known = watchedIn.get(diary)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, ['drafts'], () => listRecordDrafts(diary))
  watchedIn.set(diary, watched)
  return watched
}

const NONE: readonly RecordDraft[] = []

/** The newest first. Empty while they are read or if they cannot be: that must not keep anybody from writing. */
export function useRecordDrafts(diary: Diary): readonly RecordDraft[] {
  const { subscribe, current } = watchDrafts(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : NONE
}
