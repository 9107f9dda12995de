import type { DiaryColumns } from '@reprieve/domain/filters/columns/columns.ts'
import { isSoundDiary } from '@reprieve/domain/filters/columns/soundColumns.ts'
import { randomHex } from '../../local/randomHex.ts'
import type { Diary } from '../../local/rows.ts'
import { SYNC_STATE } from '../../local/syncStateStore.ts'
import type { Shelved } from '../../local/tables.ts'

/** Of what is kept. Another number, and what older apps kept is made anew: raise it with every change of the columns. */
const VERSION = 1
const SHELF = 'columns'
const ID_BYTES = 16
/** The columns are large and change less often than the state that they hold for: each is kept by itself. */
const DIARY_ID = 'diary'
const MARK_ID = 'mark'

/**
 * Which state of the diary something was made of. Whoever writes rows raises the revision (LOCAL-30); with the device, since
 * a state that was lost begins to count anew. Null where there is none to tell. [COL-12]
 */
export type StateMark = string | null

export async function stateMark({ tables }: Diary): Promise<StateMark> {
  const raw = (await tables.state(SYNC_STATE)) as { rev?: unknown; value?: unknown } | undefined
  const { clock } = (raw?.value ?? {}) as { clock?: { device?: unknown } }
  const isTold = typeof raw?.rev === 'number' && typeof clock?.device === 'string'
  return isTold ? `${clock.device as string} ${raw.rev as number}` : null
}

/** What was kept, and when all of it was last read from the rows. */
export interface KeptColumns {
  diary: DiaryColumns
  readAt: number
}

interface KeptMark {
  version: number
  mark: string
  of: string
}

/** Null where nothing was kept that holds for this very state. [COL-12] */
export async function keptColumns(diary: Diary, mark: StateMark): Promise<KeptColumns | null> {
  if (mark === null) return null
  const held = (await contentOf(diary, MARK_ID)) as Partial<KeptMark> | null
  if (held?.version !== VERSION || held.mark !== mark) return null
  const kept = (await contentOf(diary, DIARY_ID)) as Partial<KeptColumns & { of: string }> | null
  if (kept === null || kept.of !== held.of || typeof kept.readAt !== 'number') return null
  return isSoundDiary(kept.diary) ? { diary: kept.diary, readAt: kept.readAt } : null
}

/** Keeps columns for a diary; the same again costs a line. Where there is no room nothing is lost: they are made anew. */
export function columnKeeper(diary: Diary): (kept: KeptColumns, mark: string) => Promise<void> {
  let last: KeptColumns | null = null
  let of = ''
  return async (kept, mark) => {
    const isKnown = last?.diary === kept.diary && last.readAt === kept.readAt
    // Another tab may have laid its own there since: a mark alone would then hold for nothing.
    const held = isKnown ? ((await contentOf(diary, MARK_ID)) as Partial<KeptMark> | null) : null
    const isNew = !isKnown || held?.of !== of
    if (isNew) of = randomHex(ID_BYTES)
    const shelve = [
      await shelvedOf(diary, MARK_ID, { version: VERSION, mark, of } satisfies KeptMark),
      ...(isNew ? [await shelvedOf(diary, DIARY_ID, { ...kept, of })] : []),
    ]
    // Whoever loses them to a power cut makes them anew, so nobody waits for the disk.
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
