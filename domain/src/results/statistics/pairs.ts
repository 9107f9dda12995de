import { bitOf } from '../../filters/columns/makeColumns.ts'
import type { DayTable } from '../days.ts'
import type { ItemDays } from './itemDays.ts'
import type { ComparedList, ListDays } from './statistics.ts'
import { listDays } from './welch.ts'

/** The days that can be compared for one list: with a number, and answered. */
interface AnsweredDays extends ListDays {
  /** Of each day of the table its place among them, else `none`; so has what is on none of its days, behind the last one. */
  place: Uint32Array
  none: number
}

/**
 * A day that did not answer is left out: what was not recorded is not what was not there. [STAT-2]
 * Here as below each is written down, and stays if it counts: a branch that nobody can foresee takes longer than that.
 */
export function answeredDays(
  { count, mean }: DayTable,
  { answered }: ItemDays,
  list: ComparedList,
): AnsweredDays {
  const bit = bitOf(list)
  const none = count
  const place = new Uint32Array(count + 1).fill(none)
  const pain = new Float64Array(count)
  let found = 0
  for (let slot = 0; slot < count; slot += 1) {
    // Of NaN this is not true.
    const counts = Number((answered[slot]! & bit) !== 0) & Number(mean[slot]! >= 0)
    place[slot] = none + (found - none) * counts
    pain[found] = mean[slot]!
    found += counts
  }
  return { ...listDays(pain.subarray(0, found)), place, none }
}

/** On which of these days a thing was recorded, from the first to the last. */
export function placesOf(
  { place, none }: AnsweredDays,
  { ofItems, slot }: ItemDays,
  item: number,
): Uint32Array {
  const { start, row } = ofItems
  const end = start[item + 1]!
  // Before the first stands what is behind all of them.
  const places = new Uint32Array(end - start[item]! + 1)
  places[0] = none
  let found = 0
  let timesBack = 0
  for (let at = start[item]!; at < end; at += 1) {
    const own = place[slot[row[at]!]!]!
    const before = places[found]!
    const counts = Number(own !== none) & Number(own !== before)
    places[found + 1] = own
    timesBack += Number(own < before) & counts
    found += counts
  }
  const all = places.subarray(1, found + 1)
  // The first is one. Who flies west has a day twice, with another between. [RES-2]
  return timesBack <= 1 ? all : Uint32Array.from(new Set(all.sort()))
}
