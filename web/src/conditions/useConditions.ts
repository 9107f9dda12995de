import { useSyncExternalStore } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { allConditions, CONDITION_KIND, type StoredCondition } from './conditionTable.ts'

type Conditions = readonly StoredCondition[]

/** Cached per diary: a screen that is opened again shows its previous content at once. */
const watchedIn = new WeakMap<Diary, WatchedRead<Conditions>>()

function watchConditions(diary: Diary): WatchedRead<Conditions> {
  const known = watchedIn.get(diary)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, [CONDITION_KIND], () => allConditions(diary))
  watchedIn.set(diary, watched)
  return watched
}

/** Null until first read. */
export function useConditions(diary: Diary): Conditions | null {
  const { subscribe, current } = watchConditions(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
