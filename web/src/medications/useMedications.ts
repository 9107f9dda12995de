import { useSyncExternalStore } from 'react'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { allMedications, MEDICATION_KIND, type StoredMedication } from './medicationTable.ts'

type Medications = readonly StoredMedication[]

/** Cached per diary: a section that is opened again shows its previous content at once. */
const watchedIn = new WeakMap<Diary, WatchedRead<Medications>>()

function watchMedications(diary: Diary): WatchedRead<Medications> {
  const known = watchedIn.get(diary)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, [MEDICATION_KIND], () => allMedications(diary))
  watchedIn.set(diary, watched)
  return watched
}

/** Null until first read. */
export function useMedications(diary: Diary): Medications | null {
  const { subscribe, current } = watchMedications(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
