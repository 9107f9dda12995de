/** Beyond this nothing is left of the days: the interval would be wider than the scale. */
const MOST = 0.9
/** What is less is a trace of how numbers are kept, and no spread. */
export const NO_SPREAD = 1e-9

/**
 * How much of a value is left in the next one, from -1 to 1; 0 where all are the same. Neighbours are those in the list:
 * who writes every second day has no two days in a row, and would seem to have no carry-over at all.
 */
export function acf1(values: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at]!
  const mean = sum / values.length
  let spread = 0
  let carried = 0
  let before = 0
  for (let at = 0; at < values.length; at += 1) {
    const away = values[at]! - mean
    spread += away * away
    carried += away * before
    before = away
  }
  return spread < NO_SPREAD ? 0 : carried / spread
}

/** The same of days on which something was, told by their places: every other of the `count` days is a day without. */
export function acfOfPlaces(places: Uint32Array, count: number): number {
  const share = places.length / count
  const spread = places.length * (1 - share)
  if (spread < NO_SPREAD) return 0
  let inARow = 0
  for (let at = 1; at < places.length; at += 1) inARow += Number(places[at] === places[at - 1]! + 1)
  // Each of them is in two pairs of neighbours, but for the ends of the list.
  const ends = (places[0] === 0 ? 1 : 0) + (places.at(-1) === count - 1 ? 1 : 0)
  const carried = inARow - share * (2 * places.length - ends) + share * share * (count - 1)
  return carried / spread
}

/**
 * Pain and habits last for days, so that thirty days are not thirty answers. Where both do, the error is made wider; it
 * is never made narrower. [STAT-5]
 */
export const carryOver = (acfOfY: number, acfOfX: number): number =>
  Math.min(MOST, Math.max(0, acfOfY * acfOfX))
