import {
  ENTRY,
  FLAG,
  NO_LENGTH,
  NO_VALUE,
  PATTERN,
  type ColumnItem,
  type Columns,
} from '../../filters/columns/columns.ts'
import { minuteOfDay } from '../../filters/columns/facts.ts'
import { foldSelection, worstOf } from '../../filters/foldSelection.ts'
import { episodeRows, isEpisodeRow } from '../../filters/columns/episodeRows.ts'
import { sortSelection } from '../../filters/selectEntries.ts'
import type { TakenAmount } from '../../medications/words/takenWords.ts'
import { PAIN_PATTERNS } from '../../records/painRecord.ts'
import {
  findChartCategory,
  isNothingColumnItem,
  type ChartCategory,
} from '../../results/charts/chartCategory.ts'
import { dayNumberOf } from '../../time/dayNumber.ts'
import { MINUTE_MS, SECOND_MS } from '../../time/instant.ts'
import type { ReportDiary } from '../reportDiary.ts'
import type { ReportOptions } from '../reportOptions.ts'
import type { DetailRow, EpisodeFacts, RecordRow, ReflectionRow } from '../sectionFacts.ts'
import { amountsInTurn } from './amountsTaken.ts'

type Category = Exclude<ChartCategory, 'meaningful_activities'>
type DetailOptions = Pick<ReportOptions, 'fields' | 'sort'>

/** Generates the entries one by one, with the chosen fields, in the requested order. [REP-51] */
export function* detailRows(diary: ReportDiary, { fields, sort }: DetailOptions): Generator<DetailRow> {
  const { entries } = diary.columns
  const chosen = new Set<string>(fields.recordDetails)
  for (const row of detailOrder(diary, sort))
    yield entries.entry[row] === ENTRY.reflection
      ? reflectionRow(row, diary, chosen)
      : recordRow(row, diary, chosen)
}

/** The rows of the columns that have a row in the details: an episode has one. [EPI-23] */
export const detailOrder = (
  { columns: { entries }, selection }: Pick<ReportDiary, 'columns' | 'selection'>,
  sort: ReportOptions['sort'],
): Uint32Array => sortSelection(entries, foldSelection(entries, selection), sort)

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
    ...(isEpisodeRow(entries, row) ? { episode: episodeFacts(row, entries, chosen) } : {}),
  }
}

function episodeFacts(row: number, entries: Columns, chosen: DetailFields): EpisodeFacts {
  const length = entries.length[row]!
  const flags = entries.flags[row]!
  const endsAt = { at: entries.at[row]! + length * SECOND_MS, offset: entries.offset[row]! * MINUTE_MS }
  const hasEnd = length !== NO_LENGTH && !hasFlag(flags, FLAG.isAllDay)
  const facts = {
    end: hasEnd ? { day: dayNumberOf(endsAt), minute: minuteOfDay(endsAt) } : null,
    goesOn: hasFlag(flags, FLAG.goesOn),
  }
  if (!chosen.has('severity')) return facts
  const rows = [row, ...(episodeRows(entries).parts.get(row) ?? [])].toSorted((one, other) => one - other)
  const numbers = rows.flatMap((one) => {
    const value = valueOf(entries.value[one]!)
    if (value === null) return []
    return [{ id: entries.ids[one]!, at: entries.at[one]!, offset: entries.offset[one]! * MINUTE_MS, value }]
  })
  return { ...facts, worst: worstOf(entries, row), numbers }
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
