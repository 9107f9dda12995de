import { ENTRY, FLAG, NO_LENGTH, NO_VALUE, PATTERN, type ColumnItem } from '../../filters/columns/columns.ts'
import { sortSelection } from '../../filters/selectEntries.ts'
import type { TakenAmount } from '../../medications/words/takenWords.ts'
import { PAIN_PATTERNS } from '../../records/painRecord.ts'
import {
  findChartCategory,
  isNothingColumnItem,
  type ChartCategory,
} from '../../results/charts/chartCategory.ts'
import type { ReportDiary } from '../reportDiary.ts'
import type { ReportOptions } from '../reportOptions.ts'
import type { DetailRow, RecordRow, ReflectionRow } from '../sectionFacts.ts'
import { amountsInTurn } from './amountsTaken.ts'

type Category = Exclude<ChartCategory, 'meaningful_activities'>
type DetailOptions = Pick<ReportOptions, 'fields' | 'sort'>

/** Generates the entries one by one, with the chosen fields, in the requested order. [REP-51] */
export function* detailRows(diary: ReportDiary, { fields, sort }: DetailOptions): Generator<DetailRow> {
  const { entries } = diary.columns
  const chosen = new Set<string>(fields.recordDetails)
  for (const row of sortSelection(entries, diary.selection, sort))
    yield entries.entry[row] === ENTRY.reflection
      ? reflectionRow(row, diary, chosen)
      : recordRow(row, diary, chosen)
}

type DetailFields = ReadonlySet<string>

function recordRow(row: number, diary: ReportDiary, chosen: DetailFields): RecordRow {
  const { entries } = diary.columns
  const items: Partial<Record<Category, string[]>> = {}
  const unmarked: string[] = []
  const strengths: (number | null)[] = []
  const nothing: SaidNothing[] = []
  const amountOf = amountsIn(row, diary)
  const amounts: Partial<Record<Category | 'unmarked', (TakenAmount | null)[]>> = {}
  for (let next = entries.itemStart[row]!; next < entries.itemStart[row + 1]!; next += 1) {
    const at = entries.item[next]!
    const item = entries.items[at]!
    const category = findChartCategory(item, entries.mark[next]!)
    if (
      category === 'alleviating' &&
      chosen.has(category) &&
      isNothingColumnItem(item) &&
      isTriedList(item.list)
    )
      nothing.push({ list: item.list, name: diary.names.labelOf(item.list, item), label: diary.labelOf(at) })
    if (category === 'meaningful_activities' || (category !== null && !chosen.has(category))) continue
    const names = category === null ? unmarked : (items[category] ??= [])
    names.push(diary.labelOf(at))
    if (category === 'location') strengths.push(valueOf(entries.strength[next]!))
    ;(amounts[category ?? 'unmarked'] ??= []).push(amountOf(item))
  }
  const areUnmarkedTold = chosen.has('alleviating') || chosen.has('ineffective')
  const taken = Object.entries(amounts).filter(
    ([place, all]) => all.some((amount) => amount !== null) && (areUnmarkedTold || place !== 'unmarked'),
  )
  const length = entries.length[row]!
  return {
    is: 'record',
    day: entries.day[row]!,
    minute: entries.minute[row]!,
    isAllDay: hasFlag(entries.flags[row]!, FLAG.isAllDay),
    length: length === NO_LENGTH ? null : length,
    pattern: PAIN_PATTERNS.find((name) => PATTERN[name] === entries.pattern[row]) ?? null,
    isWrittenLater: hasFlag(entries.flags[row]!, FLAG.isWrittenLater),
    ...(chosen.has('severity') ? { severity: valueOf(entries.value[row]!) } : {}),
    items,
    ...(nothing.length === 0 ? {} : { nothing }),
    // Shown if either what helped or what did not was chosen: the effect is unknown.
    unmarked: areUnmarkedTold ? unmarked : [],
    ...(strengths.every((one) => one === null) ? {} : { strengths }),
    ...(taken.length === 0 ? {} : { taken: Object.fromEntries(taken) }),
    ...(chosen.has('notes') ? { note: noteOf(row, diary) } : {}),
  }
}

function reflectionRow(row: number, diary: ReportDiary, chosen: DetailFields): ReflectionRow {
  const { entries } = diary.columns
  const items = entries.item.subarray(entries.itemStart[row], entries.itemStart[row + 1])
  return {
    is: 'reflection',
    day: entries.day[row]!,
    isWrittenLater: hasFlag(entries.flags[row]!, FLAG.isWrittenLater),
    ...(chosen.has('reflectionScore') ? { score: valueOf(entries.value[row]!) } : {}),
    ...(chosen.has('meaningful_activities') ? { activities: Array.from(items, diary.labelOf) } : {}),
    ...(chosen.has('reflectionNotes') ? { note: noteOf(row, diary) } : {}),
  }
}

function amountsIn(
  row: number,
  { columns: { entries }, takenOf }: ReportDiary,
): (item: ColumnItem) => TakenAmount | null {
  const amountOf = amountsInTurn(() => takenOf(entries.ids[row]!))
  return ({ list, id }) => (list === 'medication' ? (amountOf(id)?.dose ?? null) : null)
}

type SaidNothing = NonNullable<RecordRow['nothing']>[number]

const isTriedList = (list: string): list is SaidNothing['list'] =>
  list === 'alleviating_factor' || list === 'medication'

const hasFlag = (flags: number, flag: number): boolean => (flags & flag) !== 0

const valueOf = (value: number): number | null => (value === NO_VALUE ? null : value)

function noteOf(row: number, { columns: { entries }, noteOf: read }: ReportDiary): string | null {
  const note = hasFlag(entries.flags[row]!, FLAG.hasNote) ? read(entries.ids[row]!).trim() : ''
  return note === '' ? null : note
}
