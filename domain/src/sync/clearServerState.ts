import type { LocalRow } from './localRow.ts'
import type { SyncState } from './syncState.ts'

/**
 * Resets rows and state as if no server had seen them: the account is gone, and another account may receive everything
 * later. A row that had only a server id gets a local one, or no link could reach it. [ACC-22]
 */
export function clearServerState(
  rows: readonly LocalRow[],
  state: SyncState,
): { rows: LocalRow[]; state: SyncState } {
  let { lastLocalId } = state
  const alone = rows.map((row) => ({
    ...row,
    localId: row.localId ?? (lastLocalId += 1),
    idOnServer: null,
    pend: new Set(row.groups.keys()),
    ver: row.ver + 1,
    dirty: true,
    sent: false,
    refusals: 0,
    setAside: null,
  }))
  // The clock stays: later writes must have higher stamps than all earlier ones.
  return { rows: alone, state: { ...state, cursor: 0, epoch: null, failCount: 0, lastLocalId } }
}
