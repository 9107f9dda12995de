import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows.ts'
import { watch, type Watched } from '../local/watch.ts'
import { KNOWN, keptUserRecord, learnUserRecord, type Learned, type UserRecord } from './userRecord.ts'

const watchedIn = new WeakMap<Diary, Watched<UserRecord | null>>()

function watchRecord(diary: Diary): Watched<UserRecord | null> {
  const known = watchedIn.get(diary)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, [KNOWN], () => keptUserRecord(diary))
  watchedIn.set(diary, watched)
  return watched
}

interface UserRecordInUse {
  /** As it was told last; null where it never was. */
  record: UserRecord | null
  /** How the last asking went; null while it goes on, and without an account. */
  learned: Learned | null
  /** After something that the server knows was changed. */
  again: () => void
}

/** Shown as the device has it, and asked for anew by every screen that opens. Nothing waits for it. */
export function useUserRecord(diary: Diary): UserRecordInUse {
  const ask = useAsk()
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  const [learned, setLearned] = useState<Learned | null>(null)
  const { subscribe, current } = watchRecord(diary)
  const seen = useSyncExternalStore(subscribe, current)
  const again = useCallback((): void => {
    if (isSignedIn) learnUserRecord(diary, ask).then(setLearned, () => setLearned('away'))
  }, [diary, ask, isSignedIn])
  useEffect(again, [again])
  // Of a diary that its account has left, what the server knew is nobody's.
  return { record: isSignedIn && seen.is === 'read' ? seen.value : null, learned, again }
}
