import { ok, type Result } from '@reprieve/domain/result.ts'
import { highestStamp } from '@reprieve/domain/sync/importRow.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { deleteRow } from '@reprieve/domain/sync/saveRow.ts'
import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { changeRows, type After } from '../../local/changeRows.ts'
import type { Diary } from '../../local/rows.ts'
import type { Shelved, StorageFault } from '../../local/tables.ts'
import { aMoment } from './aMoment.ts'
import { endedNote, undoNotes, type KeptNote, type NotedRow } from './undoNote.ts'

/** An import that can still be taken back. */
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

export interface Undone {
  gone: number
  /** Changed since, or in the account before the file came: these stay. */
  stayed: number
}

/** Piece by piece, each with the end of its note: broken off, what is left can be taken back later. [LOCAL-29] */
export async function undoImport(
  diary: Diary,
  importId: string,
  onProgress: (done: number) => void = () => {},
): Promise<Result<Undone, StorageFault>> {
  const undone: Undone = { gone: 0, stayed: 0 }
  const notes = await undoNotes(diary)
  for (const note of notes.filter((one) => one.importId === importId && one.undone === undefined)) {
    const piece = await undoPiece(diary, note)
    if (!piece.ok) return piece
    undone.gone += piece.value.gone
    undone.stayed += piece.value.stayed
    onProgress(undone.gone + undone.stayed)
    await aMoment()
  }
  return ok(undone)
}

async function undoPiece(diary: Diary, note: KeptNote): Promise<Result<Undone, StorageFault>> {
  const noted = new Map(note.rows.map((one) => [one[0], one]))
  const unshelve = await thingsAsPut(diary, note)
  const shelve = [await endedNote(diary, note, [...noted.keys()])]
  const changed = await changeRows(diary, [...noted.keys()], ({ rows, state }): After & Undone => {
    const drop: LocalRow[] = []
    const tombstones: LocalRow[] = []
    let { clock } = state
    let stayed = 0
    for (const [clientId, row] of rows) {
      if (isDeleted(row)) continue
      const fate = fateOf(row, noted.get(clientId)!, note.whose === state.epoch)
      if (fate === 'stays') stayed += 1
      const saved = fate === 'tombstone' ? deleteRow(row, clock, diary.now()) : null
      if (saved !== null) {
        clock = saved.clock
        tombstones.push(saved.row)
      } else if (fate !== 'stays') drop.push(row)
    }
    const gone = drop.length + tombstones.length
    return { rows: tombstones, drop, state: { ...state, clock }, unshelve, shelve, gone, stayed }
  })
  return changed.ok ? ok({ gone: changed.value.gone, stayed: changed.value.stayed }) : changed
}

type Fate = 'stays' | 'drop' | 'tombstone'

/**
 * What nobody but this device has goes without a trace. What was in the account before the file came is not the file's
 * to take away; what the file brought there is deleted there, too. [SYNC-11]
 */
function fateOf(row: LocalRow, [, stamp, wasSent]: NotedRow, isOwn: boolean): Fate {
  if (isTouched(row, stamp)) return 'stays'
  if (row.idOnServer === null && (wasSent || !row.sent)) return 'drop'
  return wasSent && isOwn ? 'stays' : 'tombstone'
}

/**
 * Written in since: that is the person's own by now. Also with a lower stamp: one that was ahead is replaced by the server,
 * and what is written then is below it. [SYNC-9]
 */
const isTouched = (row: LocalRow, stamp: Stamp): boolean => highestStamp(row.groups) !== stamp

/** A draft that was written in since has another time. */
async function thingsAsPut({ tables }: Diary, { things }: KeptNote) {
  const found: { shelf: (typeof things)[number][0]; id: string }[] = []
  for (const [shelf, id, at] of things) {
    const raw = (await tables.shelved(shelf, id)) as Shelved | undefined
    if (raw?.at === at) found.push({ shelf, id })
  }
  return found
}
