import { RECORD_KIND, savedRecordFromRow } from '@reprieve/contract/records/recordCodec.ts'
import { REFLECTION_KIND, savedReflectionFromRow } from '@reprieve/contract/reflections/savedReflection.ts'
import { foldWord } from '@reprieve/domain/catalogue/fold.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { perDiary } from '../../local/perDiary.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { yieldToPage, readRowPiecesById, readRowPieces } from './readColumns.ts'

/** Normalised for search, by client id; entries without a note are missing. */
export type NoteTexts = ReadonlyMap<string, string>

const NOTE_KINDS = [RECORD_KIND, REFLECTION_KIND]

const noteReader = perDiary(openNotes)

/** Read when the user searches, then only changes. In memory only: notes are not stored twice. */
export const readNoteTexts = (diary: Diary): Promise<NoteTexts> => noteReader(diary)()

function openNotes(diary: Diary): () => Promise<NoteTexts> {
  let texts = new Map<string, string>()
  let told: Set<string> | null = null
  let last: Promise<unknown> = Promise.resolve()
  diary.doorbell.listen((change, rows) => {
    if (!change.some((kind) => NOTE_KINDS.includes(kind))) return
    if (rows === null) told = null
    else for (const id of rows) told?.add(id)
  })
  const readAgain = async (): Promise<NoteTexts> => {
    const ids = told === null ? null : [...told]
    if (ids?.length === 0) return texts
    told = new Set()
    try {
      texts = ids === null ? await everyNote(diary) : await withNotes(diary, texts, ids)
      return texts
    } catch (fault) {
      told = null
      throw fault
    }
  }
  return () => {
    // Sequential: two overlapping reads could leave the older result.
    const next = last.then(readAgain, readAgain)
    last = next
    return next
  }
}

async function everyNote(diary: Diary): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for await (const { rows } of readRowPieces(diary, NOTE_KINDS, yieldToPage)) put(texts, rows)
  return texts
}

async function withNotes(
  diary: Diary,
  before: NoteTexts,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const texts = new Map(before)
  for await (const { rows, looked } of readRowPiecesById(diary, ids)) {
    for (const id of looked) texts.delete(id)
    put(texts, rows)
  }
  return texts
}

function put(texts: Map<string, string>, rows: readonly LocalRow[]): void {
  for (const row of rows) {
    const note =
      (row.kind === REFLECTION_KIND ? savedReflectionFromRow(row) : savedRecordFromRow(row))?.note ?? ''
    if (note !== '') texts.set(row.clientId, foldWord(note))
  }
}
