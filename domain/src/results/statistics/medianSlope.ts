import type { DayPoint } from '../days.ts'
import { medianOf, valueAtRank, nthSmallest } from './median.ts'

/** Fewer slopes than this are sorted directly. */
const LEAST_TO_NARROW = 8_000
/** Size of the first sample. */
const SAMPLED = 2_000
/** How far from the middle of the sample the median may be: three times its random deviation. */
const REACH = 1.5 * Math.sqrt(SAMPLED)

/** The fractional parts of its multiples are spread evenly over 0 to 1 and never repeat. */
const GOLDEN = (Math.sqrt(5) - 1) / 2

interface Line {
  days: Float64Array
  values: Float64Array
}

/**
 * The median of the slopes between all pairs of points, identical to the last bit to sorting all of them. A sample
 * gives bounds for it; the slopes within the bounds are searched, those below only counted. [STAT-19]
 */
export function medianSlope(points: readonly DayPoint[]): number {
  const line = { days: new Float64Array(points.length), values: new Float64Array(points.length) }
  for (let at = 0; at < points.length; at += 1) {
    line.days[at] = points[at]!.day
    line.values[at] = points[at]!.value
  }
  const count = (points.length * (points.length - 1)) / 2
  const narrowed = count < LEAST_TO_NARROW ? null : narrowedMedian(line, count)
  return narrowed ?? medianOf(slopesOf(line, count))
}

function slopesOf({ days, values }: Line, count: number): Float64Array {
  const slopes = new Float64Array(count)
  let next = 0
  for (let later = 1; later < days.length; later += 1) {
    for (let earlier = 0; earlier < later; earlier += 1) {
      slopes[next] = (values[later]! - values[earlier]!) / (days[later]! - days[earlier]!)
      next += 1
    }
  }
  return slopes
}

/** Pairs each point with some others, near and far, about equally often: no point weighs more. */
function fewSlopes({ days, values }: Line): Float64Array {
  const { length } = days
  const rounds = Math.ceil(SAMPLED / length)
  const slopes = new Float64Array(rounds * length)
  // Points form a ring, with at most half of it between the two of a pair: hardly a pair repeats.
  const reach = ((length - 1) >> 1) / rounds
  for (let round = 0; round < rounds; round += 1) {
    for (let one = 0; one < length; one += 1) {
      // Varies the distance: otherwise a weekly rhythm would be compared only with itself, or never.
      const turn = one * GOLDEN
      const apart = 1 + Math.floor((round + (turn - Math.floor(turn))) * reach)
      const other = one + apart < length ? one + apart : one + apart - length
      slopes[round * length + one] = (values[one]! - values[other]!) / (days[one]! - days[other]!)
    }
  }
  return slopes
}

/** Null if the sample was misleading, or if too many slopes are equal. */
function narrowedMedian(line: Line, count: number): number | null {
  const few = fewSlopes(line)
  const middle = few.length >> 1
  const least = nthSmallest(few, Math.floor(middle - REACH))
  const most = nthSmallest(few, Math.ceil(middle + REACH))
  const between = new Float64Array(count >> 2)
  const { below, found } = sifted(line, { least, most }, between)
  const place = (count >> 1) - below
  // With an even count, the slope before it is needed as well.
  const isThere = place >= 1 && place < found && found <= between.length
  return isThere ? valueAtRank(between.subarray(0, found), place, count % 2 === 0) : null
}

interface Sifted {
  below: number
  /** May exceed the size of the array. */
  found: number
}

/** Writes every slope and advances only if it is within the bounds: an unpredictable branch would take longer. */
function sifted(
  { days, values }: Line,
  { least, most }: { least: number; most: number },
  between: Float64Array,
): Sifted {
  let below = 0
  let found = 0
  for (let later = 1; later < days.length; later += 1) {
    const [day, value] = [days[later]!, values[later]!]
    for (let earlier = 0; earlier < later; earlier += 1) {
      const slope = (value - values[earlier]!) / (day - days[earlier]!)
      between[found] = slope
      below += Number(slope < least)
      found += Number(slope >= least) & Number(slope <= most)
    }
  }
  return { below, found }
}
