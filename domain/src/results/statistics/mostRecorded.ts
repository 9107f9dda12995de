import type { Canonical, ColumnList, Columns } from '../../filters/columns/columns.ts'
import type { Selection } from '../../filters/filter.ts'
import { isThing } from './itemDays.ts'
import type { Recorded } from './statistics.ts'

interface Counting {
  selection: Selection
  canonical: Canonical
  list: ColumnList
}

/**
 * "You most often recorded". What somebody holds to make it worse is what they think, not what was measured: it is counted
 * and not compared. [STAT-26]
 */
export function mostRecorded(
  columns: Columns,
  { selection, canonical, list }: Counting,
): readonly Recorded[] {
  const { item, itemStart, items } = columns
  const records = new Uint32Array(items.length)
  const lastRow = new Int32Array(items.length).fill(-1)
  for (const row of selection.rows) {
    for (let next = itemStart[row]!; next < itemStart[row + 1]!; next += 1) {
      const one = canonical[item[next]!]!
      if (lastRow[one] === row) continue
      lastRow[one] = row
      records[one]! += 1
    }
  }
  return items
    .flatMap((one, at) =>
      one.list === list && isThing(one) && records[at]! > 0 ? [{ item: at, records: records[at]! }] : [],
    )
    .sort((one, other) => other.records - one.records || one.item - other.item)
}
