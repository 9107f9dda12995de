import { emptyRow, type LocalRow } from './localRow.ts'
import type { SyncState } from './syncState.ts'

/** A row that begins on this device, and the state to be stored with it: apart, its number would be given twice. [SYNC-19] */
export function beginRow(
  state: SyncState,
  { clientId, kind }: { clientId: string; kind: string },
): { row: LocalRow; state: SyncState } {
  const localId = state.lastLocalId + 1
  return { row: { ...emptyRow(clientId, kind), localId }, state: { ...state, lastLocalId: localId } }
}
