import { ENTRY, type ColumnList, type Columns } from '../../filters/columns/columns.ts'
import { bitOf } from '../../filters/columns/makeColumns.ts'
import type { Coverage } from './statistics.ts'

/** What is asked only in a reflection. */
const entryOf = (list: ColumnList): number =>
  list === 'meaningful_activities' ? ENTRY.reflection : ENTRY.record

/** How many of those that could answer did, by any value or by Nothing. [STAT-12] */
export function coverageOf({ entry, answered }: Columns, rows: Uint32Array, list: ColumnList): Coverage {
  const kind = entryOf(list)
  const bit = bitOf(list)
  let records = 0
  let told = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!
    if (entry[row] !== kind) continue
    records += 1
    if ((answered[row]! & bit) !== 0) told += 1
  }
  return { answered: told, records }
}

/** Rounded down: "100 %" is said of all of them and of nothing less. */
export const percentOf = ({ answered, records }: Coverage): number =>
  records === 0 ? 0 : Math.floor((answered * 100) / records)
