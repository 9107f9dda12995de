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
  const { start, row } = ofItems
  const end = start[item + 1]!
  // Sentinel before the first index: `none` is above all of them.
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
  // The first index always counts as a step back. A person who flies west has a day twice, with another one between.
  // [RES-2]
  return timesBack <= 1 ? all : Uint32Array.from(new Set(all.sort()))
}
