import { recordIdFor, readRequestedRecord } from '@reprieve/domain/access/routesRecordId.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { Doorbell } from '../doorbell.ts'
import { letPageRespond } from '../letPageRespond.ts'
import type { Raw, Tables } from '../tables.ts'
import { quarantineRows, type BrokenRow } from './quarantine.ts'
import { isMarked, readStoredRows, type RowSource } from './storedRow.ts'

const MOST_TRIES = 10

/** One person's open diary, on which the tables of all areas are built. */
export interface Diary extends RowSource {
  doorbell: Doorbell
  /** The day of the row, for sorting: later days are higher; 0 for a kind without a day. */
  dayOf: (row: LocalRow) => number
}

export async function getRow(diary: Diary, clientId: string): Promise<LocalRow | null> {
  const raw = await diary.tables.row(clientId)
  const [found] = await readable(diary, [raw])
  return found ?? null
}

export const readRowsOfKind = async (diary: Diary, kind: string): Promise<LocalRow[]> =>
  readable(diary, await diary.tables.rowsOf(kind))

async function getRowByNumber(
  diary: Diary,
  which: 'localId' | 'idOnServer',
  number: number,
): Promise<LocalRow | null> {
  const [found] = await readable(diary, [await diary.tables.rowByNumber(which, number)])
  return found ?? null
}

/**
 * The newest `count` rows, plus the rest of the last day: days are coarse, so a caller that sorts by time gets every
 * row that may be among the first. Broken rows do not count. [LOCAL-22]
 */
export async function latestRows(diary: Diary, kind: string, count: number): Promise<LocalRow[]> {
  for (let tries = 1; ; tries++) {
    const raws = await diary.tables.latestRows(kind, count)
    const found = await readStoredRows(diary, await withWholeDay(diary, kind, { raws, count }))
    const isWhole = found.brokenCount === 0 || raws.length < count
    if (isWhole || found.fault !== null || tries === MOST_TRIES) return found.loaded.map(({ row }) => row)
  }
}

async function withWholeDay(
  { tables }: Diary,
  kind: string,
  { raws, count }: { raws: readonly Raw[]; count: number },
): Promise<readonly Raw[]> {
  const last = raws.at(-1)
  if (last === undefined || raws.length < count) return raws
  const { day } = last as { day: number }
  const earlier = raws.filter((raw) => (raw as { day: number }).day !== day)
  return [...earlier, ...(await tables.rowsOfDay(kind, day))]
}

export const dirtyRows = async (diary: Diary): Promise<LocalRow[]> =>
  readable(diary, await diary.tables.dirtyRows())

/** Reads everything, in pieces. There is no other way to find a row whose index fields are broken. [LOCAL-4] */
export async function sweepRows(diary: Diary, pause: () => Promise<void> = letPageRespond): Promise<void> {
  let piece: Raw[] = []
  do {
    piece = await diary.tables.rowsAfter(piece.at(-1), SWEPT_AT_ONCE)
    await readStoredRows(diary, piece)
    await pause()
  } while (piece.length === SWEPT_AT_ONCE)
}

/** Reading ten thousand rows at once would block a slow phone for seconds. */
const SWEPT_AT_ONCE = 50

/**
 * Quarantines only rows whose `dirty` mark is broken, without decoding contents; fast, because a count shows whether
 * there are any. Returns the rows that could not be moved. [LOCAL-26]
 */
export async function sweepUnmarked({ tables, now }: Diary): Promise<Raw[]> {
  const found = await unmarkedRows(tables)
  const broken = found.map((raw): BrokenRow => ({ raw, why: 'dirty is wrong' }))
  await quarantineRows(tables, broken, now())
  return found.length === 0 ? [] : unmarkedRows(tables)
}

async function unmarkedRows(tables: Tables): Promise<Raw[]> {
  if ((await tables.countUnmarked()) === 0) return []
  return (await tables.everyRow()).filter((raw) => !isMarked(raw))
}

async function readable(diary: Diary, raws: readonly Raw[]): Promise<LocalRow[]> {
  const { loaded } = await readStoredRows(diary, raws)
  return loaded.map(({ row }) => row)
}

/** Finds a row by the number in a URL. The device's own number still works after the server assigns one. [ROUTE-5] */
export async function rowByRoute(diary: Diary, id: string, kind: string): Promise<LocalRow | null> {
  const asked = readRequestedRecord(id)
  if (asked === null || asked.is === 'new') return null
  const row = await getRowByNumber(diary, asked.is === 'local' ? 'localId' : 'idOnServer', asked.id)
  return row?.kind === kind ? row : null
}

interface Numbered {
  serverId: number | null
  localId: number | null
}

/** The id in the URL. */
export function routeIdFor({ serverId, localId }: Numbered): string | undefined {
  if (serverId !== null) return recordIdFor({ is: 'on-server', id: serverId })
  return localId === null ? undefined : recordIdFor({ is: 'local', id: localId })
}
