import { readRecordStart } from '@reprieve/contract/records/recordStart.ts'
import type { FileRow } from '@reprieve/domain/sync/importRow.ts'
import { emptyRow, groupValues, isDeleted } from '@reprieve/domain/sync/localRow.ts'
import { NO_COUNTS, type UnsentKind } from '@reprieve/domain/sync/unsentCounts.ts'
import type { Diary } from '../../local/rows/rows.ts'
import type { DiaryFile } from './importDiary.ts'
import { letPageRespond } from '../../local/letPageRespond.ts'

export type EntryCounts = Record<UnsentKind, number>

const COUNTED_AS: Readonly<Record<string, UnsentKind>> = {
  record: 'records',
  reflection: 'reflections',
  dose: 'doses',
  signal: 'signals',
  user_profile: 'profile',
  program: 'programs',
  list_field: 'lists',
  condition: 'conditions',
  medication: 'medications',
}

export interface FileContents {
  counts: EntryCounts
  total: number
  /** From the first to the last day of any entry. */
  span: { from: number; to: number } | null
  deleted: number
}

const OF_A_DAY: readonly string[] = ['record', 'reflection', 'dose']

const AT_ONCE = 500
/** The range of valid dates, minus room for any time zone; a file may contain any number. */
const FURTHEST = 8.63e15

/** What a file contains, before anything is imported. */
export async function readFileContents({ rows, sections }: DiaryFile): Promise<FileContents> {
  const others = sections.unreadable.length
  const counts: EntryCounts = { ...NO_COUNTS, drafts: sections.drafts.length, others }
  let gone = 0
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await letPageRespond()
    if (isGone(row)) {
      gone += 1
      continue
    }
    counts[COUNTED_AS[row.kind] ?? 'others'] += 1
    if (!OF_A_DAY.includes(row.kind)) continue
    const at = startOf(row)
    if (Math.abs(at) > FURTHEST) continue
    from = Math.min(from, at)
    to = Math.max(to, at)
  }
  const total = rows.length - gone + counts.drafts + others
  return { counts, total, span: from <= to ? { from, to } : null, deleted: gone + sections.trash.length }
}

const startOf = (row: FileRow): number => readRecordStart(groupValues(row))

const isGone = (row: FileRow): boolean =>
  isDeleted({ ...emptyRow(row.clientId, row.kind), groups: row.groups })

/** The user's own entries in the diary: shown before anything is added to it. */
export async function diaryCounts({ tables }: Diary): Promise<EntryCounts> {
  const counts: EntryCounts = { ...NO_COUNTS }
  for (const kind of ['record', 'reflection', 'dose', 'signal', 'condition', 'medication']) {
    counts[COUNTED_AS[kind]!] = await tables.countRows(kind)
  }
  return counts
}
