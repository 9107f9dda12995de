import type { DeviceClock } from './deviceClock.ts'
import type { LocalRow } from './localRow.ts'

/** The device's position in the server's sequence, and its clock. */
export interface SyncState {
  cursor: number
  /** Null before the first response. */
  epoch: string | null
  clock: DeviceClock
  failCount: number
  /** The last local id issued on this device; kept in the store so that two tabs cannot issue one twice. */
  lastLocalId: number
  /** Number of rows at the last complete sync: a store with fewer rows has lost some. [SYNC-36] */
  rows?: number
}

export const firstState = (clock: DeviceClock, lastLocalId = 0): SyncState => ({
  cursor: 0,
  epoch: null,
  clock,
  failCount: 0,
  lastLocalId,
})

/** Whether the cursor belongs to another server epoch: the server was restored from a backup. */
export const isNewEpoch = (state: SyncState, epoch: string): boolean =>
  state.epoch !== null && state.epoch !== epoch

export const startEpoch = (state: SyncState, epoch: string): SyncState => ({ ...state, epoch, cursor: 0 })

/** Offers all groups of the row again: a restored server may lack any of them. Safe to repeat. [SYNC-16] */
export const offerRowAgain = (row: LocalRow): LocalRow => ({
  ...row,
  pend: new Set(row.groups.keys()),
  ver: row.ver + 1,
  dirty: true,
})

/** Restarts the pull from 0, once, because rows have disappeared here. Existing rows do not change. [SYNC-36] */
export const restartPull = (state: SyncState, rows: number): SyncState => ({ ...state, rows, cursor: 0 })

export const lacksRows = ({ rows }: SyncState, found: number): boolean => found < (rows ?? 0)

export const countSyncFailure = (state: SyncState): SyncState => ({
  ...state,
  failCount: state.failCount + 1,
})
export const clearSyncFailures = (state: SyncState): SyncState => ({ ...state, failCount: 0 })
