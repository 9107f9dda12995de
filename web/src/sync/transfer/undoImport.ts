import { ok, type Result } from '@reprieve/domain/result.ts'
import { highestStamp } from '@reprieve/domain/sync/importRow.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { deleteRow } from '@reprieve/domain/sync/saveRow.ts'
import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { changeRows, type RowChanges, type RowsBefore } from '../../local/rows/changeRows.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { Shelved, StorageFault } from '../../local/tables.ts'
import { makeEndedNote, undoNotes, type StoredUndoNote, type NotedRow } from './importUndoNotes.ts'
import { letPageRespond } from '../../local/letPageRespond.ts'

/** An import that can still be undone. */
export interface PastImport {
  importId: string
  name: string
  at: number
  count: number
}

export async function pastImports(diary: Diary): Promise<PastImport[]> {
  const past = new Map<string, PastImport>()
  for (const { importId, name, at, rows, undone } of await undoNotes(diary)) {
    if (undone !== undefined) continue
    const known = past.get(importId) ?? { importId, name, at, count: 0 }
    past.set(importId, { ...known, count: known.count + rows.length })
  }
  return [...past.values()]
}

export interface UndoOutcome {
  gone: number
  /** Edited since, or in the account before the import: these stay. */
  stayed: number
}

/** Piece by piece, each together with ending its note: if interrupted, the rest can be undone later. [LOCAL-29] */
export async function undoImport(
  diary: Diary,
  importId: string,
  onProgress: (done: number) => void = () => {},
): Promise<Result<UndoOutcome, StorageFault>> {
  const undone: UndoOutcome = { gone: 0, stayed: 0 }
  const notes = await undoNotes(diary)
  for (const note of notes.filter((one) => one.importId === importId && one.undone === undefined)) {
    const piece = await undoPiece(diary, note)
    if (!piece.ok) return piece
    undone.gone += piece.value.gone
    undone.stayed += piece.value.stayed
    onProgress(undone.gone + undone.stayed)
    await letPageRespond()
  }
  return ok(undone)
}

const MOST_TRIES = 100

/**
 * The ended note lists the removed rows and must be encoded before the transaction opens: so the first decision only
 * determines them. Rows that the user deleted or edited are not listed, or the next import would restore them.
 */
async function undoPiece(diary: Diary, note: StoredUndoNote): Promise<Result<UndoOutcome, StorageFault>> {
  type Decided = RowChanges & { gone: string[]; undone: UndoOutcome | null }
  const ids = note.rows.map(([clientId]) => clientId)
  const unshelve = await thingsAsPut(diary, note)
  let ended: string[] = []
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const shelve = [await makeEndedNote(diary, note, ended)]
    const changed = await changeRows(diary, ids, (before): Decided => {
      const { stayed, ...after } = takenBack(before, note, diary.now())
      const gone = [...after.drop, ...after.rows].map(({ clientId }) => clientId)
      if (gone.join() !== ended.join()) return { gone, undone: null }
      return { ...after, unshelve, shelve, gone, undone: { gone: gone.length, stayed } }
    })
    if (!changed.ok) return changed
    if (changed.value.undone !== null) return ok(changed.value.undone)
    ended = changed.value.gone
  }
  throw new Error('a row changes faster than it can be noted')
}

function takenBack({ rows, state, underWay }: RowsBefore, note: StoredUndoNote, wallNow: number) {
  const noted = new Map(note.rows.map((one) => [one[0], one]))
  const drop: LocalRow[] = []
  const tombstones: LocalRow[] = []
  let { clock } = state
  let stayed = 0
  for (const [clientId, row] of rows) {
    if (isDeleted(row)) continue
    const isOwn = note.whose === state.epoch
    const fate = fateOf(row, noted.get(clientId)!, { isOwn, isUnderWay: underWay.has(clientId) })
    if (fate === 'stays') stayed += 1
    const saved = fate === 'tombstone' ? deleteRow(row, clock, wallNow) : null
    if (saved !== null) {
      clock = saved.clock
      tombstones.push(saved.row)
    } else if (fate !== 'stays') drop.push(row)
  }
  return { rows: tombstones, drop, state: { ...state, clock }, stayed }
}

type Fate = 'stays' | 'drop' | 'tombstone'

/**
 * A row that only this device has is dropped without a tombstone. A row that was in the account before the import
 * stays; a row that the import brought to the account is deleted there, too. [SYNC-11]
 */
function fateOf(
  row: LocalRow,
  [, stamp, wasSent]: NotedRow,
  { isOwn, isUnderWay }: { isOwn: boolean; isUnderWay: boolean },
): Fate {
  if (isTouched(row, stamp)) return 'stays'
  if (row.idOnServer === null && !isUnderWay && (wasSent || !row.sent)) return 'drop'
  return wasSent && isOwn ? 'stays' : 'tombstone'
}

/**
 * Edited since: it is the user's own by now. Also with a lower stamp: the server replaces a stamp that was ahead, and
 * later edits are below it. [SYNC-9]
 */
const isTouched = (row: LocalRow, stamp: Stamp): boolean => highestStamp(row.groups) !== stamp

/** A draft that was edited since has another time. */
async function thingsAsPut({ tables }: Diary, { things }: StoredUndoNote) {
  const found: { shelf: (typeof things)[number][0]; id: string }[] = []
  for (const [shelf, id, at] of things) {
    const raw = (await tables.shelved(shelf, id)) as Shelved | undefined
    if (raw?.at === at) found.push({ shelf, id })
  }
  return found
}
