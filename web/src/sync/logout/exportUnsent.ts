import { isFields } from '@reprieve/contract/fields.ts'
import { recordFromGroups } from '@reprieve/contract/records/wire.ts'
import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { offeredDrafts } from '../../local/drafts.ts'
import { readAll, sweepUnmarked, type Diary } from '../../local/rows.ts'

export type ExportOf = 'unsent' | 'everything'

/** A file that a person can keep and a program can read: nothing that is to be cleared is left out of it (D17). */
export async function exportOf(diary: Diary, which: ExportOf): Promise<string> {
  const { tables } = diary
  const raws = await (which === 'unsent' ? tables.dirtyRows() : tables.everyRow())
  // First: a row that does not parse is among the unreadable ones after it.
  const stuck = await sweepUnmarked(diary)
  const { loaded } = await readAll(diary, raws)
  const [drafts, unreadable] = await Promise.all([offeredDrafts(diary), tables.unreadable()])
  const file = {
    product: 'Reprieve',
    exported_at: new Date(diary.now()).toISOString(),
    entries: loaded.map(({ row }) => entryOf(row)),
    drafts: drafts.map(({ kind, at, value }) => ({ kind, at, value })),
    unreadable: [...unreadable, ...stuck],
  }
  return JSON.stringify(file, null, 2)
}

const entryOf = (row: LocalRow): Record<string, unknown> => ({
  kind: row.kind,
  client_id: row.clientId,
  record_id: row.idOnServer,
  // Of what only a newer app can read there may be a stamp alone.
  ...recordFromGroups(Object.fromEntries([...row.groups].filter(([, { v }]) => isFields(v)))),
  lost: row.lost.map(({ group, value }) => ({ group, value })),
  ...(row.setAside === null ? {} : { refused_with: row.setAside.code }),
})

export const exportName = (now: number): string => `reprieve-${new Date(now).toISOString().slice(0, 10)}.json`
