import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useAsk } from '../../api/useAsk.ts'
import { KNOWN } from '../../local/knownShelf.ts'
import type { Diary } from '../../local/rows.ts'
import { watch, type Watched } from '../../local/watch.ts'
import type { Learned } from '../../purchases/toldRecord.ts'
import { keptLinks, learnLinks, revokeLink, type ListedLink } from './linkList.ts'

interface LinksInUse {
  /** Null: not received yet. */
  links: readonly ListedLink[] | null
  /** The result of the last request; null while it runs. */
  asked: Learned | null
  load: () => void
  /** Returns whether it was ended. */
  revoke: (id: string) => Promise<boolean>
}

const WAITING_MS = 3_000

const watchedIn = new WeakMap<Diary, Watched<readonly ListedLink[] | null>>()

function watchLinks(diary: Diary): Watched<readonly ListedLink[] | null> {
  const watched = watchedIn.get(diary) ?? watch(diary.doorbell, [KNOWN], () => keptLinks(diary))
  watchedIn.set(diary, watched)
  return watched
}

/** The stored links at once; loads them again, and polls while files of one are being made. */
export function useLinks(diary: Diary): LinksInUse {
  const ask = useAsk()
  const { subscribe, current } = watchLinks(diary)
  const seen = useSyncExternalStore(subscribe, current)
  const [asked, setAsked] = useState<Learned | null>(null)
  const learn = (): void => void learnLinks(diary, ask).then(setAsked, () => setAsked('away'))
  const learnNow = useEffectEvent(learn)
  useEffect(() => learnNow(), [])
  const links = seen.is === 'read' ? seen.value : null
  const isWaiting = links?.some(({ state, revoked }) => state === 'waiting' && revoked === null) ?? false
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => document.hidden || learnNow(), WAITING_MS)
    return () => clearInterval(timer)
  }, [isWaiting])
  return {
    links,
    asked,
    load: () => {
      setAsked(null)
      learn()
    },
    revoke: (id) => revokeLink(diary, ask, id).catch(() => false),
  }
}
