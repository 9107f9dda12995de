import type { ListDays } from './statistics.ts'

/** Below, the least that chance can be is too much for it to pass among others. */
const LEAST_DAYS = 180
/** Of more days as many are looked at, evenly. */
const MOST_SHIFTS = 366
const MOST_CHANCE = 0.05
/** Sums of the same days in another order differ by a trace. */
const TRACE = 1e-9

/** So many pairs are looked at together: one sum waits for each of its numbers, four do not wait for each other. */
const TOGETHER = 4
/** Two sums of whole numbers share one: the second has the 26 bits below, the first what is above them. */
const ABOVE = 2 ** 26

/**
 * Whether a difference holds against the same thing on other days: all its days are moved on together, the last ones to
 * the beginning, so that pain and thing keep how they last. Where as much is seen after more than one move of twenty, it
 * is how both go up and down, and not that they do so together. Fewer days than half a year cannot tell. [STAT-24]
 */
export function standsShifts({ y }: ListDays, places: Uint32Array): boolean {
  if (y.length < LEAST_DAYS) return true
  const count = Math.min(y.length, MOST_SHIFTS)
  const few = rarer(places, y.length)
  const { days, unit } = inWholes(y, few.length)
  // The first is no shift at all. As y is less its mean, a difference is its sum times the same number whatever the shift.
  const seen = Math.abs(sumAfter(y, few, 0)) - TRACE
  // A sum of whole numbers is off by less. Where that might decide, the days are added up as they are.
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

/** All shifts in pairs, the second half with the first: by how far apart the two are, the first of each. */
function byDistance(days: number, count: number): Map<number, number[]> {
  const shiftOf = (at: number): number => Math.floor((at * days) / count)
  const half = Math.ceil(count / 2)
  const found = new Map<number, number[]>()
  for (let at = 0; at < half; at += 1) {
    // The last of an odd number is alone.
    const apart = at + half < count ? shiftOf(at + half) - shiftOf(at) : 0
    const shifts = found.get(apart)
    if (shifts === undefined) found.set(apart, [shiftOf(at)])
    else shifts.push(shiftOf(at))
  }
  return found
}

/** The days with it or those without, whichever are fewer: as y is less its mean, both have the same sum but for its sign. */
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

/** The days as whole numbers: so many of the largest add up to no more than one of two sums has room for, with its sign. */
function inWholes(y: Float64Array, added: number): { days: Int32Array; unit: number } {
  let most = 0
  for (let day = 0; day < y.length; day += 1) most = Math.max(most, Math.abs(y[day]!))
  const unit = most / (ABOVE / 2 / added - 1) || 1
  const days = new Int32Array(y.length)
  for (let day = 0; day < y.length; day += 1) days[day] = Math.round(y[day]! / unit)
  return { days, unit }
}

/** Each day with the one so far behind it; all of them twice, as a moved day is then always further on. */
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
    // Behind the last shift there are none, and nobody asks for their sums.
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
