import { use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { DiaryContext } from '../access/diary.ts'
import { stateOf } from '../access/session.ts'
import { useSession } from '../access/useSession.ts'
import { useAsk } from '../api/useAsk.ts'
import type { Diary } from '../local/rows/rows.ts'
import { SERVER_COPIES } from '../local/serverCopies.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { keptInstitutions, type Institutions } from './knownInstitutions.ts'
import { learnInstitutions, type Learning } from './learnInstitutions.ts'

const watchedIn = new WeakMap<Diary, WatchedRead<Institutions | null>>()
const LOADING = { is: 'loading' } as const
const NOBODY: WatchedRead<Institutions | null> = { current: () => LOADING, subscribe: () => () => {} }

function watchInstitutions(diary: Diary): WatchedRead<Institutions | null> {
  const watched =
    watchedIn.get(diary) ?? watch(diary.doorbell, [SERVER_COPIES], () => keptInstitutions(diary))
  watchedIn.set(diary, watched)
  return watched
}

/** As last received; null if never, or if nobody is logged in. Sends no request. [INST-17] */
export function useKnownInstitutions(): Institutions | null {
  const diary = use(DiaryContext)
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  const { subscribe, current } = diary === null || !isSignedIn ? NOBODY : watchInstitutions(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : null
}

interface InstitutionsInUse {
  institutions: Institutions | null
  /** The result of the last request; null while it runs, or if nobody is logged in. */
  asked: Learning | null
  load: () => void
}

/** The stored institutions at once; every screen that shows them loads them again. */
export function useInstitutions(): InstitutionsInUse {
  const ask = useAsk()
  const diary = use(DiaryContext)
  const isSignedIn = stateOf(useSession()) === 'signed-in'
  const institutions = useKnownInstitutions()
  const [asked, setAsked] = useState<Learning | null>(null)
  const learn = (): void => {
    if (diary === null || !isSignedIn) return
    void learnInstitutions(diary, ask).then(setAsked, () => setAsked('away'))
  }
  const learnNow = useEffectEvent(learn)
  useEffect(() => learnNow(), [])
  return {
    institutions,
    asked,
    load: () => {
      setAsked(null)
      learn()
    },
  }
}
