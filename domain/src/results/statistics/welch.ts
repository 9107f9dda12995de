import { autocorrelation, binaryAutocorrelation, carryOver, NO_SPREAD } from './carryOver.ts'
import type { ListDays, TestedDays } from './statistics.ts'
import { twoSidedP, t975 } from './tTable.ts'

/** Fewer days find patterns in noise: of 18 items without effect, one would stand out for every sixth person. */
const LEAST_EACH = 8
const LEAST_IN_ALL = 21

interface Counts {
  daysWith: number
  daysWithout: number
}

/** [STAT-3] */
export const hasEnoughDays = ({ daysWith, daysWithout }: Counts): boolean =>
  daysWith >= LEAST_EACH && daysWithout >= LEAST_EACH && daysWith + daysWithout >= LEAST_IN_ALL

/** How many days are still missing, for display. [STAT-11] */
export const countMissingDays = ({ daysWith, daysWithout }: Counts): Counts & { inAll: number } => ({
  daysWith: Math.max(0, LEAST_EACH - daysWith),
  daysWithout: Math.max(0, LEAST_EACH - daysWithout),
  inAll: Math.max(0, LEAST_IN_ALL - daysWith - daysWithout),
})

export function listDays(pain: Float64Array): ListDays {
  let sum = 0
  for (let at = 0; at < pain.length; at += 1) sum += pain[at]!
  const mean = sum / pain.length
  const y = new Float64Array(pain.length)
  let squares = 0
  for (let at = 0; at < pain.length; at += 1) {
    const away = pain[at]! - mean
    y[at] = away
    squares += away * away
  }
  return { y, mean, squares, acfOfY: autocorrelation(y) }
}

/** Compares the days with an item, given by their ascending indexes, with the days without it. */
export function testDays(days: ListDays, places: Uint32Array): TestedDays {
  const { difference, meanWith, squaredError } = meansOf(days, places)
  const [daysWith, daysWithout] = [places.length, days.y.length - places.length]
  const counts = { daysWith, daysWithout, difference, meanWith }
  // No variance at all: the absence of a visible error does not make the result certain. [STAT-14]
  if (squaredError < NO_SPREAD)
    return { ...counts, low: Math.min(0, difference), high: Math.max(0, difference), p: 1 }
  const r = carryOver(days.acfOfY, binaryAutocorrelation(places, days.y.length))
  const error = Math.sqrt((squaredError * (1 + r)) / (1 - r))
  // The smaller group sets the degrees of freedom: the usual formula would treat eight days among hundreds as hundreds.
  // [STAT-6]
  const df = Math.min(daysWith, daysWithout) - 1
  const reach = t975(df) * error
  const p = twoSidedP(Math.abs(difference) / error, df)
  return { ...counts, low: difference - reach, high: difference + reach, p }
}

/** Sums only the days with the item; the days without it follow from the totals. [STAT-4] */
function meansOf(
  { y, mean, squares }: ListDays,
  places: Uint32Array,
): { difference: number; meanWith: number; squaredError: number } {
  let sum = 0
  let squaresWith = 0
  for (let at = 0; at < places.length; at += 1) {
    const away = y[places[at]!]!
    sum += away
    squaresWith += away * away
  }
  const [daysWith, daysWithout] = [places.length, y.length - places.length]
  const [meanWith, meanWithout] = [sum / daysWith, -sum / daysWithout]
  const varianceWith = (squaresWith - sum * meanWith) / (daysWith - 1)
  const varianceWithout = (squares - squaresWith + sum * meanWithout) / (daysWithout - 1)
  return {
    difference: meanWith - meanWithout,
    meanWith: mean + meanWith,
    squaredError: varianceWith / daysWith + varianceWithout / daysWithout,
  }
}
