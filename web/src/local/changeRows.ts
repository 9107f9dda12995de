import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { SyncState } from '@reprieve/domain/sync/syncState.ts'
import { storageFault } from './reopen.ts'
import { readAll, type Diary, type LoadedRow } from './rows.ts'
import { DELETED_DAY, storeRow } from './storedRow.ts'
import {
  lastSyncState,
  loadSyncState,
  rememberSyncState,
  storedSyncState,
  type LoadedState,
} from './syncStateStore.ts'
import type { Batch, StorageFault } from './tables.ts'

/** What is there before a change: of the rows asked for, those that exist. */
export interface Before {
  rows: ReadonlyMap<string, LocalRow>
  state: SyncState
}

/** What shall be there after it, in one transaction. A state that is left out stays. */
export interface After extends Pick<Batch, 'shelve' | 'unshelve'> {
  rows?: readonly LocalRow[]
  /** Rows of which nobody else knows: they go without a tombstone. */
  drop?: readonly LocalRow[]
  state?: SyncState
}

/** What becomes of it. Pure: it may be asked again. */
type Decide<Changed extends After> = (before: Before) => Changed

const MOST_TRIES = 100

/**
 * Reads, lets `decide` say what becomes of it, and writes that. Contents are encoded before the transaction opens,
 * because a transaction ends while anything else is waited for; so what was read is checked inside it, and where
 * another tab was quicker all is decided anew. [LOCAL-6]
 */
export const changeRows = <Changed extends After>(
  diary: Diary,
  clientIds: readonly string[],
  decide: Decide<Changed>,
): Promise<Result<Changed, StorageFault>> => writeUntilCurrent(diary, decide, () => find(diary, clientIds))

/**
 * The same for rows that are thought to be new, which is what a person waits for most: nothing is read before the
 * first try. The state must be among what is written. Where a write was cut off after it had reached the disk, its
 * rows are there at the second try, and `decide` meets them. [LOCAL-23]
 */
export function addRows<Changed extends After & { state: SyncState }>(
  diary: Diary,
  clientIds: readonly string[],
  decide: Decide<Changed>,
): Promise<Result<Changed, StorageFault>> {
  return writeUntilCurrent(diary, decide, async (tries) => {
    const state = tries === 0 ? lastSyncState(diary) : undefined
    return state === undefined ? find(diary, clientIds) : { known: new Map(), state, fault: null }
  })
}

interface Found {
  known: ReadonlyMap<string, LoadedRow>
  state: LoadedState
  fault: StorageFault | null
}

async function writeUntilCurrent<Changed extends After>(
  diary: Diary,
  decide: Decide<Changed>,
  read: (tries: number) => Promise<Found>,
): Promise<Result<Changed, StorageFault>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = await orFault(() => read(tries))
    if (!found.ok) return found
    const { known, state, fault } = found.value
    if (fault !== null) return err(fault)
    const rows = new Map([...known].map(([clientId, { row }]) => [clientId, row]))
    const after = decide({ rows, state: state.state })
    const written = await diary.tables.write(await batchOf(diary, after, { known, rev: state.rev }))
    if (written.ok) {
      if (after.state !== undefined) rememberSyncState(diary, { state: after.state, rev: state.rev + 1 })
      diary.doorbell.ring(changed(after))
      return ok(after)
    }
    if (written.reason !== 'changed') return err(written.reason)
  }
  throw new Error('a row changes faster than it can be written')
}

async function find(diary: Diary, clientIds: readonly string[]): Promise<Found> {
  const [raws, state] = await Promise.all([diary.tables.rows(clientIds), loadSyncState(diary)])
  const { loaded, fault } = await readAll(diary, raws)
  return { known: new Map(loaded.map((one) => [one.row.clientId, one])), state, fault }
}

/** A connection that dies while it is read from is told as one that dies at the write. [LOCAL-9] */
async function orFault<T>(read: () => Promise<T>): Promise<Result<T, StorageFault>> {
  try {
    return ok(await read())
  } catch (error) {
    const fault = storageFault(error)
    if (fault === null) throw error
    return err(fault)
  }
}

async function batchOf(
  diary: Diary,
  after: After,
  { known, rev }: { known: ReadonlyMap<string, LoadedRow>; rev: number },
): Promise<Batch> {
  const revOf = ({ clientId }: LocalRow): number => known.get(clientId)?.rev ?? 0
  const store = (row: LocalRow) =>
    storeRow(row, {
      codec: diary.codec,
      rev: revOf(row) + 1,
      day: isDeleted(row) ? DELETED_DAY : diary.dayOf(row),
    })
  return {
    rows: await Promise.all((after.rows ?? []).map(store)),
    dropRows: (after.drop ?? []).map((row) => ({ key: row.clientId, rev: revOf(row) })),
    states: after.state === undefined ? [] : [storedSyncState({ state: after.state, rev })],
    shelve: after.shelve ?? [],
    unshelve: after.unshelve ?? [],
  }
}

function changed({ rows = [], drop = [], shelve = [], unshelve = [] }: After): string[] {
  const kinds = [...rows, ...drop].map(({ kind }) => kind)
  const shelves = [...shelve, ...unshelve].map(({ shelf }) => shelf)
  return [...new Set([...kinds, ...shelves])]
}
