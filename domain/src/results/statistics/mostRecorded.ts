import { firstInEpisode } from '../../filters/columns/episodeRows.ts'
import type { CanonicalItems, ColumnList, Columns } from '../../filters/columns/columns.ts'
import type { Selection } from '../../filters/filter.ts'
import { chosenRows, isRealItem, indexItemRows } from './itemRows.ts'
import type { RecordedItemCount } from './statistics.ts'

interface Counting {
  selection: Selection
  canonical: CanonicalItems
  list: ColumnList
}

/**
 * "You most often recorded". What a person considers aggravating is an opinion and not a measurement: it is counted,
 * not compared. [STAT-26]
 */
export function mostRecorded(
  columns: Columns,
  { selection, canonical, list }: Counting,
): readonly RecordedItemCount[] {
  const { start, row } = indexItemRows(columns, canonical)
  const isChosen = chosenRows(columns, selection.rows)
  const isFirst = firstInEpisode(columns)
  return columns.items
    .flatMap((one, item): RecordedItemCount[] => {
      if (one.list !== list || !isRealItem(one)) return []
      const records = countOf(
        row.subarray(start[item], start[item + 1]),
        (at) => isChosen[at] === 1 && isFirst(at, item),
      )
      return records > 0 ? [{ item, records }] : []
    })
    .sort((one, other) => other.records - one.records || one.item - other.item)
}

/** Counts each record once. */
function countOf(rows: Uint32Array, isCounted: (row: number) => boolean): number {
  let count = 0
  let last = -1
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!
    if (row !== last && isCounted(row)) count += 1
    last = row
  }
  return count
}
