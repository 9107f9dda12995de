import type { LocalRow } from '@reprieve/domain/sync/localRow.ts'
import type { Diary } from './rows.ts'
import { readStoredRows } from './storedRow.ts'
import { NO_DAY } from '../tables.ts'

/** Some days of a diary, newest first. */
export interface RowPage {
  /** In no order within a day. */
  rows: LocalRow[]
  /** Where the next page begins; null at the end of the diary. */
  next: number | null
}

interface RowPageQuery {
  kinds: readonly string[]
  /** Read the days before this one; null starts at the newest. */
  before: number | null
  /** About this many rows of each kind: a day is never divided. */
  count: number
}

interface KindPage {
  rows: LocalRow[]
  /** The oldest day that the page contains whole; `NO_DAY` if there is nothing older. */
  last: number
}

/**
 * Reads one page of the diary without the rest. Each kind is read separately and may reach back by a different number
 * of days: days that not every kind has reached come with the next page. [LOCAL-27]
 */
export async function readRowPage(diary: Diary, { kinds, before, count }: RowPageQuery): Promise<RowPage> {
  const from = before ?? Number.POSITIVE_INFINITY
  const pages = await Promise.all(kinds.map((kind) => readKind(diary, kind, { before: from, count })))
  const last = Math.max(...pages.map((page) => page.last))
  const rows = pages.flatMap((page) => page.rows.filter((row) => diary.dayOf(row) >= last))
  return { rows, next: last > NO_DAY ? last : null }
}

async function readKind(
  diary: Diary,
  kind: string,
  { before, count }: { before: number; count: number },
): Promise<KindPage> {
  const raws = await diary.tables.latestRows(kind, count, before)
  const last = raws.length < count ? NO_DAY : (raws.at(-1) as { day: number }).day
  const ofLast = last === NO_DAY ? [] : await diary.tables.rowsOfDay(kind, last)
  const earlier = raws.filter((raw) => (raw as { day: number }).day !== last || last === NO_DAY)
  const { loaded } = await readStoredRows(diary, [...earlier, ...ofLast])
  return { rows: loaded.map(({ row }) => row), last }
}
