import { useEffect, useSyncExternalStore } from 'react'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { useAsk } from '../api/useAsk.ts'
import { KNOWN } from '../local/knownShelf.ts'
import type { Diary } from '../local/rows.ts'
import { watch, type Watched } from '../local/watch.ts'
import { keptUserRecord, learnUserRecord, type UserRecord } from './userRecord.ts'

const watchedIn = new WeakMap<Diary, Watched<UserRecord | null>>()

function watchRecord(diary: Diary): Watched<UserRecord | null> {
  const known = watchedIn.get(diary)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, [KNOWN], () => keptUserRecord(diary))
  watchedIn.set(diary, watched)
  return watched
}

/** As the device has it, null where it was never told. Every screen that opens asks for it anew; none waits for it. */
export function useUserRecord(diary: Diary): UserRecord | null {
  const ask = useAsk()
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  const { subscribe, current } = watchRecord(diary)
  const seen = useSyncExternalStore(subscribe, current)
  useEffect(() => {
    if (isSignedIn) learnUserRecord(diary, ask).catch(() => undefined)
  }, [diary, ask, isSignedIn])
  // Of a diary that its account has left, what the server knew is nobody's.
  return isSignedIn && seen.is === 'read' ? seen.value : null
}
