import { RECORD_KIND, savedRecordFromRow, type SavedRecord } from '@reprieve/contract/records/savedRecord.ts'
import { type Diary, getRow, latestRows, routeIdFor, rowByRoute } from '../local/rows/rows.ts'

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
