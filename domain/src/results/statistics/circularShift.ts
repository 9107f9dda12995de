import type { ListDays } from './statistics.ts'

/** With fewer days even the smallest possible p is too large to pass among several tests. */
const LEAST_DAYS = 180
/** With more days, only this many evenly spaced shifts are tested. */
const MOST_SHIFTS = 366
const MOST_CHANCE = 0.05
/** Tolerance: sums of the same days in another order differ slightly. */
const TRACE = 1e-9

/** Number of pairs per loop step: one sum waits for each addition, four independent sums do not. */
const TOGETHER = 4
/** Two integer sums are packed into one number: the second in the low 26 bits, the first above them. */
const ABOVE = 2 ** 26

/**
 * Permutation test by circular shifts: all days with the item move together, the last ones to the beginning, so that
 * both series keep their persistence. If more than one shift in twenty shows as large a difference, it comes from that
 * persistence and not from a link. Less than half a year is too short to test, and passes. [STAT-24]
 */
export function passesShiftTest({ y }: ListDays, places: Uint32Array): boolean {
  if (y.length < LEAST_DAYS) return true
  const count = Math.min(y.length, MOST_SHIFTS)
  const few = rarer(places, y.length)
  const { days, unit } = inWholes(y, few.length)
  // The first shift is 0. As y is centred, the difference is its sum times a constant, whatever the shift.
  const seen = Math.abs(sumAfter(y, few, 0)) - TRACE
  // The rounding error of an integer sum is smaller. Within it, the exact values are summed instead.
  const off = unit * few.length
  const isAsLarge = (wholes: number, shift: number): boolean => {
    const sum = Math.abs(wholes) * unit
    return Math.abs(sum - seen) < off ? Math.abs(sumAfter(y, few, shift)) >= seen : sum > seen
  }
  let asLarge = 0
  for (const [apart, shifts] of byDistance(y.length, count)) {
    const sums = sumsAfter(shifts, few, paired(days, apart))
    for (let at = 0; at < shifts.length; at += 1) {
      const first = Math.round(sums[at]! / ABOVE)
      if (isAsLarge(first, shifts[at]!)) asLarge += 1
      if (apart > 0 && isAsLarge(sums[at]! - first * ABOVE, shifts[at]! + apart)) asLarge += 1
    }
    if (asLarge > count * MOST_CHANCE) return false
  }
  return true
}

/** All shifts in pairs, the first half with the second: grouped by their distance, with the first shift of each. */
function byDistance(days: number, count: number): Map<number, number[]> {
  const shiftOf = (at: number): number => Math.floor((at * days) / count)
  const half = Math.ceil(count / 2)
  const found = new Map<number, number[]>()
  for (let at = 0; at < half; at += 1) {
    // With an odd count the last one has no partner.
    const apart = at + half < count ? shiftOf(at + half) - shiftOf(at) : 0
    const shifts = found.get(apart)
    if (shifts === undefined) found.set(apart, [shiftOf(at)])
    else shifts.push(shiftOf(at))
  }
  return found
}

/** The days with the item or those without, whichever are fewer: as y is centred, both sums differ only in sign. */
function rarer(places: Uint32Array, days: number): Uint32Array {
  if (2 * places.length <= days) return places
  const others = new Uint32Array(days - places.length)
  let found = 0
  for (let day = 0, at = 0; day < days; day += 1) {
    if (places[at] === day) at += 1
    else {
      others[found] = day
      found += 1
    }
  }
  return others
}

/** Scales the days to integers so that the largest possible sum fits into one of two packed sums, with its sign. */
function inWholes(y: Float64Array, added: number): { days: Int32Array; unit: number } {
  let most = 0
  for (let day = 0; day < y.length; day += 1) most = Math.max(most, Math.abs(y[day]!))
  const unit = most / (ABOVE / 2 / added - 1) || 1
  const days = new Int32Array(y.length)
  for (let day = 0; day < y.length; day += 1) days[day] = Math.round(y[day]! / unit)
  return { days, unit }
}

/** Packs each day with the one `apart` days later; all of them twice, so that a shifted index needs no wrap-around. */
function paired(days: Int32Array, apart: number): Float64Array {
  const { length } = days
  const pairs = new Float64Array(2 * length)
  for (let day = 0; day < length; day += 1) {
    const other = day + apart
    pairs[day] = days[day]! * ABOVE + days[other < length ? other : other - length]!
  }
  pairs.copyWithin(length, 0, length)
  return pairs
}

function sumAfter(y: Float64Array, places: Uint32Array, shift: number): number {
  let sum = 0
  for (let at = 0; at < places.length; at += 1) {
    const day = places[at]! + shift
    sum += y[day < y.length ? day : day - y.length]!
  }
  return sum
}

function sumsAfter(shifts: readonly number[], places: Uint32Array, pairs: Float64Array): Float64Array {
  const sums = new Float64Array(shifts.length + TOGETHER)
  for (let from = 0; from < shifts.length; from += TOGETHER) {
    const first = shifts[from]!
    // After the last shift there are none, and their sums are not used.
    const second = shifts[from + 1] ?? 0
    const third = shifts[from + 2] ?? 0
    const fourth = shifts[from + 3] ?? 0
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at]!
      a += pairs[place + first]!
      b += pairs[place + second]!
      c += pairs[place + third]!
      d += pairs[place + fourth]!
    }
    sums[from] = a
    sums[from + 1] = b
    sums[from + 2] = c
    sums[from + 3] = d
  }
  return sums
}
