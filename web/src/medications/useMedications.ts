import { useSyncExternalStore } from 'react'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { allMedications, MEDICATION_KIND, type StoredMedication } from './medicationTable.ts'

type Medications = readonly StoredMedication[]

/** Cached per diary: a section that is opened again shows its previous content immediately. */
const watchMedications = perDiary((diary: Diary): WatchedRead<Medications> =>
  watch(diary.doorbell, [MEDICATION_KIND], () => allMedications(diary)),
)

/** Null until first read. */
export function useMedications(diary: Diary): Medications | null {
  const { subscribe, current } = watchMedications(diary)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
