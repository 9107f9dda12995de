import type { Dose } from '@reprieve/domain/doses/dose.ts'
import { takenIn, type Intake } from '@reprieve/domain/doses/taken.ts'
import { DOSE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { useMemo, useSyncExternalStore } from 'react'
import type { Diary } from '../local/rows.ts'
import { watch, type Watched } from '../local/watch.ts'
import { useLatestRecords } from '../records/recordTableWatch.ts'
import { latestDoses } from './doseTable.ts'

type Doses = readonly Dose[]

/** More than anybody takes in a day: the sum of 24 hours is whole. */
export const LATEST_DOSES = 100
/** By their marks it is counted how often something helped. */
export const LATEST_RECORDS = 100

/** Kept with the diary: a sheet that is opened again shows at once what it showed before. */
const watchedIn = new WeakMap<Diary, Map<number, Watched<Doses>>>()

function watchDoses(diary: Diary, count: number): Watched<Doses> {
  const ofDiary = watchedIn.get(diary) ?? new Map<number, Watched<Doses>>()
  const known = ofDiary.get(count)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, [DOSE_KIND], () => latestDoses(diary, count))
  watchedIn.set(diary, ofDiary.set(count, watched))
  return watched
}

/** The last first; null until they were read for the first time. */
export function useDoses(diary: Diary, count: number = LATEST_DOSES): Doses | null {
  const { subscribe, current } = watchDoses(diary, count)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}

/** All that was taken lately, by doses and by records, each once. [DOSE-3] */
export function useTaken(diary: Diary): readonly Intake[] | null {
  const doses = useDoses(diary)
  const records = useLatestRecords(diary, LATEST_RECORDS)
  return useMemo(
    () => (doses === null || records === null ? null : takenIn(doses, records)),
    [doses, records],
  )
}
