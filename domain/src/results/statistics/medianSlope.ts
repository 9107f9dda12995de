import type { DayPoint } from '../days.ts'
import { medianOf, middleOf, nth } from './median.ts'

/** Fewer are put in order as they are. */
const LEAST_TO_NARROW = 8_000
/** So many are looked at first. */
const SAMPLED = 2_000
/** How far around the middle of these the median may lie: three times what chance alone would move it by. */
const REACH = 1.5 * Math.sqrt(SAMPLED)

/** Its multiples, without their whole part, lie evenly between 0 and 1, and never come again. */
const GOLDEN = (Math.sqrt(5) - 1) / 2

interface Line {
  days: Float64Array
  values: Float64Array
}

/**
 * The median of the slopes between all pairs of points, to the last bit what putting all of them in order would give. A
 * few slopes say between which two values it lies; those between are put in order, and those below only counted. [STAT-19]
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

/** Each point with some others, near ones and far ones, and about as often as any other: none weighs more. */
function fewSlopes({ days, values }: Line): Float64Array {
  const { length } = days
  const rounds = Math.ceil(SAMPLED / length)
  const slopes = new Float64Array(rounds * length)
  // The points in a ring, and at most half of it between two of them: hardly a pair is there twice.
  const reach = ((length - 1) >> 1) / rounds
  for (let round = 0; round < rounds; round += 1) {
    for (let one = 0; one < length; one += 1) {
      // Not always as far: what comes every week would else be seen with nothing but itself, or never.
      const turn = one * GOLDEN
      const apart = 1 + Math.floor((round + (turn - Math.floor(turn))) * reach)
      const other = one + apart < length ? one + apart : one + apart - length
      slopes[round * length + one] = (values[one]! - values[other]!) / (days[one]! - days[other]!)
    }
  }
  return slopes
}

/** Null where the few have led astray, or where too many slopes are the same. */
function narrowedMedian(line: Line, count: number): number | null {
  const few = fewSlopes(line)
  const middle = few.length >> 1
  const least = nth(few, Math.floor(middle - REACH))
  const most = nth(few, Math.ceil(middle + REACH))
  const between = new Float64Array(count >> 2)
  const { below, found } = sifted(line, { least, most }, between)
  const place = (count >> 1) - below
  // The one before it is wanted as well, where there are two in the middle.
  const isThere = place >= 1 && place < found && found <= between.length
  return isThere ? middleOf(between.subarray(0, found), place, count % 2 === 0) : null
}

interface Sifted {
  below: number
  /** May be more than there is room for. */
  found: number
}

/** Each is written down, and stays if it lies between: a branch that nobody can foresee takes longer than that. */
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
