import { RECORD_KIND } from '@reprieve/contract/records/recordCodec.ts'
import { firstRecord } from '@reprieve/domain/records/firstRecord.ts'
import { isDeleted, type LocalRow } from '@reprieve/domain/sync/localRow.ts'
import { toContent } from '@reprieve/contract/content.ts'
import type { Diary } from '../../local/rows/rows.ts'
import { readStoredRows } from '../../local/rows/storedRow.ts'
import { entryMoment } from '../shownEntry.ts'

/** The id of the record that a row is a later number of, without reading the rest of it. [EPI-11] */
export function partOfRow({ kind, groups }: LocalRow): string | null {
  const { part_of: id } = toContent(groups.get('part_of')?.v)
  return kind === RECORD_KIND && typeof id === 'string' ? id : null
}

/** The lines of a list: one for an episode, with its later numbers in the order of time. [EPI-21] */
export interface FoldedRows {
  rows: readonly LocalRow[]
  parts: ReadonlyMap<string, readonly LocalRow[]>
}

const NO_PARTS: ReadonlyMap<string, readonly LocalRow[]> = new Map()

/** A number whose record is not among these rows stays a line of its own. */
export function foldEpisodes(rows: readonly LocalRow[]): FoldedRows {
  if (rows.every((row) => partOfRow(row) === null)) return { rows, parts: NO_PARTS }
  const byId = new Map(rows.map((row) => [row.clientId, row]))
  const next = (row: LocalRow): LocalRow | null => recordAmong(byId, partOfRow(row))
  const parts = new Map<string, LocalRow[]>()
  const heads = rows.filter((row) => {
    const head = firstRecord(row, next)
    if (head === row) return true
    parts.set(head.clientId, [...(parts.get(head.clientId) ?? []), row])
    return false
  })
  for (const [id, own] of parts) parts.set(id, inTime(own))
  return { rows: heads, parts }
}

const recordAmong = (byId: ReadonlyMap<string, LocalRow>, id: string | null): LocalRow | null => {
  const row = id === null ? undefined : byId.get(id)
  return row?.kind === RECORD_KIND ? row : null
}

const inTime = (rows: readonly LocalRow[]): LocalRow[] =>
  rows.toSorted(
    (one, other) => entryMoment(one).at - entryMoment(other).at || (one.clientId < other.clientId ? -1 : 1),
  )

/** The records that these later numbers belong to and that are not among them, as far as they exist. */
export async function readHeads(diary: Diary, rows: readonly LocalRow[]): Promise<readonly LocalRow[]> {
  const known = new Set(rows.map(({ clientId }) => clientId))
  const found: LocalRow[] = []
  let asked = headsOutside(rows, known)
  // A number of a number: each turn reads one step, and no id twice.
  while (asked.length > 0) {
    for (const id of asked) known.add(id)
    const { loaded } = await readStoredRows(diary, await diary.tables.rows(asked))
    const heads = loaded.map(({ row }) => row).filter((row) => row.kind === RECORD_KIND && !isDeleted(row))
    found.push(...heads)
    asked = headsOutside(heads, known)
  }
  return found
}

function headsOutside(rows: readonly LocalRow[], known: ReadonlySet<string>): string[] {
  const ids = rows.map(partOfRow).filter((id) => id !== null && !known.has(id))
  return [...new Set(ids)] as string[]
}
