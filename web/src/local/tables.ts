import type { Result } from '@reprieve/domain/result.ts'
import type { StoredRow } from './storedRow.ts'

/** What lies in the tables is not trusted before it is parsed: a disk, a crash or an older app may have changed it. */
export type Raw = unknown

/** Small things behind the codec, each shelf with its own ids. */
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

export interface Shelved {
  shelf: Shelf
  id: string
  /** When it was put there, in milliseconds. */
  at: number
  content: unknown
}

/** What is kept in the clear beside the rows. A new one needs an entry in lockTable.ts. */
export type StateName =
  | 'sync'
  | 'sending'
  | 'synced'
  | 'set-aside'
  | 'settled-unreadable'
  | 'clock'
  | 'only-here'
  | 'exported'

/** A value in the clear that is written together with rows. */
export interface StoredState {
  name: StateName
  rev: number
  value: unknown
}

/** What does not parse, as it was found. */
export interface Unreadable {
  table: 'rows' | 'states' | 'shelves' | 'parts'
  key: unknown
  raw: Raw
  why: string
  at: number
}

/**
 * What is to be written in one go. A row or state replaces the revision before its own (0: there was none); a drop
 * names the revision that it was decided upon.
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
   * The state among them was read with the rows, and whoever writes rows writes it: where it is as it was, so are they,
   * and none of them is looked at. A row of a first revision must still not be there. [LOCAL-30]
   */
  isGuarded?: boolean
  /** For what somebody else has, and says again where a power cut takes it: the disk need not be waited for. [LOCAL-30] */
  isRelaxed?: boolean
}

/** `changed`: read again and decide anew. The others are for the person. */
export type WriteFault = 'changed' | StorageFault
/**
 * Of the first two nothing was written. `no-answer`: the storage was silent. What was sent to it may still arrive, and
 * the same save made again is one with it. [LOCAL-35]
 */
export type StorageFault = 'no-room' | 'storage-gone' | 'no-answer'

export interface Tables {
  row(clientId: string): Promise<Raw>
  rows(clientIds: readonly string[]): Promise<Raw[]>
  /** By one look: nothing is written in between. */
  rowsAndStates(
    clientIds: readonly string[],
    names: readonly StateName[],
  ): Promise<{ rows: Raw[]; states: Raw[] }>
  rowsOf(kind: string): Promise<Raw[]>
  rowByNumber(which: 'localId' | 'idOnServer', number: number): Promise<Raw>
  /** The newest days first, from the one before the given; rows without a day stand last, deleted ones not at all. */
  latestRows(kind: string, count: number, before?: number): Promise<Raw[]>
  rowsOfDay(kind: string, day: number): Promise<Raw[]>
  /** Without the deleted, and without reading any. */
  countRows(kind: string): Promise<number>
  /** Days with a row that is not deleted, as the order has them (by Greenwich), up to as many as are asked for. */
  countDays(kind: string, most?: number): Promise<number>
  /** With all that is broken, and without reading any. */
  countAll(): Promise<number>
  dirtyRows(): Promise<Raw[]>
  countDirty(): Promise<number>
  /** Those that are broken so that nobody can say whether they are dirty. */
  countUnmarked(): Promise<number>
  /** 0 where no row has one. */
  highestLocalId(): Promise<number>
  everyRow(): Promise<Raw[]>
  /** The same piece by piece, in the order of their ids: those behind the row that is given. */
  rowsAfter(row: Raw, count: number): Promise<Raw[]>
  state(name: StateName): Promise<Raw>
  shelved(shelf: Shelf, id: string): Promise<Raw>
  shelf(shelf: Shelf): Promise<Raw[]>
  unreadable(): Promise<Unreadable[]>
  write(batch: Batch): Promise<Result<undefined, WriteFault>>
}
