import { MARK, type CanonicalItems, type Columns, type DiaryColumns } from '../../filters/columns/columns.ts'
import type { DaySpan, Selection } from '../../filters/filter.ts'
import { HOUR_MS, type Instant } from '../../time/instant.ts'
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
  const dosesByItem = findMarkedDoses(diary, selection.span, canonical)
  return entries.items
    .flatMap((one, item): HelpedRow[] => {
      if (!isTriedList(one.list) || !isRealItem(one)) return []
      const [from, to] = [start[item], start[item + 1]]
      const marked = { rows: row.subarray(from, to), marks: mark.subarray(from, to) }
      const marks = addDoseMarks(diary, marksOf(marked, isChosen), dosesByItem.get(item) ?? [], marked)
      const count = marks.better + marks.same + marks.worse
      const relief = computeRelief(pairsOf(item))
      if (count + relief.n === 0) return []
      const share = count < MIN_VALUE_COUNT ? null : wilsonInterval(marks.better, count)
      return [{ item, list: one.list, ...marks, share, relief }]
    })
    .sort(byLeastShare)
}

/** The entries of one item and their marks, by index. */
export interface EffectMarks {
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

/** The doses of these days that were marked in one tap, for each item. [DOSE-14] */
export function findMarkedDoses(
  { doses }: DiaryColumns,
  span: DaySpan,
  canonical: CanonicalItems,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>()
  for (let dose = 0; dose < doses.count; dose += 1) {
    const day = doses.day[dose]!
    if (doses.mark[dose] === MARK.none || day < span.from || day > span.to) continue
    const item = canonical[doses.item[dose]!]!
    found.set(item, [...(found.get(item) ?? []), dose])
  }
  return found
}

type MarkCounts = Pick<HelpedRow, 'better' | 'same' | 'worse'>

/** A record around the dose is usually about the same use: its mark counts, and that of the dose does not. */
const SAME_USE_BEFORE_MS = HOUR_MS
const SAME_USE_AFTER_MS = 4 * HOUR_MS

function addDoseMarks(
  { entries, doses }: DiaryColumns,
  counts: MarkCounts,
  marked: readonly number[],
  records: EffectMarks,
): MarkCounts {
  const sum = { ...counts }
  for (const dose of marked) {
    if (isMarkedOnRecord(entries, doses.at[dose]!, records)) continue
    if (doses.mark[dose] === MARK.alleviating) sum.better += 1
    else if (doses.mark[dose] === MARK.ineffective) sum.same += 1
    else sum.worse += 1
  }
  return sum
}

/** Whether a record from an hour before the dose to four hours after it has a mark for the same item. [STAT-18] */
export function isMarkedOnRecord({ at }: Columns, moment: Instant, { rows, marks }: EffectMarks): boolean {
  return rows.some((row, place) => {
    const isMark = marks[place] !== MARK.none && marks[place] !== MARK.unmarked
    return isMark && at[row]! >= moment - SAME_USE_BEFORE_MS && at[row]! <= moment + SAME_USE_AFTER_MS
  })
}

/** Lower bound of the share: 5 of 5 do not rank before 45 of 50. Rows without a share follow, by number of uses. */
const leastOf = ({ share }: HelpedRow): number => share?.low ?? -1
const timesOf = ({ better, same, worse, relief }: HelpedRow): number => better + same + worse + relief.n
const byLeastShare = (one: HelpedRow, other: HelpedRow): number =>
  leastOf(other) - leastOf(one) || timesOf(other) - timesOf(one) || one.item - other.item
