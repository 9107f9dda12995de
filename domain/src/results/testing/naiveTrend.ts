import type { DayPoint } from '../days.ts'

/** Sorts the slopes between all pairs of points and returns the middle one. */
export function naiveMedianSlope(points: readonly DayPoint[]): number {
  const slopes = Float64Array.from(
    points.flatMap((later, at) =>
      points.slice(0, at).map((earlier) => (later.value - earlier.value) / (later.day - earlier.day)),
    ),
  ).sort()
  const middle = slopes.length >> 1
  return slopes.length % 2 === 1 ? slopes[middle]! : (slopes[middle - 1]! + slopes[middle]!) / 2
}

/** Counts the shifts with a sum at least as large as the real one, one shift and one day at a time. */
export function naiveAsLarge(y: Float64Array, places: Uint32Array, moves: number): number {
  const sumAfter = (move: number): number =>
    Math.abs(places.reduce((sum, place) => sum + y[(place + move) % y.length]!, 0))
  const seen = sumAfter(0) - 1e-9
  return Array.from({ length: moves }, (_, at) => Math.floor((at * y.length) / moves)).filter(
    (move) => sumAfter(move) >= seen,
  ).length
}
