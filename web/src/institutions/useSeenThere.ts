import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useAsk } from '../api/useAsk.ts'
import { KNOWN } from '../local/knownShelf.ts'
import type { Diary } from '../local/rows.ts'
import { watch } from '../local/watch.ts'
import type { Learning } from './learnInstitutions.ts'
import { learnSeen } from './learnSeen.ts'
import { keptSeen, type SeenThere } from './seenThere.ts'

interface SeenInUse {
  /** Null: not received yet. */
  seen: SeenThere | null
  /** The result of the last request; null while it runs. */
  asked: Learning | null
  load: () => void
}

/** The stored data at once; loads them again. The institution must not change while mounted. [CONS-9] */
export function useSeenThere(diary: Diary, nid: number): SeenInUse {
  const ask = useAsk()
  const { subscribe, current } = useMemo(
    () => watch(diary.doorbell, [KNOWN], () => keptSeen(diary, nid)),
    [diary, nid],
  )
  const read = useSyncExternalStore(subscribe, current)
  const [asked, setAsked] = useState<Learning | null>(null)
  const learn = (): void => void learnSeen(diary, ask, nid).then(setAsked, () => setAsked('away'))
  const learnNow = useEffectEvent(learn)
  useEffect(() => learnNow(), [])
  return {
    seen: read.is === 'read' ? read.value : null,
    asked,
    load: () => {
      setAsked(null)
      learn()
    },
  }
}
