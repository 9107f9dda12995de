import { countEntries } from '../../filters/columns/episodeRows.ts'
import { ENTRY, type CanonicalItems, type Columns, type ColumnList } from '../../filters/columns/columns.ts'
import type { Selection } from '../../filters/filter.ts'
import { listBit } from '../../filters/columns/makeColumns.ts'
import type { LoggedDays } from '../../results/days.ts'
import { isRealItem } from '../../results/statistics/itemRows.ts'
import { mostRecorded } from '../../results/statistics/mostRecorded.ts'

/** If more than this tie, there is no meaningful first place. */
const MOST_TIED = 3

const ACTIVITIES = 'meaningful_activities'

interface Diary {
  entries: Columns
  canonical: CanonicalItems
}

/** All items that share the first place, by their numbers in the columns; none if too many do. */
export interface TopItems {
  items: readonly number[]
  /** Counts among the entries that answered the list. */
  records: number
  outOf: number
}

/** The most often recorded items; null if there are none. If too many tie, none is named. [RES-57] */
export function mostNamed(
  { entries, canonical }: Diary,
  selection: Selection,
  list: ColumnList,
): TopItems | null {
  const recorded = mostRecorded(entries, { selection, canonical, list })
  const records = recorded[0]?.records ?? 0
  if (records === 0) return null
  const first = recorded.filter((one) => one.records === records).map(({ item }) => item)
  const items = first.length > MOST_TIED ? [] : first
  const bit = listBit(list)
  return {
    items,
    records,
    outOf: countEntries(
      entries,
      selection.rows.filter((row) => (entries.answered[row]! & bit) !== 0),
    ),
  }
}

/** Days with an activity, among those with a reflection; null if none of them has any: not recorded is not none. */
export function countActivityDays({ entries }: Diary, { rows }: Selection): LoggedDays | null {
  const { answered, day, entry, item, itemStart, items } = entries
  const bit = listBit(ACTIVITIES)
  const reflected = new Set<number>()
  const active = new Set<number>()
  let isTold = false
  for (const row of rows) {
    if (entry[row] !== ENTRY.reflection) continue
    reflected.add(day[row]!)
    isTold ||= (answered[row]! & bit) !== 0
    for (let at = itemStart[row]!; at < itemStart[row + 1]!; at += 1) {
      const one = items[item[at]!]!
      if (one.list === ACTIVITIES && isRealItem(one)) active.add(day[row]!)
    }
  }
  return isTold ? { days: active.size, outOf: reflected.size } : null
}
