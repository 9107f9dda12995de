import { NO_VALUE, type Columns } from './columns/columns.ts'
import { countedRows, episodeRows } from './columns/episodeRows.ts'
import type { Selection } from './filter.ts'

/** The selection as a list shows it: an episode is one row, that of its start. [EPI-11, EPI-21] */
export const foldSelection = (columns: Columns, selection: Selection): Selection => ({
  ...selection,
  rows: countedRows(columns, selection.rows),
})

/** The ids of all later numbers by the id of their episode, also of those that a filter hides. */
export const laterNumberIds = (columns: Columns): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...episodeRows(columns).parts].map(([head, parts]) => [
      columns.ids[head]!,
      parts.map((row) => columns.ids[row]!),
    ]),
  )

/** The highest number of an entry, its later numbers included; null without any. [EPI-5] */
export function worstOf(columns: Columns, row: number): number | null {
  let worst = columns.value[row]!
  for (const part of episodeRows(columns).parts.get(row) ?? []) {
    const value = columns.value[part]!
    if (value !== NO_VALUE && (worst === NO_VALUE || value > worst)) worst = value
  }
  return worst === NO_VALUE ? null : worst
}
