import type { DayNumber } from '../time/dayNumber.ts'
import { ENTRY, FLAG, NO_LENGTH, NO_VALUE, type Columns } from './columns/columns.ts'
import { spanOf, type DiaryDays } from './dateRange.ts'
import type { Criteria, DaySpan, Filter, Selection, Sort } from './filter.ts'
import type { ItemsToday } from './itemCriteria.ts'
import { sieveOf } from './sieve.ts'

export interface Asking extends ItemsToday {
  today: DayNumber
}

/** What matches, and out of how many. [FILT-1, FILT-22] */
export function selectEntries(columns: Columns, filter: Filter, asking: Asking): Selection {
  const { criteria, range } = filter
  const span = spanOf(range, daysOf(columns, asking.today))
  const { records, reflections, outOf } = shownIn(columns, span, criteria)
  const sieve = sieveOf(columns, criteria, asking)
  const rows = joined(sieve(ENTRY.record)(records), sieve(ENTRY.reflection)(reflections))
  return { rows, outOf, span }
}

/** They stand by time, and their days nearly so: each has the offset of its own place. */
function daysOf({ count, day }: Columns, today: DayNumber): DiaryDays {
  let first = today
  let last = today
  for (let row = 0; row < count; row++) {
    if (day[row]! < first) first = day[row]!
    if (day[row]! > last) last = day[row]!
  }
  return { today, first, last }
}

interface Shown {
  records: Uint32Array
  reflections: Uint32Array
  /** All that there are in the range. */
  outOf: number
}

/** By kind, whatever else is asked of them: which kinds, and whether also what was written later. [FILT-1, FILT-20] */
function shownIn({ count, day, entry, flags }: Columns, { from, to }: DaySpan, criteria: Criteria): Shown {
  const { painRecords, dailyReflections } = criteria
  const leftOut = criteria.writtenLater ? 0 : FLAG.isWrittenLater
  const records = new Uint32Array(count)
  const reflections = new Uint32Array(count)
  let [recordCount, reflectionCount, outOf] = [0, 0, 0]
  for (let row = 0; row < count; row++) {
    if (day[row]! < from || day[row]! > to) continue
    outOf++
    if ((flags[row]! & leftOut) !== 0) continue
    if (entry[row] === ENTRY.record) records[recordCount++] = row
    else reflections[reflectionCount++] = row
  }
  return {
    records: records.subarray(0, painRecords ? recordCount : 0),
    reflections: reflections.subarray(0, dailyReflections ? reflectionCount : 0),
    outOf,
  }
}

/** The rows of both, by time again. */
function joined(some: Uint32Array, others: Uint32Array): Uint32Array {
  const rows = new Uint32Array(some.length + others.length)
  let [one, other] = [0, 0]
  for (let at = 0; at < rows.length; at++) {
    const isOne = other === others.length || (one < some.length && some[one]! < others[other]!)
    rows[at] = isOne ? some[one++]! : others[other++]!
  }
  return rows
}

/** In the order that was asked for. [FILT-23] */
export function sorted(columns: Columns, { rows }: Selection, { by, order }: Sort): Uint32Array {
  const valueOf = SORTED_BY[by](columns)
  const sign = order === 'asc' ? 1 : -1
  const places = new Float64Array(columns.count)
  for (const row of rows) {
    const value = valueOf(row)
    places[row] = value === null ? Infinity : sign * value
  }
  // Two without a value are NaN apart, and stand by their rows. A plain array is the faster where it nearly stands right.
  const inOrder = Array.from(rows).sort((one, other) => places[one]! - places[other]! || one - other)
  return Uint32Array.from(inOrder)
}

/** A reflection has no severity: its score is on another scale, on which 10 is good. */
const SORTED_BY: Record<Sort['by'], (columns: Columns) => (row: number) => number | null> = {
  timing:
    ({ at }) =>
    (row) =>
      at[row]!,
  severity:
    ({ entry, value }) =>
    (row) =>
      entry[row] === ENTRY.record && value[row] !== NO_VALUE ? value[row]! : null,
  duration:
    ({ length }) =>
    (row) =>
      length[row] === NO_LENGTH ? null : length[row]!,
}
