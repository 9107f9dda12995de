import type { CanonicalItems, DiaryColumns } from '../../filters/columns/columns.ts'
import type { DaySpan, Selection } from '../../filters/filter.ts'
import type { DayNumber } from '../../time/dayNumber.ts'

export interface UseSelection {
  selection: Selection
  canonical: CanonicalItems
}

type Use = (item: number, day: DayNumber) => void

/**
 * Calls `use` for each selected item and each dose of these days, under its canonical number, earliest day first: to
 * count days, a caller only has to remember the last one. Plain loops, because this goes over everything each time the
 * calendar opens.
 */
export function forEachUse({ entries, doses }: DiaryColumns, of: UseSelection, use: Use): void {
  const { canonical, selection } = of
  const rows = inDayOrder(selection.rows, entries.day)
  const taken = inDayOrder(within(doses.day, selection.span), doses.day)
  let next = 0
  const takeBefore = (day: DayNumber): void => {
    for (; next < taken.length && doses.day[taken[next]!]! < day; next += 1)
      use(canonical[doses.item[taken[next]!]!]!, doses.day[taken[next]!]!)
  }
  for (let turn = 0; turn < rows.length; turn += 1) {
    const row = rows[turn]!
    const day = entries.day[row]!
    takeBefore(day)
    const end = entries.itemStart[row + 1]!
    for (let at = entries.itemStart[row]!; at < end; at += 1) use(canonical[entries.item[at]!]!, day)
  }
  takeBefore(Number.POSITIVE_INFINITY)
}

function within(days: Int32Array, { from, to }: DaySpan): Uint32Array {
  const found = new Uint32Array(days.length)
  let count = 0
  for (let at = 0; at < days.length; at += 1) {
    if (days[at]! >= from && days[at]! <= to) found[count++] = at
  }
  return found.subarray(0, count)
}

/** The rows are sorted by time; by day they are not if a person flew west and wrote on the way. */
function inDayOrder(rows: Uint32Array, day: Int32Array): Uint32Array {
  let isOrdered = true
  for (let at = 1; at < rows.length; at += 1) isOrdered &&= day[rows[at - 1]!]! <= day[rows[at]!]!
  return isOrdered ? rows : rows.toSorted((one, other) => day[one]! - day[other]! || one - other)
}
