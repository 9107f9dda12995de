import type { Profile } from '@reprieve/domain/account/profile.ts'
import { PROFILE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { useSyncExternalStore } from 'react'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { watch, type WatchedRead } from '../../local/watch.ts'
import { readStoredProfile } from '../profileTable.ts'

const watchProfile = perDiary((diary: Diary): WatchedRead<Profile> =>
  watch(diary.doorbell, [PROFILE_KIND], () => readStoredProfile(diary)),
)

/** The stored profile, wherever it was changed. Null until it is first read. */
export function useProfile(diary: Diary): Profile | null {
  const { subscribe, current } = watchProfile(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
