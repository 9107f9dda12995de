import { findCanonicalItems } from '../../filters/columns/canonical.ts'
import { changeColumns, EMPTY_DIARY } from '../../filters/columns/changeColumns.ts'
import {
  COLUMN_LISTS,
  ENTRY,
  MARK,
  type ColumnList,
  type DiaryColumns,
} from '../../filters/columns/columns.ts'
import type { DoseFacts, EntryFacts, MarkedItem } from '../../filters/columns/facts.ts'
import type { DaySpan } from '../../filters/filter.ts'
import { DAY_MS, HOUR_MS } from '../../time/instant.ts'
import { makeDayTable } from '../days.ts'
import type { ItemDaysInput } from '../statistics/itemDays.ts'

/** Day 0 of the tests, a DayNumber. */
export const DAY_0 = 20_000

type Lists = Partial<Record<ColumnList, readonly string[]>>
type Own = Partial<EntryFacts> & {
  day: number
  hour?: number
  lists?: Lists
  marks?: Record<string, number>
  strengths?: Record<string, number>
}

const all = (lists: Lists, marks: Record<string, number>, strengths: Record<string, number>): MarkedItem[] =>
  COLUMN_LISTS.flatMap((list) =>
    (lists[list] ?? []).map((id) => ({
      list,
      id,
      text: id,
      mark: marks[id] ?? MARK.none,
      ...(strengths[id] === undefined ? {} : { strength: strengths[id] }),
    })),
  )

let made = 0

/** An entry on a day counted from DAY_0, at an hour of its own time zone. */
function anEntry({
  day,
  hour = 12,
  lists = {},
  marks = {},
  strengths = {},
  offset = 0,
  ...own
}: Own): EntryFacts {
  const items = all(lists, marks, strengths)
  made += 1
  return {
    id: `e${String(made).padStart(6, '0')}`,
    at: (DAY_0 + day) * DAY_MS + hour * HOUR_MS - offset,
    offset,
    entry: ENTRY.record,
    value: null,
    length: null,
    pattern: null,
    hasNote: false,
    isAllDay: false,
    isWrittenLater: false,
    answered: COLUMN_LISTS.filter((list) => items.some((item) => item.list === list)),
    items,
    ...own,
  }
}

export const aRecordOnDay = (value: number | null, own: Own): EntryFacts => anEntry({ value, ...own })

export const aReflectionOnDay = (value: number | null, own: Own): EntryFacts =>
  anEntry({ value, entry: ENTRY.reflection, ...own })

export function aDoseOnDay(id: string, own: Partial<DoseFacts> & { day: number; hour?: number }): DoseFacts {
  const { day, hour = 12, ...rest } = own
  made += 1
  return {
    id: `d${String(made).padStart(6, '0')}`,
    at: (DAY_0 + day) * DAY_MS + hour * HOUR_MS,
    offset: 0,
    item: { list: 'medication', id, text: id },
    before: null,
    after: null,
    mark: MARK.none,
    ...rest,
  }
}

export const aDiary = (put: readonly EntryFacts[], putDoses: readonly DoseFacts[] = []): DiaryColumns =>
  changeColumns(EMPTY_DIARY, { put, putDoses, drop: new Set() })

/** Selects everything in these days; `aliases` maps merged ids to their present ids. */
export function selectDays(
  { entries }: DiaryColumns,
  { from, to }: DaySpan,
  aliases: Record<string, string> = {},
): ItemDaysInput {
  const span = { from: DAY_0 + from, to: DAY_0 + to }
  const rows = Uint32Array.from(entries.ids.keys()).filter(
    (row) => entries.day[row]! >= span.from && entries.day[row]! <= span.to,
  )
  const selection = { rows, outOf: rows.length, span }
  const canonical = findCanonicalItems(entries.items, ({ id }) => aliases[id] ?? id)
  return { selection, days: makeDayTable(entries, selection), canonical }
}
