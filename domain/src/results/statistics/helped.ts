import { MARK, type Canonical, type Columns, type DiaryColumns } from '../../filters/columns/columns.ts'
import type { Selection } from '../../filters/filter.ts'
import { isThing } from './itemDays.ts'
import { LEAST_TOLD, reliefOf, reliefPairs } from './relief.ts'
import type { HelpedRow } from './statistics.ts'
import { wilsonOf } from './wilson.ts'

type HelpedList = HelpedRow['list']

interface Choice {
  selection: Selection
  canonical: Canonical
}

/** Better, no change, worse. */
const MARKS: readonly number[] = [MARK.alleviating, MARK.ineffective, MARK.aggravating]
/** Of each mark its place among these, or -1. */
const PLACE_OF_MARK = Int8Array.from(
  Object.values(MARK).toSorted((one, other) => one - other),
  (mark) => MARKS.indexOf(mark),
)

const isTried = (list: string): list is HelpedList => list === 'alleviating_factor' || list === 'medication'

/**
 * What the person marked and what was measured. Things are tried because the pain is high, so days with them are not
 * compared with days without them. [STAT-16]
 */
export function helpedOf(diary: DiaryColumns, { selection, canonical }: Choice): readonly HelpedRow[] {
  const marks = marksOf(diary.entries, { selection, canonical })
  const pairs = Map.groupBy(reliefPairs(diary, selection.span, canonical), ({ item }) => item)
  return diary.entries.items
    .flatMap((one, item): HelpedRow[] => {
      if (!isTried(one.list) || !isThing(one)) return []
      const [better = 0, same = 0, worse = 0] = marks.subarray(item * MARKS.length)
      const marked = better + same + worse
      const relief = reliefOf(pairs.get(item) ?? [])
      if (marked + relief.n === 0) return []
      const share = marked < LEAST_TOLD ? null : wilsonOf(better, marked)
      return [{ item, list: one.list, better, same, worse, share, relief }]
    })
    .sort(byLeastShare)
}

/** Only marks that the person made (D37), one for each record: of item i the numbers of MARKS stand from 3 * i on. */
function marksOf({ item, itemStart, mark, items }: Columns, { selection, canonical }: Choice): Uint32Array {
  const marks = new Uint32Array(items.length * MARKS.length)
  const lastRow = new Int32Array(items.length).fill(-1)
  const { rows } = selection
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!
    const end = itemStart[row + 1]!
    for (let next = itemStart[row]!; next < end; next += 1) {
      const said = PLACE_OF_MARK[mark[next]!]!
      if (said === -1) continue
      const one = canonical[item[next]!]!
      // Two items that have become one may both be on a record, and it was tried once there. [STAT-15]
      if (lastRow[one] === row) continue
      lastRow[one] = row
      marks[one * MARKS.length + said]! += 1
    }
  }
  return marks
}

/** The least that the share may be: 5 of 5 do not stand before 45 of 50. Without a share by how often, after these. */
const leastOf = ({ share }: HelpedRow): number => share?.low ?? -1
const timesOf = ({ better, same, worse, relief }: HelpedRow): number => better + same + worse + relief.n
const byLeastShare = (one: HelpedRow, other: HelpedRow): number =>
  leastOf(other) - leastOf(one) || timesOf(other) - timesOf(one) || one.item - other.item
