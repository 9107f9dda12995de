import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Diary } from '../../local/rows/rows.ts'
import { watch, type WatchState } from '../../local/watch.ts'

interface SectionQuery<T> {
  /** The changes of the doorbell after which it is read again. */
  kinds: readonly string[]
  find: (diary: Diary) => Promise<T>
}

/** Reads what a section shows from the diary and keeps it up to date; `again` retries after an error. */
export function useSectionData<T>(
  diary: Diary,
  { kinds, find }: SectionQuery<T>,
): { seen: WatchState<T>; again: () => void } {
  const [times, setTimes] = useState(0)
  // `times` only forces a new watch, which is needed to read again after a failure.
  const watched = useMemo(
    () => ({ times, ...watch(diary.doorbell, kinds, () => find(diary)) }),
    [diary, kinds, find, times],
  )
  const seen = useSyncExternalStore(watched.subscribe, watched.current)
  return { seen, again: () => setTimes(times + 1) }
}
