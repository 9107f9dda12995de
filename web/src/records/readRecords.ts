import { RECORD_KIND, savedRecordFromRow, type SavedRecord } from '@reprieve/contract/records/recordCodec.ts'
import { useSyncExternalStore } from 'react'
import { perDiary } from '../local/perDiary.ts'
import { type Diary, getRow, latestRows, routeIdFor, rowByRoute } from '../local/rows/rows.ts'
import { watch, type WatchedRead } from '../local/watch.ts'

/** Ordered by the start of the pain, the latest first. */
export async function latestRecords(diary: Diary, count: number): Promise<SavedRecord[]> {
  const rows = await latestRows(diary, RECORD_KIND, count)
  const records = rows.map(savedRecordFromRow).filter((record) => record !== null)
  return records.sort(newestFirst).slice(0, count)
}

/** Counts without loading. The engine walks the whole index, so no first screen should wait for it. */
export const countRecords = (diary: Diary): Promise<number> => diary.tables.countRows(RECORD_KIND)

export async function recordById(diary: Diary, clientId: string): Promise<SavedRecord | null> {
  const row = await getRow(diary, clientId)
  return row === null ? null : savedRecordFromRow(row)
}

/** Finds a record by the number in its URL. [REC-25] */
export async function recordByRoute(diary: Diary, id: string): Promise<SavedRecord | null> {
  const row = await rowByRoute(diary, id, RECORD_KIND)
  return row === null ? null : savedRecordFromRow(row)
}

/** The id in the URL of a record. */
export const recordRouteId = ({ ref }: SavedRecord): string | undefined => routeIdFor(ref)

function newestFirst(a: SavedRecord, b: SavedRecord): number {
  return b.startsAt - a.startsAt || (a.ref.clientId < b.ref.clientId ? 1 : -1)
}

type Records = readonly SavedRecord[]

/** Cached per diary: a screen that is opened again shows its previous content immediately. */
const watchedByCount = perDiary(() => new Map<number, WatchedRead<Records>>())

export function watchLatestRecords(diary: Diary, count: number): WatchedRead<Records> {
  const byCount = watchedByCount(diary)
  const known = byCount.get(count)
  if (known !== undefined) return known
  const watched = watch(diary.doorbell, [RECORD_KIND], () => latestRecords(diary, count))
  byCount.set(count, watched)
  return watched
}

/** Null until first read. Updates when this tab, another tab or the sync writes. */
export function useLatestRecords(diary: Diary, count: number): Records | null {
  const { subscribe, current } = watchLatestRecords(diary, count)
  const seen = useSyncExternalStore(subscribe, current)
  if (seen.is === 'failed') throw seen.fault
  return seen.is === 'read' ? seen.value : null
}
