import { bitOf } from '../../filters/columns/makeColumns.ts'
import type { DayTable } from '../days.ts'
import type { ItemDays } from './itemDays.ts'
import type { ComparedList, ListDays } from './statistics.ts'
import { listDays } from './welch.ts'

/** The days that can be compared for one list: with a number, and answered. */
interface AnsweredDays extends ListDays {
  /** Of each day of the table its place among them, or -1. */
  place: Int32Array
}

/** A day that did not answer is left out: what was not recorded is not what was not there. [STAT-2] */
export function answeredDays(
  { count, mean }: DayTable,
  { answered }: ItemDays,
  list: ComparedList,
): AnsweredDays {
  const bit = bitOf(list)
  const place = new Int32Array(count).fill(-1)
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
export function placesOf({ place }: AnsweredDays, { start, slots }: ItemDays, item: number): Uint32Array {
  const places = new Uint32Array(start[item + 1]! - start[item]!)
  let found = 0
  let isInOrder = true
  for (let at = start[item]!; at < start[item + 1]!; at += 1) {
    const own = place[slots[at]!]!
    if (own === -1) continue
    if (found > 0 && own <= places[found - 1]!) isInOrder = false
    places[found] = own
    found += 1
  }
  const all = places.subarray(0, found)
  // Who flies west has a day twice, with another between. [RES-2]
  return isInOrder ? all : Uint32Array.from(new Set(all.sort()))
}
