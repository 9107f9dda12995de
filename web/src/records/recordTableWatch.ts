import { RECORD_KIND, type SavedRecord } from '@reprieve/contract/records/savedRecord.ts'
import { useSyncExternalStore } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { latestRecords } from './recordTableRead.ts'

type Records = readonly SavedRecord[]

/** Cached per diary: a screen that is opened again shows its previous content at once. */
const watchedIn = new WeakMap<Diary, Map<number, WatchedRead<Records>>>()

export function watchLatestRecords(diary: Diary, count: number): WatchedRead<Records> {
  const byCount = watchedIn.get(diary) ?? new Map<number, WatchedRead<Records>>()
  watchedIn.set(diary, byCount)
  const known = byCount.get(count)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, [RECORD_KIND], () => latestRecords(diary, count))
  byCount.set(count, watched)
  return watched
}

/** Null until first read. Updates when this tab, another tab or the sync writes. */
export function useLatestRecords(diary: Diary, count: number): Records | null {
  const { subscribe, current } = watchLatestRecords(diary, count)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
