import { recordIdFor, readRequestedRecord } from '@reprieve/domain/access/routesRecordId.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { Doorbell } from '../doorbell.ts'
import type { Codec } from '../codec.ts'
import { isMarked, readStoredRow } from './storedRow.ts'
import type { Raw, Shelved, StateName, StorageFault, Tables, Unreadable } from '../tables.ts'

const MOST_TRIES = 10

/** One person's open diary, on which the tables of all areas are built. */
export interface Diary {
  tables: Tables
  codec: Codec
  doorbell: Doorbell
  now: () => number
  /** The day of the row, for sorting: later days are higher; 0 for a kind without a day. */
  dayOf: (row: LocalRow) => number
}

export interface LoadedRow {
  row: LocalRow
  rev: number
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
    const found = await readAll(diary, await withWholeDay(diary, kind, { raws, count }))
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
export async function sweepRows(diary: Diary, pause: () => Promise<void> = aMoment): Promise<void> {
  let piece: Raw[] = []
  do {
    piece = await diary.tables.rowsAfter(piece.at(-1), SWEPT_AT_ONCE)
    await readAll(diary, piece)
    await pause()
  } while (piece.length === SWEPT_AT_ONCE)
}

/** Reading ten thousand rows at once would block a slow phone for seconds. */
const SWEPT_AT_ONCE = 50
const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Quarantines only rows whose `dirty` mark is broken, without decoding contents; fast, because a count shows whether
 * there are any. Returns the rows that could not be moved. [LOCAL-26]
 */
export async function sweepUnmarked({ tables, now }: Diary): Promise<Raw[]> {
  const found = await unmarkedRows(tables)
  const broken = found.map((raw): BrokenRow => ({ raw, why: 'dirty is wrong' }))
  await setRowsAside(tables, broken, now())
  return found.length === 0 ? [] : unmarkedRows(tables)
}

async function unmarkedRows(tables: Tables): Promise<Raw[]> {
  if ((await tables.countUnmarked()) === 0) return []
  return (await tables.everyRow()).filter((raw) => !isMarked(raw))
}

export interface ReadRows {
  loaded: LoadedRow[]
  brokenCount: number
  /** Why a broken row could not be moved. It does not stop a caller that only reads from getting the other rows. */
  fault: StorageFault | null
}

/** An encrypting codec decodes many rows at once: one after the other, each would wait for its turn. */
const DECODED_AT_ONCE = 250

/** Returns the rows that parse; quarantines the others. [LOCAL-3] */
export async function readAll(diary: Diary, raws: readonly Raw[]): Promise<ReadRows> {
  const loaded: LoadedRow[] = []
  const broken: BrokenRow[] = []
  for (let from = 0; from < raws.length; from += DECODED_AT_ONCE) {
    const piece = raws.slice(from, from + DECODED_AT_ONCE).filter((raw) => raw !== undefined)
    const read = await Promise.all(piece.map((raw) => readStoredRow(raw, diary.codec)))
    for (const [at, one] of read.entries()) {
      if (one.ok) loaded.push(one.value)
      else broken.push({ raw: piece[at], why: one.reason })
    }
  }
  const fault = await setRowsAside(diary.tables, broken, diary.now())
  return { loaded, brokenCount: broken.length, fault }
}

async function readable(diary: Diary, raws: readonly Raw[]): Promise<LocalRow[]> {
  const { loaded } = await readAll(diary, raws)
  return loaded.map(({ row }) => row)
}

interface BrokenRow {
  raw: Raw
  why: string
}

/**
 * Quarantines rows that do not parse: their raw values can still be exported, and the server's copy can take their
 * place among the rows. Each row by itself: one that changed meanwhile, or finds no space, stays and is found again at
 * the next read. [LOCAL-3]
 */
async function setRowsAside(
  tables: Tables,
  broken: readonly BrokenRow[],
  at: number,
): Promise<StorageFault | null> {
  let fault: StorageFault | null = null
  for (const { raw, why } of broken) {
    const { clientId: key, rev } = raw as { clientId?: unknown; rev?: unknown }
    const found: Unreadable = { table: 'rows', key, raw, why, at }
    const moved = await tables.write({ dropRows: [{ key, rev }], unreadable: [found] })
    if (!moved.ok && moved.reason !== 'changed') fault = moved.reason
  }
  return fault
}

export async function quarantineState(
  tables: Tables,
  name: StateName,
  broken: BrokenRow & { at: number },
): Promise<void> {
  const { raw, why, at } = broken
  const { rev } = raw as { rev?: unknown }
  const found: Unreadable = { table: 'states', key: name, raw, why, at }
  await tables.write({ dropStates: [{ key: name, rev }], unreadable: [found] })
}

export async function quarantineShelved(
  tables: Tables,
  raw: Shelved,
  why: string,
  at: number,
): Promise<void> {
  const { shelf, id } = raw
  const found: Unreadable = { table: 'shelves', key: [shelf, id], raw, why, at }
  await tables.write({ unshelve: [{ shelf, id }], unreadable: [found] })
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
