import { MARK, type CanonicalItems, type DiaryColumns } from '../../filters/columns/columns.ts'
import type { Selection } from '../../filters/filter.ts'
import { chosenRows, isRealItem, indexItemRows } from './itemRows.ts'
import { MIN_VALUE_COUNT, computeRelief, reliefPairs } from './relief.ts'
import type { HelpedRow } from './statistics.ts'
import { wilsonInterval } from './wilson.ts'

type HelpedList = HelpedRow['list']

interface Choice {
  selection: Selection
  canonical: CanonicalItems
}

export const isTriedList = (list: string): list is HelpedList =>
  list === 'alleviating_factor' || list === 'medication'

/**
 * Effects marked by the person, and measured relief. Things are tried because the pain is high, so days with them are
 * not compared with days without them. [STAT-16]
 */
export function listHelpedRows(diary: DiaryColumns, { selection, canonical }: Choice): readonly HelpedRow[] {
  const { entries } = diary
  const { start, row, mark } = indexItemRows(entries, canonical)
  const isChosen = chosenRows(entries, selection.rows)
  const pairsOf = reliefPairs(diary, selection.span, canonical)
  return entries.items
    .flatMap((one, item): HelpedRow[] => {
      if (!isTriedList(one.list) || !isRealItem(one)) return []
      const [from, to] = [start[item], start[item + 1]]
      const marks = marksOf({ rows: row.subarray(from, to), marks: mark.subarray(from, to) }, isChosen)
      const marked = marks.better + marks.same + marks.worse
      const relief = computeRelief(pairsOf(item))
      if (marked + relief.n === 0) return []
      const share = marked < MIN_VALUE_COUNT ? null : wilsonInterval(marks.better, marked)
      return [{ item, list: one.list, ...marks, share, relief }]
    })
    .sort(byLeastShare)
}

interface EffectMarks {
  rows: Uint32Array
  marks: Uint8Array
}

/** Counts only the person's own marks (D37), one per record. */
function marksOf(
  { rows, marks }: EffectMarks,
  isChosen: Uint8Array,
): Pick<HelpedRow, 'better' | 'same' | 'worse'> {
  let [better, same, worse] = [0, 0, 0]
  let last = -1
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!
    const mark = marks[at]!
    // Two merged items may both be on a record, where the thing was tried once. [STAT-15]
    if (row === last || isChosen[row] === 0) continue
    if (mark === MARK.alleviating) better += 1
    else if (mark === MARK.ineffective) same += 1
    else if (mark === MARK.aggravating) worse += 1
    else continue
    last = row
  }
  return { better, same, worse }
}

/** Lower bound of the share: 5 of 5 do not rank before 45 of 50. Rows without a share follow, by number of uses. */
const leastOf = ({ share }: HelpedRow): number => share?.low ?? -1
const timesOf = ({ better, same, worse, relief }: HelpedRow): number => better + same + worse + relief.n
const byLeastShare = (one: HelpedRow, other: HelpedRow): number =>
  leastOf(other) - leastOf(one) || timesOf(other) - timesOf(one) || one.item - other.item
