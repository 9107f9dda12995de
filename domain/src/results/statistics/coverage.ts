import { ENTRY, type ColumnList, type Columns } from '../../filters/columns/columns.ts'
import { episodeRows } from '../../filters/columns/episodeRows.ts'
import { listBit } from '../../filters/columns/makeColumns.ts'
import type { Coverage } from './statistics.ts'

/** The kind of entry that asks for this list. */
const entryOf = (list: ColumnList): number =>
  list === 'meaningful_activities' ? ENTRY.reflection : ENTRY.record

/** Number of combinations in one byte of answers. */
const ANSWERS = 256

/** How many of the entries that could answer a list did, with any value or "Nothing". [STAT-12] */
export function makeCoverageReader(columns: Columns, rows: Uint32Array): (list: ColumnList) => Coverage {
  const { entry, answered } = columns
  const { head, parts } = episodeRows(columns)
  // For all lists in one pass: counts entries by kind and by combination of answers.
  const counts = new Uint32Array(2 * ANSWERS)
  // An episode answers once, with its start or with a later number. [EPI-20]
  const byEpisode = new Map<number, number>()
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!
    const own = head[row]!
    if (own !== row || parts.has(row)) byEpisode.set(own, (byEpisode.get(own) ?? 0) | answered[row]!)
    else counts[entry[row]! * ANSWERS + answered[row]!]! += 1
  }
  for (const answers of byEpisode.values()) counts[ENTRY.record * ANSWERS + answers]! += 1
  return (list) => {
    const bit = listBit(list)
    const ofKind = counts.subarray(entryOf(list) * ANSWERS, (entryOf(list) + 1) * ANSWERS)
    let [told, records] = [0, 0]
    for (let answers = 0; answers < ANSWERS; answers += 1) {
      records += ofKind[answers]!
      if ((answers & bit) !== 0) told += ofKind[answers]!
    }
    return { answered: told, records }
  }
}

/** Rounded down: "100 %" appears only if all of them answered. */
export const coveragePercent = ({ answered, records }: Coverage): number =>
  records === 0 ? 0 : Math.floor((answered * 100) / records)
