import { ok, type Result } from '@reprieve/domain/result.ts'
import { highestStamp, type ImportOutcome } from '@reprieve/domain/sync/importRow.ts'
import { isDeleted, groupValues, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import type { SyncState } from '@reprieve/domain/sync/syncState.ts'
import { changeRows, type RowChanges, type RowsBefore } from '../../local/rows/changeRows.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { trashedRows } from '../../local/rows/trashedRows.ts'
import type { Shelved, StorageFault } from '../../local/tables.ts'
import { letPageRespond } from '../../local/letPageRespond.ts'
import { makeShelvedNote, undoneIds, type NotedRow } from './importUndoNotes.ts'

/** The result of importing one row. */
interface RowImportResult {
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

const NO_IMPORT_COUNTS: ImportCounts = { new: 0, changed: 0, same: 0, 'deleted-here': 0 }

export interface ImportOptions {
  importId: string
  name: string
  whose: string
  onProgress?: (done: number) => void
  signal?: AbortSignal
}

export interface RowImportOutcome {
  counts: ImportCounts
  /** The user stopped it between two pieces: what is imported is consistent, and can be undone. */
  isCancelled: boolean
}

const AT_ONCE = 250

/**
 * Piece by piece, each in one transaction with its undo note. Interrupted anywhere and started again, it continues
 * where it was: rows that are here already are unchanged. [LOCAL-29]
 */
export async function importRows(
  diary: Diary,
  incoming: readonly IncomingRow[],
  importing: ImportOptions,
): Promise<Result<RowImportOutcome, StorageFault>> {
  // A row deleted here before any server knew it has no tombstone: it is only in the trash. [SYNC-31]
  const thrown = new Set((await trashedRows(diary)).map(({ clientId }) => clientId))
  const undone = await undoneIds(diary)
  const counts = { ...NO_IMPORT_COUNTS }
  for (let from = 0; from < incoming.length; from += AT_ONCE) {
    if (importing.signal?.aborted === true) return ok({ counts, isCancelled: true })
    const piece = incoming.slice(from, from + AT_ONCE)
    const put = await putPiece(diary, piece, { ...importing, piece: from, thrown, undone })
    if (!put.ok) return put
    for (const is of put.value) counts[is] += 1
    importing.onProgress?.(from + piece.length)
    await letPageRespond()
  }
  return ok({ counts, isCancelled: false })
}

type Piece = ImportOptions & { piece: number; thrown: ReadonlySet<string>; undone: ReadonlySet<string> }

const MOST_TRIES = 100

/**
 * The note must be encoded before the transaction opens, so the first decision writes nothing and only determines the
 * new rows; if another tab or a sync creates some of them meanwhile, the note is made again.
 */
async function putPiece(
  diary: Diary,
  incoming: readonly IncomingRow[],
  piece: Piece,
): Promise<Result<readonly ImportOutcome[], StorageFault>> {
  type Decided = RowChanges & { is: ImportOutcome[] | null; made: NotedRow[] }
  const ids = incoming.map(({ clientId }) => clientId)
  const wallNow = diary.now()
  const { importId, name, whose } = piece
  let noted = { said: JSON.stringify([]), shelve: [] as Shelved[] }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const changed = await changeRows(diary, ids, (before): Decided => {
      const { is, made, rows, state } = decidePiece(before, incoming, { ...piece, wallNow })
      // A diary that was never written to has no stored clock, and invents another one at each read.
      if (JSON.stringify(made) !== noted.said)
        return { is: null, made, ...(tries > 0 && { state: before.state }) }
      return rows.length === 0 ? { is, made } : { is, made, rows, state, shelve: noted.shelve }
    })
    if (!changed.ok) return changed
    const { is, made } = changed.value
    if (is !== null) return ok(is)
    const note = { importId, name, whose, rows: made, things: [] }
    const shelve =
      made.length === 0 ? [] : [await makeShelvedNote(diary, note, { piece: piece.piece, at: wallNow })]
    noted = { said: JSON.stringify(made), shelve }
  }
  throw new Error('a row changes faster than it can be noted')
}

function decidePiece(
  before: RowsBefore,
  incoming: readonly IncomingRow[],
  { thrown, undone, wallNow }: Piece & { wallNow: number },
) {
  const rows = new Map(before.rows)
  const made: NotedRow[] = []
  let state = before.state
  const is = incoming.map(({ clientId, wasSent, put }): ImportOutcome => {
    const mine = rows.get(clientId)
    if (mine === undefined && thrown.has(clientId)) return 'deleted-here'
    const isUndone = mine !== undefined && isDeleted(mine) && undone.has(clientId)
    const fresh = isUndone ? put(undefined, state) : null
    // A row that the file itself marks as deleted is not restored.
    const done = isUndone && !isDeleted(fresh!.row) ? broughtBack(mine, fresh!, wallNow) : put(mine, state)
    if (done.row === mine) return done.is
    rows.set(clientId, done.row)
    state = done.state
    if (done.is === 'new') made.push([clientId, highestStamp(done.row.groups), wasSent])
    return done.is
  })
  const written = [...rows.values()].filter((row) => row !== before.rows.get(row.clientId))
  return { is, made, rows: written, state }
}

/** The user undid the import, and now imports again: later than the deletion, so it wins on every device. */
function broughtBack(mine: LocalRow, fresh: RowImportResult, wallNow: number): RowImportResult {
  const { row, clock } = saveRow(mine, { values: groupValues(fresh.row), clock: fresh.state.clock, wallNow })
  return { row, state: { ...fresh.state, clock }, is: 'new' }
}
