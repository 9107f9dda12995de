import type { ListDays } from './statistics.ts'

/** Below, the least that chance can be is too much for it to pass among others. */
const LEAST_DAYS = 180
/** Of more days as many are looked at, evenly. */
const MOST_SHIFTS = 366
const MOST_CHANCE = 0.05
/** Sums of the same days in another order differ by a trace. */
const TRACE = 1e-9

/** So many are looked at together: one sum waits for each of its numbers, four do not wait for each other. */
const TOGETHER = 4

/**
 * Whether a difference holds against the same thing on other days: all its days are moved on together, the last ones to
 * the beginning, so that pain and thing keep how they last. Where as much is seen after more than one move of twenty, it
 * is how both go up and down, and not that they do so together. Fewer days than half a year cannot tell. [STAT-24]
 */
export function standsShifts({ y }: ListDays, places: Uint32Array): boolean {
  if (y.length < LEAST_DAYS) return true
  const count = Math.min(y.length, MOST_SHIFTS)
  const shifts = Uint32Array.from({ length: count }, (_, at) => Math.floor((at * y.length) / count))
  const round = twice(y)
  const few = rarer(places, y.length)
  const most = count * MOST_CHANCE
  const sums = new Float64Array(TOGETHER)
  let seen = 0
  let asLarge = 0
  for (let from = 0; from < count; from += TOGETHER) {
    sumsAfter({ round, places: few, shifts, from }, sums)
    // The first is no shift at all.
    if (from === 0) seen = Math.abs(sums[0]!) - TRACE
    const some = Math.min(TOGETHER, count - from)
    for (let at = 0; at < some; at += 1) if (Math.abs(sums[at]!) >= seen) asLarge += 1
    if (asLarge > most) return false
  }
  return true
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

/** The same days once more behind the last one: a moved day is then always further on. */
function twice(y: Float64Array): Float64Array {
  const round = new Float64Array(2 * y.length)
  round.set(y)
  round.set(y, y.length)
  return round
}

interface Shifting {
  /** The days twice. */
  round: Float64Array
  places: Uint32Array
  shifts: Uint32Array
  /** Which of the shifts is the first of these. */
  from: number
}

/** Of the days with it; as y is less its mean, the difference is this times the same number whatever the shift. */
function sumsAfter({ round, places, shifts, from }: Shifting, sums: Float64Array): void {
  const first = shifts[from]!
  // Behind the last shift there are none, and nobody asks for their sums.
  const second = shifts[from + 1] ?? 0
  const third = shifts[from + 2] ?? 0
  const fourth = shifts[from + 3] ?? 0
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at]!
    a += round[place + first]!
    b += round[place + second]!
    c += round[place + third]!
    d += round[place + fourth]!
  }
  sums[0] = a
  sums[1] = b
  sums[2] = c
  sums[3] = d
}
