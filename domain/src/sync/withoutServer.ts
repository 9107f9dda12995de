import type { LocalRow } from './localRow.ts'
import type { SyncState } from './syncState.ts'

/**
 * As if no server had ever seen it: its account is no more, and another one may get all of it one day. A row that had
 * the server's number alone gets one of this device, or nothing could lead to it any more. [ACC-22]
 */
export function withoutServer(
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
  // The clock stays: what is written next must be above all that was written before.
  return { rows: alone, state: { ...state, cursor: 0, epoch: null, failCount: 0, lastLocalId } }
}
