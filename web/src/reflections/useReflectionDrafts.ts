import { REFLECTION_KIND } from '@reprieve/contract/reflections/savedReflection.ts'
import { useSyncExternalStore } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { listReflectionDrafts, type DatedReflectionDraft } from './reflectionDraft.ts'
import { nextReflectionConflict, type ReflectionConflict } from './settleAside.ts'

interface WaitingReflections {
  drafts: readonly DatedReflectionDraft[]
  /** Two reflections of one day, to be shown to the person. */
  two: ReflectionConflict | null
}

const NOTHING: WaitingReflections = { drafts: [], two: null }

const watchedIn = new WeakMap<Diary, WatchedRead<WaitingReflections>>()

function watchBegun(diary: Diary): WatchedRead<WaitingReflections> {
  const known = watchedIn.get(diary)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, ['drafts', REFLECTION_KIND], async () => ({
    drafts: await listReflectionDrafts(diary),
    two: await nextReflectionConflict(diary),
  }))
  watchedIn.set(diary, watched)
  return watched
}

/** Drafts and conflicts that wait for the person. Empty while they are read, and if they cannot be. */
export function useUnfinishedReflections(diary: Diary): WaitingReflections {
  const { subscribe, current } = watchBegun(diary)
  const seen = useSyncExternalStore(subscribe, current)
  return seen.is === 'read' ? seen.value : NOTHING
}
