import { noteOfRow } from '@reprieve/contract/filters/rowNote.ts'
import { foldWord } from '@reprieve/domain/catalogue/fold.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { readRowPiecesById, type RowPieces } from './readColumns.ts'
import { readStoredNotes, type StoredNotes } from './storedColumns.ts'

/** Normalised for search, by client id; entries without a note are missing. */
export type NoteTexts = ReadonlyMap<string, string>

/** The notes that were read with the columns, or are stored beside them. */
export interface DiaryNotes {
  /** Everything is read again: these pieces pass. */
  startOver: () => { add: (rows: readonly LocalRow[]) => void; done: () => void }
  /** They are stored under this id, and are read when somebody asks. */
  areStored: (id: string | null) => void
  /** These rows were written. */
  follow: (ids: readonly string[]) => void
  /** As written so far. */
  read: () => Promise<NoteTexts>
  /** What to store: the texts, or the id under which the same texts are stored. */
  toStore: () => Promise<StoredNotes>
}

export function openNotes(diary: Diary, everyRow: () => RowPieces): DiaryNotes {
  let texts: NoteTexts | null = null
  let stored: string | null = null
  let behind = new Set<string>()
  /** Raised when everything changes at once: what is being read then is outdated. */
  let turn = 0
  let last: Promise<unknown> = Promise.resolve()

  const load = async (): Promise<NoteTexts> => {
    const kept = stored === null ? null : await readStoredNotes(diary, stored)
    if (kept !== null) return kept
    const all = new Map<string, string>()
    for await (const { rows } of everyRow()) put(all, rows)
    return all
  }
  const step = async (): Promise<void> => {
    const began = turn
    const ids = [...behind]
    behind = new Set()
    let isTaken = false
    try {
      const next = await withNotesOf(diary, texts ?? (await load()), ids)
      isTaken = began === turn
      if (isTaken) texts = next
    } finally {
      if (!isTaken) for (const id of ids) behind.add(id)
    }
  }
  const current = (): NoteTexts | null => (behind.size > 0 ? null : texts)
  const catchUp = async (): Promise<NoteTexts> => {
    for (;;) {
      const now = current()
      if (now !== null) return now
      await step()
    }
  }
  const read = (): Promise<NoteTexts> => {
    // One after the other: two overlapping reads could leave the older result.
    const next = last.then(catchUp, catchUp)
    last = next
    return next
  }
  const replace = (now: NoteTexts | null, id: string | null): void => {
    ;[texts, stored] = [now, id]
    turn += 1
  }

  return {
    startOver: () => {
      const all = new Map<string, string>()
      return { add: (rows) => put(all, rows), done: () => replace(all, null) }
    },
    areStored: (id) => {
      behind = new Set()
      replace(null, id)
    },
    follow: (ids) => {
      for (const id of ids) behind.add(id)
    },
    read,
    toStore: async () => {
      const isUntouched = texts === null && (behind.size === 0 || stored === null)
      return isUntouched ? { is: 'stored', id: stored } : { is: 'texts', texts: await read() }
    },
  }
}

/** The same object if nothing changes. */
async function withNotesOf(diary: Diary, before: NoteTexts, ids: readonly string[]): Promise<NoteTexts> {
  if (ids.length === 0) return before
  const now = new Map<string, string>()
  for await (const { rows } of readRowPiecesById(diary, ids)) put(now, rows)
  if (ids.every((id) => before.get(id) === now.get(id))) return before
  const texts = new Map(before)
  for (const id of ids) texts.delete(id)
  for (const [id, text] of now) texts.set(id, text)
  return texts
}

function put(texts: Map<string, string>, rows: readonly LocalRow[]): void {
  for (const row of rows) {
    const note = noteOfRow(row)
    if (note !== '') texts.set(row.clientId, foldWord(note))
  }
}
