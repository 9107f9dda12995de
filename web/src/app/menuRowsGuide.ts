import { use, useSyncExternalStore } from 'react'
import { DiaryContext } from '../access/diary.ts'
import { useSession } from '../access/useSession.ts'
import { KNOWN } from '../local/knownShelf.ts'
import type { Diary } from '../local/rows.ts'
import { watch, type Watched } from '../local/watch.ts'
import { toldRecord } from '../purchases/toldRecord.ts'

const watchedIn = new WeakMap<Diary, Watched<boolean>>()
const NOT_TOLD: Watched<boolean> = { current: () => LOADING, subscribe: () => () => {} }
const LOADING = { is: 'loading' } as const

/** Whether the server has said that there is no guide for this person: until it says so, the way to it is shown. [HOME-18] */
export function useIsGuideAway(): boolean {
  const diary = use(DiaryContext)
  const hasAccount = useSession().is === 'user'
  const { subscribe, current } = diary === null || !hasAccount ? NOT_TOLD : watchGuide(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' && seen.value
}

/** The same for who cannot fetch this file before they are drawn. Returns what ends it. */
export function followGuideAway(diary: Diary, tell: (isAway: boolean) => void): () => void {
  const { subscribe, current } = watchGuide(diary)
  const look = (): void => {
    const seen = current()
    if (seen.is === 'read') tell(seen.value)
  }
  look()
  return subscribe(look)
}

function watchGuide(diary: Diary): Watched<boolean> {
  const watched = watchedIn.get(diary) ?? watch(diary.doorbell, [KNOWN], () => isAway(diary))
  watchedIn.set(diary, watched)
  return watched
}

const isAway = async (diary: Diary): Promise<boolean> =>
  (await toldRecord(diary))?.['pain_guide_available'] === false
