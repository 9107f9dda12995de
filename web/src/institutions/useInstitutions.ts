import { use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { DiaryContext } from '../access/diary.ts'
import { sessionDeviceState, useSession } from '../access/session.ts'
import { useAsk } from '../api/useAsk.ts'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { SERVER_COPIES } from '../local/serverCopies.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { readInstitutions, type StoredInstitutions } from './knownInstitutions.ts'
import { refreshInstitutions, type InstitutionRefreshOutcome } from './memberships.ts'

const LOADING = { is: 'loading' } as const
const NOBODY: WatchedRead<StoredInstitutions | null> = { current: () => LOADING, subscribe: () => () => {} }

const watchInstitutions = perDiary((diary: Diary): WatchedRead<StoredInstitutions | null> =>
  watch(diary.doorbell, [SERVER_COPIES], () => readInstitutions(diary)),
)

/** As last received; null if never, or if nobody is logged in. Sends no request. [INST-17] */
export function useKnownInstitutions(): StoredInstitutions | null {
  const diary = use(DiaryContext)
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  const { subscribe, current } = diary === null || !isSignedIn ? NOBODY : watchInstitutions(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : null
}

interface InstitutionsInUse {
  institutions: StoredInstitutions | null
  /** The result of the last request; null while it runs, or if nobody is logged in. */
  asked: InstitutionRefreshOutcome | null
  load: () => void
}

/** Returns the stored institutions immediately; every screen that shows them loads them again. */
export function useInstitutions(): InstitutionsInUse {
  const ask = useAsk()
  const diary = use(DiaryContext)
  const isSignedIn = sessionDeviceState(useSession()) === 'signed-in'
  const institutions = useKnownInstitutions()
  const [asked, setAsked] = useState<InstitutionRefreshOutcome | null>(null)
  const learn = (): void => {
    if (diary === null || !isSignedIn) return
    void refreshInstitutions(diary, ask).then(setAsked, () => setAsked('away'))
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
