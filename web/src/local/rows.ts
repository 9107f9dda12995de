import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { Doorbell } from './changes.ts'
import type { Codec } from './codec.ts'
import { readStoredRow } from './storedRow.ts'
import type { Raw, StorageFault, Tables } from './tables.ts'
import { setRowsAside, type BrokenRow } from './unreadable.ts'

/** One person's open diary: all that the tables of the areas stand on. */
export interface Diary {
  tables: Tables
  codec: Codec
  doorbell: Doorbell
  now: () => number
  /** Days since 1970 of what the row tells of, for the order; 0 for a kind without one. */
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

export const rowsOf = async (diary: Diary, kind: string): Promise<LocalRow[]> =>
  readable(diary, await diary.tables.rowsOf(kind))

export const latestRows = async (diary: Diary, kind: string, count: number): Promise<LocalRow[]> =>
  readable(diary, await diary.tables.latestRows(kind, count))

export const dirtyRows = async (diary: Diary): Promise<LocalRow[]> =>
  readable(diary, await diary.tables.dirtyRows())

/** Looks through everything. A row whose index fields are broken is found by no other way. [LOCAL-4] */
export async function sweepRows(diary: Diary): Promise<void> {
  await readAll(diary, await diary.tables.everyRow())
}

export interface ReadRows {
  loaded: LoadedRow[]
  /** Why a broken row could not be moved out of the way. Who only reads is not kept from the others by it. */
  fault: StorageFault | null
}

/** Those that parse; the others are set aside on the way. [LOCAL-3] */
export async function readAll(diary: Diary, raws: readonly Raw[]): Promise<ReadRows> {
  const loaded: LoadedRow[] = []
  const broken: BrokenRow[] = []
  for (const raw of raws) {
    if (raw === undefined) continue
    const read = await readStoredRow(raw, diary.codec)
    if (read.ok) loaded.push(read.value)
    else broken.push({ raw, why: read.reason })
  }
  return { loaded, fault: await setRowsAside(diary.tables, broken, diary.now()) }
}

async function readable(diary: Diary, raws: readonly Raw[]): Promise<LocalRow[]> {
  const { loaded } = await readAll(diary, raws)
  return loaded.map(({ row }) => row)
}
