import {
  NOTHING_ID,
  type Canonical,
  type ColumnItem,
  type ColumnList,
  type Columns,
} from '../../filters/columns/columns.ts'
import type { Selection } from '../../filters/filter.ts'
import { slotsOf, type DayTable } from '../days.ts'
import { COMPARED_LISTS } from './statistics.ts'

/** What was chosen, its days, and what each item is today. */
export interface Chosen {
  selection: Selection
  days: DayTable
  canonical: Canonical
}

/** On which days each thing of the compared lists was recorded, as numbers in the day table. */
export interface ItemDays {
  /** Of item i the days stand from start[i] up to start[i + 1]; one may be there twice after a journey. */
  start: Uint32Array
  slots: Uint32Array
  /** Of each day, one bit for each list that any of its entries answered. */
  answered: Uint8Array
}

const COMPARED: ReadonlySet<ColumnList> = new Set(COMPARED_LISTS)

/** "Nothing" answers a list, and is no thing of it. */
export const isThing = ({ id }: ColumnItem): boolean => id !== NOTHING_ID

/** Of each item the one that it is counted as, or -1: two may have become one. [STAT-15] */
const countedAs = (items: readonly ColumnItem[], canonical: Canonical): Int32Array =>
  Int32Array.from(canonical, (one) => (isThing(items[one]!) && COMPARED.has(items[one]!.list) ? one : -1))

export function itemDaysOf(columns: Columns, { selection, days, canonical }: Chosen): ItemDays {
  const { day, item, itemStart, items, answered: answeredBy } = columns
  const counted = countedAs(items, canonical)
  const slots = slotsOf(days.day)
  const firstDay = days.day[0] ?? 0
  const { rows } = selection
  const answered = new Uint8Array(days.count)
  const start = new Uint32Array(items.length + 1)
  const foundItem = new Uint16Array(item.length)
  const foundSlot = new Uint32Array(item.length)
  const lastSlot = new Int32Array(items.length).fill(-1)
  let found = 0
  for (let chosen = 0; chosen < rows.length; chosen += 1) {
    const row = rows[chosen]!
    const at = slots[day[row]! - firstDay]!
    answered[at]! |= answeredBy[row]!
    const end = itemStart[row + 1]!
    for (let next = itemStart[row]!; next < end; next += 1) {
      const one = counted[item[next]!]!
      if (one === -1 || lastSlot[one] === at) continue
      lastSlot[one] = at
      foundItem[found] = one
      foundSlot[found] = at
      start[one + 1]! += 1
      found += 1
    }
  }
  for (let one = 0; one < items.length; one += 1) start[one + 1]! += start[one]!
  return { start, slots: grouped(start, foundItem.subarray(0, found), foundSlot), answered }
}

/** A place for each in the part of its item. */
function grouped(start: Uint32Array, foundItem: Uint16Array, foundSlot: Uint32Array): Uint32Array {
  const slots = new Uint32Array(foundItem.length)
  const next = start.slice()
  for (let at = 0; at < foundItem.length; at += 1) {
    const one = foundItem[at]!
    slots[next[one]!] = foundSlot[at]!
    next[one]! += 1
  }
  return slots
}

/** The first day of each thing in all of the diary, whatever was chosen; Infinity where it was never recorded. [STAT-13] */
export function firstDaysOf(
  { count, day, item, itemStart, items }: Columns,
  canonical: Canonical,
): Float64Array {
  const first = new Float64Array(items.length).fill(Infinity)
  for (let row = 0; row < count; row += 1) {
    const own = day[row]!
    const end = itemStart[row + 1]!
    for (let next = itemStart[row]!; next < end; next += 1) {
      const one = canonical[item[next]!]!
      if (own < first[one]!) first[one] = own
    }
  }
  return first
}
