import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import { isSoundDiary } from '@reprieve/domain/filters/columns/soundColumns.ts'
import { randomHex } from '../../local/randomHex.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { SYNC_STATE } from '../../local/rows/syncStateStore.ts'
import type { Shelved } from '../../local/tables.ts'

/** The version of the stored columns; other versions are rebuilt. Raise it with every change of the columns. */
const VERSION = 4
const SHELF = 'columns'
const ID_BYTES = 16
/** The columns and the notes are large and change less often than the mark of their state: each is stored by itself. */
const DIARY_ID = 'diary'
const NOTES_ID = 'notes'
const MARK_ID = 'mark'
/** Two bytes each. Longer notes are read from the rows instead. */
const MOST_LETTERS = 8_000_000

/**
 * The state of the diary that something was made from. Every write of rows raises the revision (LOCAL-30); the device
 * is included, because a lost state starts to count again. Null if there is none. [COL-12]
 */
export type DiaryRevision = string | null

export async function readDiaryRevision({ tables }: Diary): Promise<DiaryRevision> {
  const raw = (await tables.state(SYNC_STATE)) as { rev?: unknown; value?: unknown } | undefined
  const { clock } = (raw?.value ?? {}) as { clock?: { device?: unknown } }
  const isTold = typeof raw?.rev === 'number' && typeof clock?.device === 'string'
  return isTold ? `${clock.device as string} ${raw.rev as number}` : null
}

/** Notes to store: their texts, or the id under which the same texts are stored already. */
export type StoredNotes =
  | { is: 'texts'; texts: ReadonlyMap<string, string> }
  | { is: 'stored'; id: string | null }

/** The columns, and when they were last read in full from the rows. */
export interface StoredColumns {
  diary: DiaryColumns
  readAt: number
}

export interface ReadStoredColumns extends StoredColumns {
  /** For `readStoredNotes`; null if the notes are not stored. */
  notes: string | null
}

interface KeptMark {
  version: number
  mark: string
  of: string
  notes: string | null
}

/** Null if nothing is stored for exactly this state. [COL-12] */
export async function readStoredColumns(
  diary: Diary,
  mark: DiaryRevision,
): Promise<ReadStoredColumns | null> {
  if (mark === null) return null
  const held = (await contentOf(diary, MARK_ID)) as Partial<KeptMark> | null
  if (held?.version !== VERSION || held.mark !== mark) return null
  const kept = (await contentOf(diary, DIARY_ID)) as Partial<StoredColumns & { of: string }> | null
  if (kept === null || kept.of !== held.of || typeof kept.readAt !== 'number') return null
  if (!isSoundDiary(kept.diary)) return null
  return { diary: kept.diary, readAt: kept.readAt, notes: held.notes ?? null }
}

interface KeptNotes {
  of: string
  ids: string[]
  /** As many lines as ids: a folded note has no line breaks. */
  texts: string
}

/** Null if no notes are stored under this id. */
export async function readStoredNotes(diary: Diary, of: string): Promise<ReadonlyMap<string, string> | null> {
  const kept = (await contentOf(diary, NOTES_ID)) as Partial<KeptNotes> | null
  if (kept?.of !== of || !Array.isArray(kept.ids) || typeof kept.texts !== 'string') return null
  const texts = kept.ids.length === 0 ? [] : kept.texts.split('\n')
  if (texts.length !== kept.ids.length) return null
  return new Map(kept.ids.map((id, at) => [id, texts[at]!]))
}

/**
 * Stores columns and notes for a diary; storing the same again writes only a small mark. If there is no room nothing is
 * lost: they are rebuilt.
 */
export function makeColumnWriter(
  diary: Diary,
): (kept: StoredColumns, notes: StoredNotes, mark: string) => Promise<void> {
  let last: StoredColumns | null = null
  let of = ''
  let lastNotes: { texts: ReadonlyMap<string, string>; of: string } | null = null

  return async (kept, notes, mark) => {
    const isKnown = last?.diary === kept.diary && last.readAt === kept.readAt
    // Another tab may have stored its own since: then the mark alone would be wrong.
    const held = (await contentOf(diary, MARK_ID)) as Partial<KeptMark> | null
    const isNew = !isKnown || held?.of !== of
    if (isNew) of = randomHex(ID_BYTES)
    const given = placeOfNotes(notes, lastNotes?.of === held?.notes ? lastNotes : null)
    const next: KeptMark = { version: VERSION, mark, of, notes: given.of }
    const shelve = [
      await shelvedOf(diary, MARK_ID, next),
      ...(isNew ? [await shelvedOf(diary, DIARY_ID, { ...kept, of })] : []),
      ...(given.toWrite === null ? [] : [await shelvedOf(diary, NOTES_ID, given.toWrite)]),
    ]
    // After a power cut they are rebuilt, so nothing waits for the disk.
    const written = await diary.tables.write({ shelve, isRelaxed: true })
    last = written.ok ? kept : null
    lastNotes =
      written.ok && notes.is === 'texts' && given.of !== null ? { texts: notes.texts, of: given.of } : null
  }
}

/** Under which id the notes are stored after this write, and what has to be written for it. */
function placeOfNotes(
  notes: StoredNotes,
  last: { texts: ReadonlyMap<string, string>; of: string } | null,
): { of: string | null; toWrite: KeptNotes | null } {
  if (notes.is === 'stored') return { of: notes.id, toWrite: null }
  if (last?.texts === notes.texts) return { of: last.of, toWrite: null }
  const texts = [...notes.texts.values()].join('\n')
  if (texts.length > MOST_LETTERS) return { of: null, toWrite: null }
  const of = randomHex(ID_BYTES)
  return { of, toWrite: { of, ids: [...notes.texts.keys()], texts } }
}

async function contentOf({ tables, codec }: Diary, id: string): Promise<unknown> {
  const raw = (await tables.shelved(SHELF, id)) as Partial<Shelved> | undefined
  if (raw === undefined) return null
  const read = await codec.decode({ table: SHELF, id }, raw.content)
  return read.ok && typeof read.value === 'object' ? read.value : null
}

const shelvedOf = async ({ codec, now }: Diary, id: string, value: unknown): Promise<Shelved> => ({
  shelf: SHELF,
  id,
  at: now(),
  content: await codec.encode({ table: SHELF, id }, value),
})
