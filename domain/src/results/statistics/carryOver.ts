/** Upper limit: beyond it the interval would be wider than the scale. */
const MOST = 0.9
/** Smaller values are rounding errors, not spread. */
export const NO_SPREAD = 1e-9

/**
 * Lag-1 autocorrelation, from -1 to 1; 0 if all values are equal. Neighbours are neighbours in the list: for a person
 * who writes every second day, calendar neighbours would show no carry-over at all.
 */
export function autocorrelation(values: ArrayLike<number>): number {
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

/** The same for a 0/1 series, given as the indexes of its 1s among `count` days. */
export function binaryAutocorrelation(places: Uint32Array, count: number): number {
  const share = places.length / count
  const spread = places.length * (1 - share)
  if (spread < NO_SPREAD) return 0
  let inARow = 0
  for (let at = 1; at < places.length; at += 1) inARow += Number(places[at] === places[at - 1]! + 1)
  // Each day is in two pairs of neighbours, except at the ends of the list.
  const ends = (places[0] === 0 ? 1 : 0) + (places.at(-1) === count - 1 ? 1 : 0)
  const carried = inARow - share * (2 * places.length - ends) + share * share * (count - 1)
  return carried / spread
}

/**
 * Pain and habits last for days, so thirty days are not thirty independent values. If both persist, the error is
 * widened; it is never narrowed. [STAT-5]
 */
export const carryOver = (acfOfY: number, acfOfX: number): number =>
  Math.min(MOST, Math.max(0, acfOfY * acfOfX))
