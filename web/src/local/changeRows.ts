import { err, ok, type Result } from '@reprieve/domain/result.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { SyncState } from '@reprieve/domain/sync/syncState.ts'
import { rowsTold, type ChangedRows } from './changes.ts'
import { findRows, foundAmong, learn, type KnownRows, type RowSnapshot } from './knownRows.ts'
import { storageFault } from './reopen.ts'
import type { Diary } from './rows.ts'
import { NOTHING_SENDING, sendingAfter, storedSending } from './sendingStore.ts'
import { DELETED_DAY, storeRow } from './storedRow.ts'
import { isLastState, lastSyncState, rememberSyncState, storedSyncState } from './syncStateStore.ts'
import type { Batch, StorageFault } from './tables.ts'

/** What is there before a change: of the rows asked for, those that exist. */
export interface Before {
  rows: ReadonlyMap<string, LocalRow>
  state: SyncState
  /** Rows with which a request of this device may be under way, or was when the device died. [SYNC-11] */
  underWay: ReadonlySet<string>
}

/** What shall be there after it, in one transaction. A state that is left out stays. */
export interface After extends Pick<Batch, 'shelve' | 'unshelve' | 'isRelaxed'> {
  rows?: readonly LocalRow[]
  /** Rows of which nobody else knows: they go without a tombstone. */
  drop?: readonly LocalRow[]
  state?: SyncState
  /** Rows with which a request is about to leave. [SYNC-11] */
  sending?: readonly string[]
}

/** What becomes of it. Pure: it may be asked again. */
type Decide<Changed extends After> = (before: Before) => Changed

const MOST_TRIES = 100

/**
 * Reads, lets `decide` say what becomes of it, and writes that. Contents are encoded before the transaction opens,
 * because a transaction ends while anything else is waited for; so what was read is checked inside it, and where
 * another tab was quicker all is decided anew. [LOCAL-6]
 * What is known already is not read; it is known better afterwards.
 */
export const changeRows = <Changed extends After>(
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
 * The same for rows that are thought to be new, which is what a person waits for most: nothing is read before the
 * first try. Where a write was cut off after it had reached the disk, its rows are there at the second try, and
 * `decide` meets them. [LOCAL-23]
 */
export const addRows = <Changed extends After>(
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

interface HowToWrite<Changed extends After> {
  decide: Decide<Changed>
  /** What the first try is made from without a reading; null where there is nothing to make it from. */
  guess: () => RowSnapshot | null
  find: () => ReturnType<typeof findRows>
  known?: KnownRows | undefined
}

async function writeUntilCurrent<Changed extends After>(
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
    const after = decide({ rows, state: found.state.state, underWay: found.sending.ids })
    const { batch, ...states } = await batchOf(diary, after, found)
    // Where nothing is written nothing is refused, and what was decided upon a guess may be long out of date.
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

/** With rows always goes the state, also where it stays as it is: its revision tells that no row has changed. [LOCAL-30] */
async function batchOf(
  diary: Diary,
  after: After,
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
    rows: await Promise.all(rows.map(store)),
    dropRows: drop.map((row) => ({ key: row.clientId, rev: revOf(row) })),
    states: [...(isGuarded ? [storedSyncState(next)] : []), ...(hasSending ? [storedSending(sending)] : [])],
    shelve,
    unshelve,
    isGuarded,
    isRelaxed: after.isRelaxed === true,
  }
  return { batch, state: next, sending }
}

function changed({ rows = [], drop = [], shelve = [], unshelve = [] }: After): string[] {
  const kinds = [...rows, ...drop].map(({ kind }) => kind)
  const shelves = [...shelve, ...unshelve].map(({ shelf }) => shelf)
  return [...new Set([...kinds, ...shelves])]
}

const touched = ({ rows = [], drop = [] }: After): ChangedRows =>
  rowsTold([...rows, ...drop].map(({ clientId }) => clientId))
