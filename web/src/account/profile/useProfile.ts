import type { Profile } from '@reprieve/domain/account/profile.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { useSyncExternalStore } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { watch, type WatchedRead } from '../../local/watch.ts'
import { readStoredProfile } from '../profileTable.ts'

const watchedIn = new WeakMap<Diary, WatchedRead<Profile>>()

function watchProfile(diary: Diary): WatchedRead<Profile> {
  const known = watchedIn.get(diary)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, [PROFILE_KIND], () => readStoredProfile(diary))
  watchedIn.set(diary, watched)
  return watched
}

/** The stored profile, wherever it was changed. Null until it is first read. */
export function useProfile(diary: Diary): Profile | null {
  const { subscribe, current } = watchProfile(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
