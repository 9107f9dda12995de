import { emptyRow, type LocalRow } from './localRow.ts'
import type { SyncState } from './syncState.ts'

/** Creates a row on this device. Store the returned state with it, or its number could be issued twice. [SYNC-19] */
export function beginRow(
  state: SyncState,
  { clientId, kind }: { clientId: string; kind: string },
): { row: LocalRow; state: SyncState } {
  const localId = state.lastLocalId + 1
  return { row: { ...emptyRow(clientId, kind), localId }, state: { ...state, lastLocalId: localId } }
}
