import { fieldsOf } from '@reprieve/contract/fields.ts'
import type { Stamp } from '@reprieve/domain/sync/stamp.ts'
import type { Diary } from '../../local/rows.ts'
import type { Shelf, Shelved } from '../../local/tables.ts'

const HOUR_MS = 3_600_000
const KEPT_MS = 24 * HOUR_MS

/** A row that an import made: its id, the highest stamp it was put with, and whether a server may have known it before. */
export type NotedRow = [clientId: string, stamp: Stamp, wasSent: boolean]
/** Something on a shelf that an import put there, and when it had been put there first. */
export type NotedThing = [shelf: Shelf, id: string, at: number]

/** What one piece of an import added: written with it, so that whatever is here can be taken back. */
export interface UndoNote {
  importId: string
  /** The name of the file, for whoever chooses what to take back. */
  name: string
  whose: string
  rows: NotedRow[]
  things: NotedThing[]
  /** What it had made before it was taken back: the person may want it after all. */
  undone?: string[]
}

export interface KeptNote extends UndoNote {
  id: string
  at: number
}

export async function shelvedNote(
  diary: Diary,
  note: UndoNote,
  { piece, at }: { piece: number; at: number },
): Promise<Shelved> {
  const id = `${note.importId}:${piece}`
  return { shelf: 'imports', id, at, content: await diary.codec.encode({ table: 'imports', id }, note) }
}

/** In the place of the note itself. */
export async function endedNote(diary: Diary, note: KeptNote, undone: string[]): Promise<Shelved> {
  const { id, importId, name, whose } = note
  const content = { importId, name, whose, rows: [], things: [], undone } satisfies UndoNote
  return {
    shelf: 'imports',
    id,
    at: diary.now(),
    content: await diary.codec.encode({ table: 'imports', id }, content),
  }
}

/** What was taken back within a day: a file that is imported again may bring it again. */
export async function undoneIds(diary: Diary): Promise<ReadonlySet<string>> {
  return new Set((await undoNotes(diary)).flatMap(({ undone }) => undone ?? []))
}

/** The newest first; none that is over its time, and also those of what was taken back. */
export async function undoNotes(diary: Diary): Promise<KeptNote[]> {
  const notes: KeptNote[] = []
  for (const raw of (await diary.tables.shelf('imports')) as Shelved[]) {
    if (isOver(diary, raw)) continue
    const content = await diary.codec.decode({ table: 'imports', id: raw.id }, raw.content)
    const note = fieldsOf(content.ok ? content.value : null) as Partial<UndoNote>
    if (typeof note.importId !== 'string' || !Array.isArray(note.rows)) continue
    notes.push({ ...(note as UndoNote), id: raw.id, at: raw.at })
  }
  return notes.sort((a, b) => b.at - a.at)
}

/** [LOCAL-29] */
const isOver = (diary: Diary, { at }: Shelved): boolean => diary.now() - at > KEPT_MS

export async function tidyImports(diary: Diary): Promise<void> {
  const all = (await diary.tables.shelf('imports')) as Shelved[]
  const old = all.filter((raw) => isOver(diary, raw))
  if (old.length === 0) return
  await diary.tables.write({ unshelve: old.map(({ id }) => ({ shelf: 'imports', id })) })
}
