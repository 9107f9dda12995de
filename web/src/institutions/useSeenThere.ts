import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useAsk } from '../api/useAsk.ts'
import { KNOWN } from '../local/knownShelf.ts'
import type { Diary } from '../local/rows.ts'
import { watch } from '../local/watch.ts'
import type { Learning } from './learnInstitutions.ts'
import { learnSeen } from './learnSeen.ts'
import { keptSeen, type SeenThere } from './seenThere.ts'

interface SeenInUse {
  /** Null: nobody has told it yet. */
  seen: SeenThere | null
  /** How the last asking went; null while it goes on. */
  asked: Learning | null
  load: () => void
}

/** What was told last at once, and asked for anew. One institution for as long as it is shown. [CONS-9] */
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
