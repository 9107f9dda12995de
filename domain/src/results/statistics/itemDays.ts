import type { Canonical, Columns } from '../../filters/columns/columns.ts'
import type { Selection } from '../../filters/filter.ts'
import type { DayNumber } from '../../time/dayNumber.ts'
import { slotsOf, type DayTable } from '../days.ts'
import { itemRowsOf, type ItemRows } from './itemRows.ts'

/** What was chosen, its days, and what each item is today. */
export interface ItemDaysInput {
  selection: Selection
  days: DayTable
  canonical: Canonical
}

/** On which days of the table each thing was recorded, and what was answered on them. */
export interface ItemDays {
  ofItems: ItemRows
  /** Of each entry its day in the table, or as many as there are days where it was not chosen. */
  slot: Uint32Array
  /** Of each day, one bit for each list that any of its entries answered. */
  answered: Uint8Array
}

export function itemDaysOf(columns: Columns, { selection, days, canonical }: ItemDaysInput): ItemDays {
  const { count, day, answered: answeredBy } = columns
  const { rows } = selection
  const slots = slotsOf(days.day)
  const firstDay = days.day[0] ?? 0
  const slot = new Uint32Array(count).fill(days.count)
  const answered = new Uint8Array(days.count)
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at]!
    const own = slots[day[row]! - firstDay]!
    slot[row] = own
    answered[own]! |= answeredBy[row]!
  }
  return { ofItems: itemRowsOf(columns, canonical), slot, answered }
}

/** Whether a thing has no day before this one in all of the diary, whatever was chosen. [STAT-13] */
export function newFrom(
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
