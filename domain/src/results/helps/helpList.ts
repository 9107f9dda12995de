import type { CanonicalItems, DiaryColumns } from '../../filters/columns/columns.ts'
import type { Selection } from '../../filters/filter.ts'
import { isTriedList, listHelpedRows } from '../statistics/helpedRows.ts'
import { chosenRows, indexItemRows, isRealItem } from '../statistics/itemRows.ts'
import { MIN_VALUE_COUNT } from '../statistics/relief.ts'
import type { HelpedRow, Wilson } from '../statistics/statistics.ts'
import type { DayNumber } from '../../time/dayNumber.ts'

/** Something tried on so many days, in records or as doses. */
export interface UsedItem {
  item: number
  days: number
}

export type HelpVerdict = 'usually' | 'often' | 'sometimes' | 'rarely'

/** A row with enough marks for a share, and the word for that share. */
export interface JudgedHelp extends HelpedRow {
  share: Wilson
  verdict: HelpVerdict
}

/** What the person tried, as the screen "What helps me" lists it. */
export interface HelpList {
  /** From 5 marks on, the surest first. */
  judged: readonly JudgedHelp[]
  /** Fewer marks: those that need the fewest more come first. */
  learning: readonly HelpedRow[]
  /** Used, but neither marked nor measured; what was used on the most days comes first. */
  unmarked: readonly UsedItem[]
}

/** [RES-70] */
export function helpVerdict({ yes, n, low }: Wilson): HelpVerdict {
  if (low >= 0.5) return 'usually'
  if (yes * 10 >= n * 6) return 'often'
  return yes * 10 >= n * 3 ? 'sometimes' : 'rarely'
}

export const countMarks = ({ better, same, worse }: Pick<HelpedRow, 'better' | 'same' | 'worse'>): number =>
  better + same + worse

/** How many marks a row still needs. */
export const missingMarks = (row: HelpedRow): number => Math.max(0, MIN_VALUE_COUNT - countMarks(row))

export interface HelpChoice {
  selection: Selection
  canonical: CanonicalItems
}

/** Only the first part of the list: the others take as long again. */
export const listJudgedHelps = (diary: DiaryColumns, choice: HelpChoice): readonly JudgedHelp[] =>
  judgedAmong(listHelpedRows(diary, choice))

const judgedAmong = (rows: readonly HelpedRow[]): readonly JudgedHelp[] =>
  rows.flatMap((row): JudgedHelp[] =>
    row.share === null ? [] : [{ ...row, share: row.share, verdict: helpVerdict(row.share) }],
  )

/** [RES-71] */
export function makeHelpList(diary: DiaryColumns, choice: HelpChoice): HelpList {
  const rows = listHelpedRows(diary, choice)
  const judged = judgedAmong(rows)
  const learning = rows
    .filter(({ share }) => share === null)
    .toSorted((one, other) => countMarks(other) - countMarks(one) || other.relief.n - one.relief.n)
  const known = new Set(rows.map(({ item }) => item))
  return { judged, learning, unmarked: listUnmarked(diary, choice).filter(({ item }) => !known.has(item)) }
}

function listUnmarked({ entries, doses }: DiaryColumns, { selection, canonical }: HelpChoice): UsedItem[] {
  const { start, row } = indexItemRows(entries, canonical)
  const isChosen = chosenRows(entries, selection.rows)
  const dosed = doseDays(doses, { selection, canonical })
  return entries.items
    .flatMap((one, item): UsedItem[] => {
      if (!isTriedList(one.list) || !isRealItem(one) || canonical[item] !== item) return []
      const days = new Set(dosed.get(item))
      for (let at = start[item]!; at < start[item + 1]!; at += 1)
        if (isChosen[row[at]!] === 1) days.add(entries.day[row[at]!]!)
      return days.size === 0 ? [] : [{ item, days: days.size }]
    })
    .toSorted((one, other) => other.days - one.days || one.item - other.item)
}

/** The days of the range on which each item was taken as a dose. */
function doseDays(doses: DiaryColumns['doses'], { selection: { span }, canonical }: HelpChoice) {
  const days = new Map<number, Set<DayNumber>>()
  for (let dose = 0; dose < doses.count; dose += 1) {
    const day = doses.day[dose]!
    if (day < span.from || day > span.to) continue
    const item = canonical[doses.item[dose]!]!
    days.set(item, (days.get(item) ?? new Set()).add(day))
  }
  return days
}
