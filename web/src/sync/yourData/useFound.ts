import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Diary } from '../../local/rows.ts'
import { watch, type WatchState } from '../../local/watch.ts'

interface SectionQuery<T> {
  /** What the doorbell rings for when it is to be read anew. */
  kinds: readonly string[]
  find: (diary: Diary) => Promise<T>
}

/** What a section shows, read from the diary and followed; `again` where it could not be read. */
export function useFound<T>(
  diary: Diary,
  { kinds, find }: SectionQuery<T>,
): { seen: WatchState<T>; again: () => void } {
  const [times, setTimes] = useState(0)
  // `times` is of no use to what is read, but what failed is read again only by one that begins anew.
  const watched = useMemo(
    () => ({ times, ...watch(diary.doorbell, kinds, () => find(diary)) }),
    [diary, kinds, find, times],
  )
  const seen = useSyncExternalStore(watched.subscribe, watched.current)
  return { seen, again: () => setTimes(times + 1) }
}
