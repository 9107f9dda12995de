import { listBit } from '../../filters/columns/makeColumns.ts'
import type { DayTable } from '../days.ts'
import type { ItemDays } from './itemDays.ts'
import type { ComparedList, ListDays } from './statistics.ts'
import { listDays } from './welch.ts'

/** The days that can be compared for one list: they have a number and answer the list. */
interface AnsweredDays extends ListDays {
  /**
   * For each day of the table its index among these days, otherwise `none`; one extra slot at the end also holds
   * `none`.
   */
  place: Uint32Array
  none: number
}

/**
 * Leaves out days that did not answer: not recorded does not mean absent. [STAT-2] Here and below, every value is
 * written and the index advances only if it counts: an unpredictable branch would take longer.
 */
export function answeredDays(
  { count, mean }: DayTable,
  { answered }: ItemDays,
  list: ComparedList,
): AnsweredDays {
  const bit = listBit(list)
  const none = count
  const place = new Uint32Array(count + 1).fill(none)
  const pain = new Float64Array(count)
  let found = 0
  for (let slot = 0; slot < count; slot += 1) {
    // NaN fails this comparison.
    const counts = Number((answered[slot]! & bit) !== 0) & Number(mean[slot]! >= 0)
    place[slot] = none + (found - none) * counts
    pain[found] = mean[slot]!
    found += counts
  }
  return { ...listDays(pain.subarray(0, found)), place, none }
}

/** The ascending indexes of the days on which an item was recorded. */
export function itemDayIndexes(
  { place, none }: AnsweredDays,
  { ofItems, slot }: ItemDays,
  item: number,
): Uint32Array {
  const rows = ofItems.row.subarray(ofItems.start[item], ofItems.start[item + 1])
  // Before the first index is one that equals none of them.
  const places = new Uint32Array(rows.length + 1)
  places[0] = none
  let found = 0
  let stepsBack = 0
  for (let at = 0; at < rows.length; at += 1) {
    const before = places[found]!
    const own = place[slot[rows[at]!]!]!
    const counts = differ(own, none) & differ(own, before)
    places[found + 1] = own
    stepsBack += counts & Number(own < before)
    found += counts
  }
  const all = places.subarray(1, found + 1)
  // The first index always counts as a step back.
  return stepsBack <= 1 ? all : sortedOnce(all)
}

/** 1 if two whole numbers differ, otherwise 0, without a branch. */
const differ = (one: number, other: number): number => ((one ^ other) | -(one ^ other)) >>> 31

/**
 * A person who flies west has a day twice, with another one between. Only a few indexes are out of order, and by
 * little: inserting them is faster than sorting all. [RES-2]
 */
function sortedOnce(places: Uint32Array): Uint32Array {
  let found = 0
  for (let at = 0; at < places.length; at += 1) {
    const own = places[at]!
    let to = found
    while (to > 0 && places[to - 1]! > own) to -= 1
    if (to > 0 && places[to - 1] === own) continue
    if (to < found) places.copyWithin(to + 1, to, found)
    places[to] = own
    found += 1
  }
  return places.subarray(0, found)
}
