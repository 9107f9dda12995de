import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import { isSoundDiary } from '@reprieve/domain/filters/columns/soundColumns.ts'
import { randomHex } from '../../local/randomHex.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { SYNC_STATE } from '../../local/rows/syncStateStore.ts'
import type { Shelved } from '../../local/tables.ts'

/** The version of the stored columns; other versions are rebuilt. Raise it with every change of the columns. */
const VERSION = 2
const SHELF = 'columns'
const ID_BYTES = 16
/** The columns are large and change less often than the mark of their state: each is stored by itself. */
const DIARY_ID = 'diary'
const MARK_ID = 'mark'

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

/** The stored columns, and when they were last read in full from the rows. */
export interface StoredColumns {
  diary: DiaryColumns
  readAt: number
}

interface KeptMark {
  version: number
  mark: string
  of: string
}

/** Null if nothing is stored for exactly this state. [COL-12] */
export async function readStoredColumns(diary: Diary, mark: DiaryRevision): Promise<StoredColumns | null> {
  if (mark === null) return null
  const held = (await contentOf(diary, MARK_ID)) as Partial<KeptMark> | null
  if (held?.version !== VERSION || held.mark !== mark) return null
  const kept = (await contentOf(diary, DIARY_ID)) as Partial<StoredColumns & { of: string }> | null
  if (kept === null || kept.of !== held.of || typeof kept.readAt !== 'number') return null
  return isSoundDiary(kept.diary) ? { diary: kept.diary, readAt: kept.readAt } : null
}

/**
 * Stores columns for a diary; storing the same again writes only a small mark. If there is no room nothing is lost:
 * they are rebuilt.
 */
export function makeColumnWriter(diary: Diary): (kept: StoredColumns, mark: string) => Promise<void> {
  let last: StoredColumns | null = null
  let of = ''
  return async (kept, mark) => {
    const isKnown = last?.diary === kept.diary && last.readAt === kept.readAt
    // Another tab may have stored its own since: then the mark alone would be wrong.
    const held = isKnown ? ((await contentOf(diary, MARK_ID)) as Partial<KeptMark> | null) : null
    const isNew = !isKnown || held?.of !== of
    if (isNew) of = randomHex(ID_BYTES)
    const shelve = [
      await shelvedOf(diary, MARK_ID, { version: VERSION, mark, of } satisfies KeptMark),
      ...(isNew ? [await shelvedOf(diary, DIARY_ID, { ...kept, of })] : []),
    ]
    // After a power cut they are rebuilt, so nothing waits for the disk.
    const written = await diary.tables.write({ shelve, isRelaxed: true })
    last = written.ok ? kept : null
  }
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
