import { useSyncExternalStore } from 'react'
import type { Diary } from '../local/rows.ts'
import { watch, type Watched } from '../local/watch.ts'
import { allMedications, MEDICATION_KIND, type KeptMedication } from './medicationTable.ts'

type Medications = readonly KeptMedication[]

/** Kept with the diary: a section that is opened again shows at once what it showed before. */
const watchedIn = new WeakMap<Diary, Watched<Medications>>()

function watchMedications(diary: Diary): Watched<Medications> {
  const known = watchedIn.get(diary)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, [MEDICATION_KIND], () => allMedications(diary))
  watchedIn.set(diary, watched)
  return watched
}

/** Null until they were read for the first time. */
export function useMedications(diary: Diary): Medications | null {
  const { subscribe, current } = watchMedications(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
