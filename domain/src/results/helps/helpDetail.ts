import { MARK, type DiaryColumns } from '../../filters/columns/columns.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import type { Instant } from '../../time/instant.ts'
import { findMarkedDoses, isMarkedOnRecord } from '../statistics/helpedRows.ts'
import { chosenRows, indexItemRows } from '../statistics/itemRows.ts'
import { hasResponded, reliefPairs } from '../statistics/relief.ts'
import type { HelpChoice } from './helpList.ts'

/** One dose with a number before and after it. */
export interface MeasuredDose {
  day: DayNumber
  at: Instant
  before: number
  after: number
  /** Lower by 30 % or more, as STAT-17 counts it. */
  hasResponded: boolean
}

export type HelpMark = 'better' | 'same' | 'worse'

/** One record or dose for which the person marked the effect. */
export interface MarkedRecord {
  id: string
  day: DayNumber
  mark: HelpMark
}

export interface HelpDetail {
  /** Earliest first. */
  doses: readonly MeasuredDose[]
  /** Latest first. */
  records: readonly MarkedRecord[]
}

const MARKS = new Map<number, HelpMark>([
  [MARK.alleviating, 'better'],
  [MARK.ineffective, 'same'],
  [MARK.aggravating, 'worse'],
])

/** What the row of one item was counted from: each mark and each measured dose of the range. [RES-72] */
export function readHelpDetail(diary: DiaryColumns, item: number, choice: HelpChoice): HelpDetail {
  return { doses: measuredDoses(diary, item, choice), records: markedRecords(diary, item, choice) }
}

function measuredDoses(
  diary: DiaryColumns,
  item: number,
  { selection, canonical }: HelpChoice,
): MeasuredDose[] {
  const { before, after, dose } = reliefPairs(diary, selection.span, canonical)(item)
  return Array.from(dose, (one, at) => ({
    day: diary.doses.day[one]!,
    at: diary.doses.at[one]!,
    before: before[at]!,
    after: after[at]!,
    hasResponded: hasResponded(before[at]!, after[at]!),
  }))
}

/** One mark for each record, as the row counts them. [STAT-15] */
function markedRecords(diary: DiaryColumns, item: number, choice: HelpChoice): MarkedRecord[] {
  const { entries } = diary
  const { selection, canonical } = choice
  const { start, row, mark } = indexItemRows(entries, canonical)
  const isChosen = chosenRows(entries, selection.rows)
  const found = new Map<number, HelpMark>()
  for (let at = start[item]!; at < start[item + 1]!; at += 1) {
    const effect = MARKS.get(mark[at]!)
    if (effect !== undefined && isChosen[row[at]!] === 1 && !found.has(row[at]!)) found.set(row[at]!, effect)
  }
  const ofRecords = [...found].map(([at, effect]) => ({
    id: entries.ids[at]!,
    at: entries.at[at]!,
    day: entries.day[at]!,
    mark: effect,
  }))
  return [...ofRecords, ...markedDoses(diary, item, choice)]
    .toSorted((one, other) => other.at - one.at)
    .map(({ id, day, mark: effect }) => ({ id, day, mark: effect }))
}

/** The doses marked in one tap that no record speaks for. [STAT-18] */
function markedDoses(diary: DiaryColumns, item: number, { selection, canonical }: HelpChoice) {
  const { entries, doses } = diary
  const { start, row, mark } = indexItemRows(entries, canonical)
  const ofItem = {
    rows: row.subarray(start[item], start[item + 1]),
    marks: mark.subarray(start[item], start[item + 1]),
  }
  const marked = findMarkedDoses(diary, selection.span, canonical).get(item) ?? []
  return marked
    .filter((dose) => !isMarkedOnRecord(entries, doses.at[dose]!, ofItem))
    .map((dose) => ({
      id: doses.ids[dose]!,
      at: doses.at[dose]!,
      day: doses.day[dose]!,
      mark: MARKS.get(doses.mark[dose]!)!,
    }))
}
