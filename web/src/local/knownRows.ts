import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { readAll, type Diary, type LoadedRow, type ReadRows } from './rows.ts'
import { asSent, readSending, SENDING_STATE, type Sending } from './sendingStore.ts'
import { readSyncState, SYNC_STATE, type LoadedState } from './syncStateStore.ts'
import type { Raw, StorageFault } from './tables.ts'

/** Rows with the state that they were read with: as long as that one is the last, so are they. [LOCAL-30] */
export interface RowSnapshot {
  rows: Map<string, LoadedRow>
  state: LoadedState
  sending: Sending
}

/**
 * What one act after the other is decided upon without reading it again. It may be out of date, since another tab
 * writes too: then the next write is refused, and reads.
 */
export interface KnownRows {
  now: RowSnapshot
}

const STATES = [SYNC_STATE, SENDING_STATE] as const

/** All by one look: rows of before and a state of after another tab's write would pass for what is there. */
export async function findRows(
  diary: Diary,
  clientIds: readonly string[],
): Promise<RowSnapshot & { fault: StorageFault | null }> {
  const { rows: raws, states } = await diary.tables.rowsAndStates(clientIds, STATES)
  const known = await statesIn(diary, states)
  const read = await readAll(diary, raws)
  return { ...known, rows: byId(read, known.sending), fault: read.fault }
}

/** All that waits to be sent. The states first: where rows were changed in between, what is made of them is refused. */
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

/** Null where one of them is not known. */
export function foundAmong({ now }: KnownRows, clientIds: readonly string[]): RowSnapshot | null {
  const rows = new Map<string, LoadedRow>()
  for (const clientId of clientIds) {
    const known = now.rows.get(clientId)
    if (known === undefined) return null
    rows.set(clientId, known)
  }
  return { ...now, rows }
}

/** What was written, and the states as they are then. */
interface RowWrites extends Omit<RowSnapshot, 'rows'> {
  rows?: readonly LocalRow[]
  drop?: readonly LocalRow[]
}

/** Those that were read anew are the ones that are left: of the others nobody knows whether they have changed. */
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
