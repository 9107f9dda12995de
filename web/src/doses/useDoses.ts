import type { Dose } from '@reprieve/domain/doses/dose.ts'
import { listIntakes, type Intake } from '@reprieve/domain/doses/intakes.ts'
import { DOSE_KIND } from '@reprieve/domain/sync/pushAct.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { perDiary } from '../local/perDiary.ts'
import type { Diary } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'
import { useLatestRecords } from '../records/readRecords.ts'
import { latestDoses } from './doseTable.ts'

type Doses = readonly Dose[]

/** More than anybody takes in a day, so that the 24-hour sum is complete. */
export const LATEST_DOSES = 100
/** Their marks are counted to say how often something helped. */
export const LATEST_RECORDS = 100

/** Cached per diary: a sheet that is opened again shows its previous content immediately. */
const watchedByCount = perDiary(() => new Map<number, WatchedRead<Doses>>())

function watchDoses(diary: Diary, count: number): WatchedRead<Doses> {
  const byCount = watchedByCount(diary)
  const known = byCount.get(count)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, [DOSE_KIND], () => latestDoses(diary, count))
  byCount.set(count, watched)
  return watched
}

/** The latest first; null until first read. */
export function useDoses(diary: Diary, count: number = LATEST_DOSES): Doses | null {
  const { subscribe, current } = watchDoses(diary, count)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}

/** Everything that was taken lately, from doses and records, each once. [DOSE-3] */
export function useRecentIntakes(diary: Diary): readonly Intake[] | null {
  const doses = useDoses(diary)
  const records = useLatestRecords(diary, LATEST_RECORDS)
  return useMemo(
    () => (doses === null || records === null ? null : listIntakes(doses, records)),
    [doses, records],
  )
}
