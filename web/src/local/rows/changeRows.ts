import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { SyncState } from '@reprieve/domain/sync/syncState.ts'
import { limitChangedRows, type ChangedRows } from '../doorbell.ts'
import { letPageRespond } from '../letPageRespond.ts'
import { toStorageFault } from '../storageFault.ts'
import type { Diary } from './rows.ts'
import {
  markIfSending,
  NOTHING_SENDING,
  readSending,
  type SendingState,
  SENDING_STATE,
  sendingAfter,
  storedSending,
} from './sendingState.ts'
import { storeRow, type LoadedRow, readStoredRows, type ReadRows } from './storedRow.ts'
import {
  isLastState,
  lastSyncState,
  type LoadedState,
  readSyncState,
  rememberSyncState,
  storedSyncState,
  SYNC_STATE,
} from './syncStateStore.ts'
import { type Batch, type Raw, type StorageFault, type StoredRow, DELETED_DAY } from '../tables.ts'

/** Rows with the state that they were read with: as long as the state is current, the rows are too. [LOCAL-30] */
interface RowSnapshot {
  rows: Map<string, LoadedRow>
  state: LoadedState
  sending: SendingState
}

/**
 * A snapshot that consecutive changes decide from without reading again. It may be outdated, since other tabs write
 * too: then the next write is refused, and reads.
 */
export interface KnownRows {
  now: RowSnapshot
}

const STATES = [SYNC_STATE, SENDING_STATE] as const

/** One read for all: old rows with the state after another tab's write would pass as current. */
export async function findRows(
  diary: Diary,
  clientIds: readonly string[],
): Promise<RowSnapshot & { fault: StorageFault | null }> {
  const { rows: raws, states } = await diary.tables.rowsAndStates(clientIds, STATES)
  const known = await statesIn(diary, states)
  const read = await readStoredRows(diary, raws)
  return { ...known, rows: byId(read, known.sending), fault: read.fault }
}

/** All unsent rows. Reads the states first: if rows change in between, a write based on them is refused. */
export async function findDirty(diary: Diary): Promise<RowSnapshot> {
  const { states } = await diary.tables.rowsAndStates([], STATES)
  const known = await statesIn(diary, states)
  const read = await readStoredRows(diary, await diary.tables.dirtyRows())
  return { ...known, rows: byId(read, known.sending) }
}

async function statesIn(diary: Diary, [sync, sending]: readonly Raw[]): Promise<Omit<RowSnapshot, 'rows'>> {
  return {
    state: await readSyncState(diary, sync),
    sending: await readSending(diary.tables, sending, diary.now),
  }
}

const byId = ({ loaded }: ReadRows, sending: SendingState): Map<string, LoadedRow> =>
  new Map(loaded.map((one) => [one.row.clientId, markIfSending(one, sending)]))

/** Null if one of the rows is not in the snapshot. */
function foundAmong({ now }: KnownRows, clientIds: readonly string[]): RowSnapshot | null {
  const rows = new Map<string, LoadedRow>()
  for (const clientId of clientIds) {
    const known = now.rows.get(clientId)
    if (known === undefined) return null
    rows.set(clientId, known)
  }
  return { ...now, rows }
}

/** The written rows, and the states after the write. */
interface RowWrites extends Omit<RowSnapshot, 'rows'> {
  rows?: readonly LocalRow[]
  drop?: readonly LocalRow[]
}

/** Updates the snapshot after a write. If it was outdated, only the rows just read remain: others may have changed. */
function learn(known: KnownRows, before: RowSnapshot, { rows = [], drop = [], ...states }: RowWrites): void {
  const isLast = known.now.state.rev === before.state.rev
  const after = isLast ? known.now.rows : before.rows
  for (const [clientId, one] of before.rows) after.set(clientId, markIfSending(one, states.sending))
  for (const row of rows) after.set(row.clientId, { row, rev: (before.rows.get(row.clientId)?.rev ?? 0) + 1 })
  for (const { clientId } of drop) after.delete(clientId)
  known.now = { ...states, rows: after }
}

/** The stored data before a change: those of the requested rows that exist. */
export interface RowsBefore {
  rows: ReadonlyMap<string, LocalRow>
  state: SyncState
  /** Rows that a request of this device may be sending now, or was sending when the device died. [SYNC-11] */
  underWay: ReadonlySet<string>
}

/** What one transaction writes. An omitted state stays as it is. */
export interface RowChanges extends Pick<Batch, 'shelve' | 'unshelve' | 'isRelaxed'> {
  rows?: readonly LocalRow[]
  /** Rows that exist only on this device: they are removed without a tombstone. */
  drop?: readonly LocalRow[]
  state?: SyncState
  /** Rows that a request is about to send. [SYNC-11] */
  sending?: readonly string[]
}

/** Decides the change. Must be pure: it may be called again. May pause, because the write checks what it is based on. */
type Decide<Changed extends RowChanges> = (before: RowsBefore) => Changed | Promise<Changed>

const MOST_TRIES = 100

/**
 * Reads the rows, calls `decide`, and writes its decision. Contents are encoded before the transaction opens, because a
 * transaction ends while the code awaits anything else. So the transaction checks the revisions that were read, and if
 * another tab wrote first, the change is decided again. [LOCAL-6]
 * Rows in `known` are not read again; the write updates `known`.
 */
export const changeRows = <Changed extends RowChanges>(
  diary: Diary,
  clientIds: readonly string[],
  decide: Decide<Changed>,
  known?: KnownRows,
): Promise<Result<Changed, StorageFault>> =>
  writeUntilCurrent(diary, {
    decide,
    guess: () => (known === undefined ? null : foundAmong(known, clientIds)),
    find: () => findRows(diary, clientIds),
    known,
  })

/**
 * Like `changeRows`, for rows that are expected to be new, the save that users wait for most: the first try reads
 * nothing. If an earlier write was cut off after it had reached the disk, the second try reads its rows and passes them
 * to `decide`. [LOCAL-23]
 */
export const addRows = <Changed extends RowChanges>(
  diary: Diary,
  clientIds: readonly string[],
  decide: Decide<Changed>,
): Promise<Result<Changed, StorageFault>> =>
  writeUntilCurrent(diary, {
    decide,
    guess: () => {
      const state = lastSyncState(diary)
      return state === undefined ? null : { rows: new Map(), state, sending: NOTHING_SENDING }
    },
    find: () => findRows(diary, clientIds),
  })

interface HowToWrite<Changed extends RowChanges> {
  decide: Decide<Changed>
  /** The snapshot for the first try, without reading; null if there is none. */
  guess: () => RowSnapshot | null
  find: () => ReturnType<typeof findRows>
  known?: KnownRows | undefined
}

async function writeUntilCurrent<Changed extends RowChanges>(
  diary: Diary,
  { decide, guess, find, known }: HowToWrite<Changed>,
): Promise<Result<Changed, StorageFault>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const guessed = tries === 0 ? guess() : null
    const read = guessed === null ? await orFault(find) : ok({ ...guessed, fault: null })
    if (!read.ok) return read
    const { fault, ...found } = read.value
    if (fault !== null) return err(fault)
    const rows = new Map([...found.rows].map(([clientId, { row }]) => [clientId, row]))
    const after = await decide({ rows, state: found.state.state, underWay: found.sending.ids })
    const { batch, ...states } = await batchOf(diary, after, found)
    // The store refuses no empty batch, so a decision based on a guess, which may be outdated, is checked here.
    const isUnchecked = guessed !== null && batch.isGuarded !== true
    const isLast = isUnchecked ? await orFault(() => isLastState(diary, states.state)) : ok(true)
    if (!isLast.ok) return isLast
    if (!isLast.value) continue
    const written = await diary.tables.write(batch)
    if (written.ok) {
      if (batch.isGuarded === true) rememberSyncState(diary, states.state)
      if (known !== undefined) learn(known, found, { ...after, ...states })
      diary.doorbell.ring(changed(after), touched(after))
      return ok(after)
    }
    if (written.reason !== 'changed') return err(written.reason)
  }
  throw new Error('a row changes faster than it can be written')
}

/** Reports a connection that dies during a read like one that dies during a write. [LOCAL-9] */
async function orFault<T>(read: () => Promise<T>): Promise<Result<T, StorageFault>> {
  try {
    return ok(await read())
  } catch (error) {
    const fault = toStorageFault(error)
    if (fault === null) throw error
    return err(fault)
  }
}

/** Always writes the sync state with the rows, even unchanged: its revision shows that no row changed. [LOCAL-30] */
async function batchOf(
  diary: Diary,
  after: RowChanges,
  found: RowSnapshot,
): Promise<{ batch: Batch } & Pick<RowSnapshot, 'state' | 'sending'>> {
  const { rows = [], drop = [], shelve = [], unshelve = [] } = after
  const revOf = ({ clientId }: LocalRow): number => found.rows.get(clientId)?.rev ?? 0
  const store = (row: LocalRow) =>
    storeRow(row, {
      codec: diary.codec,
      rev: revOf(row) + 1,
      day: isDeleted(row) ? DELETED_DAY : diary.dayOf(row),
    })
  const sending = sendingAfter(found.sending, { begun: after.sending ?? [], written: [...rows, ...drop] })
  const hasSending = sending.rev !== found.sending.rev
  const isGuarded = after.state !== undefined || rows.length + drop.length > 0 || hasSending
  const { state, rev } = found.state
  const next = { state: after.state ?? state, rev: isGuarded ? rev + 1 : rev }
  const batch = {
    rows: await storeInPieces(rows, store),
    dropRows: drop.map((row) => ({ key: row.clientId, rev: revOf(row) })),
    states: [...(isGuarded ? [storedSyncState(next)] : []), ...(hasSending ? [storedSending(sending)] : [])],
    shelve,
    unshelve,
    isGuarded,
    isRelaxed: after.isRelaxed === true,
  }
  return { batch, state: next, sending }
}

/** An encrypting codec encodes many rows at once: one after the other, each would wait for its turn. */
const ENCODED_AT_ONCE = 100

async function storeInPieces(
  rows: readonly LocalRow[],
  store: (row: LocalRow) => Promise<StoredRow>,
): Promise<StoredRow[]> {
  const stored: StoredRow[] = []
  for (let from = 0; from < rows.length; from += ENCODED_AT_ONCE) {
    // A save, which users wait for, is never that long.
    if (rows.length > ENCODED_AT_ONCE) await letPageRespond()
    stored.push(...(await Promise.all(rows.slice(from, from + ENCODED_AT_ONCE).map(store))))
  }
  return stored
}

function changed({ rows = [], drop = [], shelve = [], unshelve = [] }: RowChanges): string[] {
  const kinds = [...rows, ...drop].map(({ kind }) => kind)
  const shelves = [...shelve, ...unshelve].map(({ shelf }) => shelf)
  return [...new Set([...kinds, ...shelves])]
}

const touched = ({ rows = [], drop = [] }: RowChanges): ChangedRows =>
  limitChangedRows([...rows, ...drop].map(({ clientId }) => clientId))
