import type { CanonicalItems, Columns } from '../../filters/columns/columns.ts'
import type { Selection } from '../../filters/filter.ts'
import type { MeasureSeries } from '../../signals/measureSeries.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { indexDays, type DayTable } from '../days.ts'
import { indexItemRows, type ItemRows } from './itemRows.ts'

/** The selection, its days, and the canonical number of each item. */
export interface ItemDaysInput {
  selection: Selection
  days: DayTable
  canonical: CanonicalItems
  /** What devices measured; most people have none. */
  measures?: readonly MeasureSeries[] | undefined
}

/** The days on which each item was recorded, and which lists were answered on them. */
export interface ItemDays {
  ofItems: ItemRows
  /** For each entry its index in the day table; the number of days if it was not selected. */
  slot: Uint32Array
  /** For each day, one bit per list that any of its entries answered. */
  answered: Uint8Array
}

export function indexItemDays(columns: Columns, { selection, days, canonical }: ItemDaysInput): ItemDays {
  const { count, day, answered: answeredBy } = columns
  const { rows } = selection
  const slots = indexDays(days.day)
  const firstDay = days.day[0] ?? 0
  const slot = new Uint32Array(count).fill(days.count)
  const answered = new Uint8Array(days.count)
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!
    const own = slots[day[row]! - firstDay]!
    slot[row] = own
    answered[own]! |= answeredBy[row]!
  }
  return { ofItems: indexItemRows(columns, canonical), slot, answered }
}

/** Whether an item has no entry before this day in the whole diary, whatever is selected. [STAT-13] */
export function makeNewItemTest(
  { count, day }: Columns,
  { start, row }: ItemRows,
  from: DayNumber,
): (item: number) => boolean {
  let last = count - 1
  while (last >= 0 && day[last]! >= from) last -= 1
  return (item) => {
    for (let at = start[item]!; at < start[item + 1]! && row[at]! <= last; at += 1) {
      if (day[row[at]!]! < from) return false
    }
    return true
  }
}
