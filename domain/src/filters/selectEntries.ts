import { worstOf } from './foldSelection.ts'
import type { DayNumber } from '../time/dayNumber.ts'
import { firstInEpisode } from './columns/episodeRows.ts'
import { ENTRY, FLAG, NO_LENGTH, type Columns } from './columns/columns.ts'
import { rangeToSpan, type DiaryDays } from './dateRange.ts'
import type { Criteria, DaySpan, Filter, Selection, Sort } from './filter.ts'
import type { ItemsToday } from './itemCriteria.ts'
import { makeSieve } from './sieve.ts'

export interface SelectionContext extends ItemsToday {
  today: DayNumber
}

/** The matching entries, and how many there are in the range. [FILT-1, FILT-22] */
export function selectEntries(columns: Columns, filter: Filter, asking: SelectionContext): Selection {
  const { criteria, range } = filter
  const span = rangeToSpan(range, daysOf(columns, asking.today))
  const { rows, outOf } = shownIn(columns, span, criteria)
  // A copy, so that the result takes the memory of the matches and not of the whole diary.
  return { rows: makeSieve(columns, criteria, asking)(rows).slice(), outOf, span }
}

/** Entries are sorted by time, so their days only nearly are: each has the offset of its own place. */
function daysOf({ count, day }: Columns, today: DayNumber): DiaryDays {
  let first = today
  let last = today
  for (let row = 0; row < count; row++) {
    if (day[row]! < first) first = day[row]!
    if (day[row]! > last) last = day[row]!
  }
  return { today, first, last }
}

interface RowsInRange {
  rows: Uint32Array
  /** All entries in the range, with an episode counted once. */
  outOf: number
}

/** Selects by date, kind and "written later", before the other criteria. [FILT-1, FILT-20] */
function shownIn(columns: Columns, { from, to }: DaySpan, criteria: Criteria): RowsInRange {
  const { count, day, entry, flags } = columns
  const isFirst = firstInEpisode(columns)
  const isShown = Uint8Array.of(Number(criteria.painRecords), Number(criteria.dailyReflections))
  const leftOut = criteria.writtenLater ? 0 : FLAG.isWrittenLater
  const rows = new Uint32Array(count)
  let [found, outOf] = [0, 0]
  for (let row = 0; row < count; row++) {
    if (day[row]! < from || day[row]! > to) continue
    if (isFirst(row, 0)) outOf++
    if ((flags[row]! & leftOut) !== 0) continue
    rows[found] = row
    found += isShown[entry[row]!]!
  }
  return { rows: rows.subarray(0, found), outOf }
}

/** Sorts the selection as requested. [FILT-23] */
export function sortSelection(columns: Columns, { rows }: Selection, { by, order }: Sort): Uint32Array {
  const valueOf = SORTED_BY[by](columns)
  const sign = order === 'asc' ? 1 : -1
  const places = new Float64Array(columns.count)
  for (const row of rows) {
    const value = valueOf(row)
    places[row] = value === null ? Infinity : sign * value
  }
  // Two rows without a value compare as NaN, and keep row order. A plain array sorts faster when nearly sorted.
  const inOrder = Array.from(rows).sort((one, other) => places[one]! - places[other]! || one - other)
  return Uint32Array.from(inOrder)
}

/** A reflection has no severity: its score is on another scale, where 10 is good. An episode has its highest number. */
const SORTED_BY: Record<Sort['by'], (columns: Columns) => (row: number) => number | null> = {
  timing:
    ({ at }) =>
    (row) =>
      at[row]!,
  severity: (columns) => (row) => (columns.entry[row] === ENTRY.record ? worstOf(columns, row) : null),
  duration:
    ({ length }) =>
    (row) =>
      length[row] === NO_LENGTH ? null : length[row]!,
}
