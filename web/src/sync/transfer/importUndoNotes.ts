import { toFields } from '@reprieve/contract/fields.ts'
import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { Shelf, Shelved } from '../../local/tables.ts'

const KEPT_MS = 24 * HOUR_MS

/** A row that an import created: its id, its highest stamp then, and whether a server may have known it before. */
export type NotedRow = [clientId: string, stamp: Stamp, wasSent: boolean]
/** An entry that an import put on a shelf, and the entry's own time. */
export type NotedThing = [shelf: Shelf, id: string, at: number]

/** What one piece of an import added: written with it, so that it can always be undone. */
export interface UndoNote {
  importId: string
  /** The name of the file, shown when the user chooses what to undo. */
  name: string
  whose: string
  rows: NotedRow[]
  things: NotedThing[]
  /** The rows that it had created before it was undone: the user may import them again. */
  undone?: string[]
}

export interface StoredUndoNote extends UndoNote {
  id: string
  at: number
}

export async function makeShelvedNote(
  diary: Diary,
  note: UndoNote,
  { piece, at }: { piece: number; at: number },
): Promise<Shelved> {
  const id = `${note.importId}:${piece}`
  return { shelf: 'imports', id, at, content: await diary.codec.encode({ table: 'imports', id }, note) }
}

/** Replaces the note itself. */
export async function makeEndedNote(diary: Diary, note: StoredUndoNote, undone: string[]): Promise<Shelved> {
  const { id, importId, name, whose } = note
  const content = { importId, name, whose, rows: [], things: [], undone } satisfies UndoNote
  return {
    shelf: 'imports',
    id,
    at: diary.now(),
    content: await diary.codec.encode({ table: 'imports', id }, content),
  }
}

/** The rows of imports undone within a day: another import of the file may restore them. */
export async function undoneIds(diary: Diary): Promise<ReadonlySet<string>> {
  return new Set((await undoNotes(diary)).flatMap(({ undone }) => undone ?? []))
}

/** Newest first, without expired notes; includes those of undone imports. */
export async function undoNotes(diary: Diary): Promise<StoredUndoNote[]> {
  const notes: StoredUndoNote[] = []
  for (const raw of (await diary.tables.shelf('imports')) as Shelved[]) {
    if (isOver(diary, raw)) continue
    const content = await diary.codec.decode({ table: 'imports', id: raw.id }, raw.content)
    const note = toFields(content.ok ? content.value : null) as Partial<UndoNote>
    if (typeof note.importId !== 'string' || !Array.isArray(note.rows)) continue
    notes.push({ ...(note as UndoNote), id: raw.id, at: raw.at })
  }
  return notes.sort((a, b) => b.at - a.at)
}

/** [LOCAL-29] */
const isOver = (diary: Diary, { at }: Shelved): boolean => diary.now() - at > KEPT_MS

export async function removeExpiredImports(diary: Diary): Promise<void> {
  const all = (await diary.tables.shelf('imports')) as Shelved[]
  const old = all.filter((raw) => isOver(diary, raw))
  if (old.length === 0) return
  await diary.tables.write({ unshelve: old.map(({ id }) => ({ shelf: 'imports', id })) })
}
