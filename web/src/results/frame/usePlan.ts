import type { Plan } from '@reprieve/domain/purchases/plan.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { stateOf } from '../../access/session.ts'
import { useSession } from '../../access/useSession.ts'
import { keptUserRecord, learnUserRecord, type UserRecord } from '../../account/userRecord.ts'
import { useAsk } from '../../api/useAsk.ts'
import { KNOWN } from '../../local/knownShelf.ts'
import type { Diary } from '../../local/rows.ts'
import { watch, type Watched } from '../../local/watch.ts'

const watchedIn = new WeakMap<Diary, Watched<UserRecord | null>>()
/** Once for each opening of the app: between the tabs of the results people go to and fro. */
const askedFor = new WeakSet<Diary>()

function watchRecord(diary: Diary): Watched<UserRecord | null> {
  const known = watchedIn.get(diary) ?? watch(diary.doorbell, [KNOWN], () => keptUserRecord(diary))
  watchedIn.set(diary, known)
  return known
}

/** What the person has paid for, as the device knows it: without a line, too. Without an account it is Lite (D44). */
export function usePlan(diary: Diary): Plan {
  const ask = useAsk()
  const state = stateOf(useSession())
  const isSignedIn = state === 'signed-in'
  const { subscribe, current } = watchRecord(diary)
  const seen = useSyncExternalStore(subscribe, current)
  useEffect(() => {
    if (!isSignedIn || askedFor.has(diary)) return
    askedFor.add(diary)
    learnUserRecord(diary, ask).then(
      (learned) => void (learned === 'away' && askedFor.delete(diary)),
      () => askedFor.delete(diary),
    )
  }, [diary, ask, isSignedIn])
  if (!isSignedIn) return state === 'not-registered' ? 'lite' : 'unknown'
  return seen.is === 'read' && seen.value !== null ? seen.value.plan : 'unknown'
}
