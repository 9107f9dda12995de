import { useEffect, useMemo } from 'react'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows.ts'
import { useTold } from '../purchases/useTold.ts'
import { learnUserRecord, userRecordFrom, type UserRecord } from './userRecord.ts'

/** As stored on the device, null if never received. Every screen loads it again when opened; none waits for it. */
export function useUserRecord(diary: Diary): UserRecord | null {
  const ask = useAsk()
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  const { record } = useTold(diary)
  useEffect(() => {
    if (isSignedIn) learnUserRecord(diary, ask).catch(() => undefined)
  }, [diary, ask, isSignedIn])
  // The same object until something changes: the picture depends on it.
  return useMemo(() => (record === null ? null : userRecordFrom(record)), [record])
}
