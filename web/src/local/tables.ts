import type { Result } from '@reprieve/domain/result.ts'
import type { Quarantine } from '@reprieve/domain/sync/localRow.ts'
import type { Stamp } from '@reprieve/domain/sync/stamp.ts'

/** A stored value is not trusted before it is parsed: a disk fault, a crash or an older app may have changed it. */
export type Raw = unknown

/** A row on the disk: what sync and the indexes need is readable, everything a person wrote is in `content`. */
export interface StoredRow {
  clientId: string
  kind: string
  localId: number | null
  idOnServer: number | null
  /**
   * Rises with every write. `ver` does not (marking a row as sent keeps it), so two tabs that compared only `ver` could
   * undo each other's marks.
   */
  rev: number
  ver: number
  dirty: 0 | 1
  sent: 0 | 1
  /** Only for sorting, and coarse, because it is not encrypted. */
  day: number
  stamps: [string, Stamp][]
  pend: string[]
  refusals: number
  setAside: Quarantine | null
  content: unknown
}

export const NO_DAY = 0
export const DELETED_DAY = -1

/** A broken row may have a broken revision: it is compared as it is, and each read returns a new copy of an object. */
export const isSameRev = (kept: unknown, rev: unknown): boolean =>
  Object.is(kept, rev) || (typeof kept === 'object' && typeof rev === 'object')

/** An object store for small encoded values, each with its own ids. */
export type Shelf =
  | 'parts'
  | 'drafts'
  | 'trash'
  | 'history'
  | 'answers'
  | 'aliases'
  | 'columns'
  | 'known'
  | 'imports'
  | 'chats'

export interface Shelved {
  shelf: Shelf
  id: string
  /** When it was stored, in milliseconds. */
  at: number
  content: unknown
}

/** Unencrypted values beside the rows. A new one needs an entry in lockTable.ts. */
export type StateName =
  | 'sync'
  | 'sending'
  | 'synced'
  | 'set-aside'
  | 'settled-unreadable'
  | 'clock'
  | 'only-here'
  | 'exported'
  | 'server-kinds'

/** An unencrypted value that is written together with rows. */
export interface StoredState {
  name: StateName
  rev: number
  value: unknown
}

/** A value that does not parse, as it was found. */
export interface Unreadable {
  table: 'rows' | 'states' | 'shelves' | 'parts'
  key: unknown
  raw: Raw
  why: string
  at: number
}

/**
 * Everything that one transaction writes. A row or state replaces the revision before its own (0: there was none); a
 * drop names the revision that it is based on.
 */
export interface Batch {
  rows?: readonly StoredRow[]
  dropRows?: readonly { key: unknown; rev: unknown }[]
  states?: readonly StoredState[]
  dropStates?: readonly { key: StateName; rev: unknown }[]
  shelve?: readonly Shelved[]
  unshelve?: readonly { shelf: Shelf; id: string }[]
  unreadable?: readonly Unreadable[]
  /**
   * The batch contains the state that was read with the rows, and every write of rows writes that state: if its
   * revision is unchanged, so are the rows, and they need no check. A row at its first revision must still not exist.
   * [LOCAL-30]
   */
  isGuarded?: boolean
  /** For data that can be fetched again after a power cut: the write does not wait for the disk. [LOCAL-30] */
  isRelaxed?: boolean
}

/** `changed`: read and decide again. The others are shown to the user. */
export type TableWriteFault = 'changed' | StorageFault
/**
 * With the first two nothing was written. `no-answer`: the storage was silent. Its write may still arrive, and
 * repeating the same save does not duplicate it. [LOCAL-35]
 */
export type StorageFault = 'no-room' | 'storage-gone' | 'no-answer'

export interface Tables {
  row(clientId: string): Promise<Raw>
  rows(clientIds: readonly string[]): Promise<Raw[]>
  /** In one transaction: nothing is written in between. */
  rowsAndStates(
    clientIds: readonly string[],
    names: readonly StateName[],
  ): Promise<{ rows: Raw[]; states: Raw[] }>
  rowsOf(kind: string): Promise<Raw[]>
  rowByNumber(which: 'localId' | 'idOnServer', number: number): Promise<Raw>
  /** Newest days first, starting before the given one; rows without a day come last, deleted ones are left out. */
  latestRows(kind: string, count: number, before?: number): Promise<Raw[]>
  rowsOfDay(kind: string, day: number): Promise<Raw[]>
  /** Without deleted rows, and without reading any row. */
  countRows(kind: string): Promise<number>
  /** Days with a row that is not deleted, by their sort day (UTC), up to `most`. */
  countDays(kind: string, most?: number): Promise<number>
  /** Including broken rows, and without reading any row. */
  countAll(): Promise<number>
  dirtyRows(): Promise<Raw[]>
  countDirty(): Promise<number>
  /** Broken rows whose `dirty` mark is unknown. */
  countUnmarked(): Promise<number>
  /** 0 if no row has one. */
  highestLocalId(): Promise<number>
  everyRow(): Promise<Raw[]>
  /** All rows piece by piece, in the order of their ids: those after the given row. */
  rowsAfter(row: Raw, count: number): Promise<Raw[]>
  state(name: StateName): Promise<Raw>
  shelved(shelf: Shelf, id: string): Promise<Raw>
  shelf(shelf: Shelf): Promise<Raw[]>
  unreadable(): Promise<Unreadable[]>
  write(batch: Batch): Promise<Result<undefined, TableWriteFault>>
}

const FAULTS: readonly string[] = ['no-room', 'storage-gone', 'no-answer'] satisfies StorageFault[]

/** The save failed, and the user may try again. */
export const isStorageFault = (fault: unknown): fault is StorageFault =>
  typeof fault === 'string' && FAULTS.includes(fault)
