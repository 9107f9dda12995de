import { bitOf } from '../../filters/columns/makeColumns.ts'
import type { DayTable } from '../days.ts'
import type { ItemDays } from './itemDays.ts'
import type { ComparedList, ListDays } from './statistics.ts'
import { listDays } from './welch.ts'

/** The days that can be compared for one list: with a number, and answered. */
interface AnsweredDays extends ListDays {
  /** Of each day of the table its place among them, or -1; so has what is on none of its days, behind the last one. */
  place: Int32Array
}

/** A day that did not answer is left out: what was not recorded is not what was not there. [STAT-2] */
export function answeredDays(
  { count, mean }: DayTable,
  { answered }: ItemDays,
  list: ComparedList,
): AnsweredDays {
  const bit = bitOf(list)
  const place = new Int32Array(count + 1).fill(-1)
  const pain = new Float64Array(count)
  let found = 0
  for (let slot = 0; slot < count; slot += 1) {
    if ((answered[slot]! & bit) === 0 || Number.isNaN(mean[slot]!)) continue
    place[slot] = found
    pain[found] = mean[slot]!
    found += 1
  }
  return { ...listDays(pain.subarray(0, found)), place }
}

/** On which of these days a thing was recorded, from the first to the last. */
export function placesOf({ place }: AnsweredDays, { ofItems, slot }: ItemDays, item: number): Uint32Array {
  const { start, row } = ofItems
  const end = start[item + 1]!
  const places = new Uint32Array(end - start[item]!)
  let found = 0
  let last = -1
  let isInOrder = true
  for (let at = start[item]!; at < end; at += 1) {
    const own = place[slot[row[at]!]!]!
    if (own === -1 || own === last) continue
    if (own < last) isInOrder = false
    places[found] = own
    found += 1
    last = own
  }
  const all = places.subarray(0, found)
  // Who flies west has a day twice, with another between. [RES-2]
  return isInOrder ? all : Uint32Array.from(new Set(all.sort()))
}
