import type { ImportOutcome } from '@reprieve/domain/sync/importRow.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { SyncState } from '@reprieve/domain/sync/syncState.ts'

/** The result of importing one row. */
export interface RowImportResult {
  row: LocalRow
  state: SyncState
  is: ImportOutcome
}

/** A row to import, from any kind of file. */
export interface IncomingRow {
  clientId: string
  /** Another device may have sent it to a server before. */
  wasSent: boolean
  put: (mine: LocalRow | undefined, state: SyncState) => RowImportResult
}

export type ImportCounts = Record<ImportOutcome, number>

export const NO_IMPORT_COUNTS: ImportCounts = { new: 0, changed: 0, same: 0, 'deleted-here': 0 }
