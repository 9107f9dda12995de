import type { DeviceClock } from './deviceClock.ts'
import type { LocalRow } from './localRow.ts'

/** What the device knows of its place in the server's sequence. */
export interface SyncState {
  cursor: number
  /** Null before the first answer. */
  epoch: string | null
  clock: DeviceClock
  failCount: number
  /** The last number that a row of this device was given; it lies here, so that two tabs cannot give one twice. */
  lastLocalId: number
  /** How many rows there were when all was last exchanged: a store that has fewer has lost some. [SYNC-36] */
  rows?: number
}

export const firstState = (clock: DeviceClock, lastLocalId = 0): SyncState => ({
  cursor: 0,
  epoch: null,
  clock,
  failCount: 0,
  lastLocalId,
})

/** Whether the server is not the one that the cursor was read from: it was restored from a backup. */
export const isNewEpoch = (state: SyncState, epoch: string): boolean =>
  state.epoch !== null && state.epoch !== epoch

export const startEpoch = (state: SyncState, epoch: string): SyncState => ({ ...state, epoch, cursor: 0 })

/** Everything the row has, offered again: the restored server may lack any of it. Safe to repeat. [SYNC-16] */
export const offerAgain = (row: LocalRow): LocalRow => ({
  ...row,
  pend: new Set(row.groups.keys()),
  ver: row.ver + 1,
  dirty: true,
})

/** Its place is that of rows which are no longer here: it begins anew, once, and changes nothing that is. [SYNC-36] */
export const fetchAgainFrom = (state: SyncState, rows: number): SyncState => ({ ...state, rows, cursor: 0 })

export const lacksRows = ({ rows }: SyncState, found: number): boolean => found < (rows ?? 0)

export const afterFailure = (state: SyncState): SyncState => ({ ...state, failCount: state.failCount + 1 })
export const afterSuccess = (state: SyncState): SyncState => ({ ...state, failCount: 0 })
