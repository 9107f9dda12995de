import type { ListDays } from './statistics.ts'

/** Below, the least that chance can be is too much for it to pass among others. */
const LEAST_DAYS = 180
/** Of more days as many are looked at, evenly. */
const MOST_SHIFTS = 366
const MOST_CHANCE = 0.05
/** Sums of the same days in another order differ by a trace. */
const TRACE = 1e-9

/**
 * Whether a difference holds against the same thing on other days: all its days are moved on together, the last ones to
 * the beginning, so that pain and thing keep how they last. Where as much is seen after more than one move of twenty, it
 * is how both go up and down, and not that they do so together. Fewer days than half a year cannot tell. [STAT-24]
 */
export function standsShifts({ y }: ListDays, places: Uint32Array): boolean {
  if (y.length < LEAST_DAYS) return true
  const shifts = Math.min(y.length, MOST_SHIFTS)
  const seen = Math.abs(sumAfter(0, y, places)) - TRACE
  let asLarge = 0
  for (let at = 0; at < shifts; at += 1) {
    const shift = Math.floor((at * y.length) / shifts)
    if (Math.abs(sumAfter(shift, y, places)) >= seen) asLarge += 1
  }
  return asLarge <= shifts * MOST_CHANCE
}

/** Of the days with it; as y is less its mean, the difference is this times the same number whatever the shift. */
function sumAfter(shift: number, y: Float64Array, places: Uint32Array): number {
  let sum = 0
  for (let at = 0; at < places.length; at += 1) {
    const moved = places[at]! + shift
    sum += y[moved < y.length ? moved : moved - y.length]!
  }
  return sum
}
