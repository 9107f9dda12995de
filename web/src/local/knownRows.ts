import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { readAll, type Diary, type LoadedRow, type ReadRows } from './rows.ts'
import { asSent, readSending, SENDING_STATE, type Sending } from './sendingStore.ts'
import { readSyncState, SYNC_STATE, type LoadedState } from './syncStateStore.ts'
import type { Raw, StorageFault } from './tables.ts'

/** Rows with the state that they were read with: as long as the state is current, the rows are too. [LOCAL-30] */
export interface RowSnapshot {
  rows: Map<string, LoadedRow>
  state: LoadedState
  sending: Sending
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
  const read = await readAll(diary, raws)
  return { ...known, rows: byId(read, known.sending), fault: read.fault }
}

/** All unsent rows. Reads the states first: if rows change in between, a write based on them is refused. */
export async function findDirty(diary: Diary): Promise<RowSnapshot> {
  const { states } = await diary.tables.rowsAndStates([], STATES)
  const known = await statesIn(diary, states)
  const read = await readAll(diary, await diary.tables.dirtyRows())
  return { ...known, rows: byId(read, known.sending) }
}

async function statesIn(diary: Diary, [sync, sending]: readonly Raw[]): Promise<Omit<RowSnapshot, 'rows'>> {
  return {
    state: await readSyncState(diary, sync),
    sending: await readSending(diary.tables, sending, diary.now),
  }
}

const byId = ({ loaded }: ReadRows, sending: Sending): Map<string, LoadedRow> =>
  new Map(loaded.map((one) => [one.row.clientId, asSent(one, sending)]))

/** Null if one of the rows is not in the snapshot. */
export function foundAmong({ now }: KnownRows, clientIds: readonly string[]): RowSnapshot | null {
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
export function learn(
  known: KnownRows,
  before: RowSnapshot,
  { rows = [], drop = [], ...states }: RowWrites,
): void {
  const isLast = known.now.state.rev === before.state.rev
  const after = isLast ? known.now.rows : before.rows
  for (const [clientId, one] of before.rows) after.set(clientId, asSent(one, states.sending))
  for (const row of rows) after.set(row.clientId, { row, rev: (before.rows.get(row.clientId)?.rev ?? 0) + 1 })
  for (const { clientId } of drop) after.delete(clientId)
  known.now = { ...states, rows: after }
}
