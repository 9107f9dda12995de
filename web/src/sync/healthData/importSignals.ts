import { toFields } from '@reprieve/contract/fields.ts'
import { signalClientId } from '@reprieve/contract/ids.ts'
import { ok, type Result } from '@reprieve/domain/result.ts'
import { mergeFileMonth, type FileMonth } from '@reprieve/domain/signals/mergeFileDays.ts'
import { highestStamp } from '@reprieve/domain/sync/importRow.ts'
import { DELETED_GROUP, isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { sameJson } from '@reprieve/domain/sync/sameJson.ts'
import { saveRow } from '@reprieve/domain/sync/saveRow.ts'
import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { letPageRespond } from '../../local/letPageRespond.ts'
import { changeRows, type RowChanges, type RowsBefore } from '../../local/rows/changeRows.ts'
import { planDeletion } from '../../local/rows/deleteRows.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { changeAndTrash, type TrashChanges } from '../../local/rows/trashedRows.ts'
import type { Shelved, StorageFault } from '../../local/tables.ts'
import { decideMonths, MONTHS_AT_ONCE } from '../../signals/signalTable.ts'

/** A month as an import found it and as it left it: what an undo needs. */
interface NotedMonth {
  clientId: string
  /** The highest stamp of the row after the import: another one means that it was changed since. */
  stamp: Stamp
  /** The values before, of the groups that the import changed; null if there was no such row. */
  before: [group: string, value: unknown][] | null
}

/** Written with the months of a piece. `signals` distinguishes it from the notes of other imports. */
interface SignalNote {
  importId: string
  name: string
  signals: NotedMonth[]
}

const KEPT_MS = 24 * HOUR_MS
const MOST_TRIES = 100

export interface SignalImport {
  importId: string
  /** The name of the file. */
  name: string
}

/**
 * Twelve months in one strict transaction, each with the note for its undo: interrupted anywhere, whole months are
 * stored, and the same import again finishes it. Returns how many months changed. [SIG-2, SIG-4]
 */
export async function importSignals(
  diary: Diary,
  months: readonly FileMonth[],
  importing: SignalImport,
): Promise<Result<number, StorageFault>> {
  let changed = 0
  for (let from = 0; from < months.length; from += MONTHS_AT_ONCE) {
    const piece = await importPiece(diary, months.slice(from, from + MONTHS_AT_ONCE), { ...importing, from })
    if (!piece.ok) return piece
    changed += piece.value
    await letPageRespond()
  }
  return ok(changed)
}

/** The note must be encoded before the transaction opens, so the first decision only determines it. */
async function importPiece(
  diary: Diary,
  months: readonly FileMonth[],
  { importId, name, from }: SignalImport & { from: number },
): Promise<Result<number, StorageFault>> {
  type Decided = RowChanges & { signals: NotedMonth[]; isWritten: boolean }
  const ids = months.map(({ source, month }) => signalClientId(source, month))
  const changes = months.map((file) => ({
    source: file.source,
    month: file.month,
    decide: (stored: Parameters<typeof mergeFileMonth>[0], clientId: string) =>
      mergeFileMonth(stored, file, clientId),
  }))
  const wallNow = diary.now()
  let noted = { said: '[]', shelve: [] as Shelved[] }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const written = await changeRows(diary, ids, (before): Decided => {
      const { rows, state } = decideMonths(before, changes, wallNow)
      const signals = rows.map((row) => noteOf(row, before.rows.get(row.clientId)))
      // A diary that was never written to has no stored clock, and invents another one at each read.
      if (JSON.stringify(signals) !== noted.said)
        return { signals, isWritten: false, ...(tries > 0 && { state: before.state }) }
      return { signals, isWritten: true, ...(rows.length > 0 && { rows, state, shelve: noted.shelve }) }
    })
    if (!written.ok) return written
    const { signals, isWritten } = written.value
    if (isWritten) return ok(signals.length)
    const id = `${importId}:${from}`
    const content = await diary.codec.encode({ table: 'imports', id }, { importId, name, signals })
    noted = { said: JSON.stringify(signals), shelve: [{ shelf: 'imports', id, at: wallNow, content }] }
  }
  throw new Error('a row changes faster than it can be noted')
}

function noteOf(row: LocalRow, before: LocalRow | undefined): NotedMonth {
  const { clientId, groups } = row
  const changed = [...groups].filter(
    ([group, { v }]) => group !== DELETED_GROUP && !sameJson(before?.groups.get(group)?.v, v),
  )
  return {
    clientId,
    stamp: highestStamp(groups),
    before:
      before === undefined || isDeleted(before)
        ? null
        : changed.map(([group]) => [group, before.groups.get(group)?.v ?? { [group]: {} }]),
  }
}

/** An import of day values that can still be undone. */
export interface PastSignalImport extends SignalImport {
  at: number
}

interface StoredNote extends SignalNote {
  id: string
  at: number
}

async function notesOf(diary: Diary): Promise<StoredNote[]> {
  const notes: StoredNote[] = []
  for (const raw of (await diary.tables.shelf('imports')) as Shelved[]) {
    if (diary.now() - raw.at > KEPT_MS) continue
    const content = await diary.codec.decode({ table: 'imports', id: raw.id }, raw.content)
    const note = toFields(content.ok ? content.value : null) as Partial<SignalNote>
    if (typeof note.importId !== 'string' || !Array.isArray(note.signals)) continue
    notes.push({ ...(note as SignalNote), id: raw.id, at: raw.at })
  }
  return notes.sort((one, other) => other.at - one.at)
}

/** The latest first. */
export async function pastSignalImports(diary: Diary): Promise<PastSignalImport[]> {
  const past = new Map<string, PastSignalImport>()
  for (const { importId, name, at } of await notesOf(diary)) past.set(importId, { importId, name, at })
  return [...past.values()]
}

/** Piece by piece, each with its note. A month that was changed since stays as it is. [SIG-2] */
export async function undoSignalImport(
  diary: Diary,
  importId: string,
): Promise<Result<{ stayed: number }, StorageFault>> {
  let stayed = 0
  for (const note of await notesOf(diary)) {
    if (note.importId !== importId) continue
    const ids = note.signals.map(({ clientId }) => clientId)
    type Undone = TrashChanges & { stayed: number }
    const undone = await changeAndTrash(diary, ids, (before): Undone => ({
      ...takeBack(before, note.signals, diary.now()),
      unshelve: [{ shelf: 'imports', id: note.id }],
    }))
    if (!undone.ok) return undone
    stayed += undone.value.stayed
  }
  return ok({ stayed })
}

function takeBack({ rows, state: before }: RowsBefore, noted: readonly NotedMonth[], wallNow: number) {
  let state = before
  let stayed = 0
  const next = { rows: [] as LocalRow[], drop: [] as LocalRow[] }
  for (const { clientId, stamp, before: values } of noted) {
    const row = rows.get(clientId)
    if (row === undefined || isDeleted(row)) continue
    if (highestStamp(row.groups) !== stamp) {
      stayed += 1
      continue
    }
    if (values === null) {
      // Not into the trash: the file is still there, and nobody entered these values.
      const planned = planDeletion(row, { state, wallNow })
      next.rows.push(...(planned.rows ?? []))
      next.drop.push(...(planned.drop ?? []))
      state = planned.state ?? state
      continue
    }
    const saved = saveRow(row, { values: new Map(values), clock: state.clock, wallNow })
    next.rows.push(saved.row)
    state = { ...state, clock: saved.clock }
  }
  return { ...next, state, stayed }
}
