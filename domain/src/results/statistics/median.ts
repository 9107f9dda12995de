/** Reorders its input. Much faster than sorting the 66,000 slopes of a year. */
export const medianOf = (values: Float64Array): number =>
  valueAtRank(values, values.length >> 1, values.length % 2 === 0)

/** The value at a rank; with two in the middle their mean, `place` being the rank of the upper one. */
export function valueAtRank(values: Float64Array, place: number, areTwo: boolean): number {
  const upper = nthSmallest(values, place)
  if (!areTwo) return upper
  let lower = -Infinity
  for (let at = 0; at < place; at += 1) lower = Math.max(lower, values[at]!)
  return (lower + upper) / 2
}

/** The nth smallest value; afterwards no value before index n is larger. */
export function nthSmallest(values: Float64Array, n: number): number {
  let first = 0
  let last = values.length - 1
  while (first < last) {
    const pivot = values[n]!
    let left = first
    let right = last
    while (left <= right) {
      while (values[left]! < pivot) left += 1
      while (values[right]! > pivot) right -= 1
      if (left > right) break
      const moved = values[left]!
      values[left] = values[right]!
      values[right] = moved
      left += 1
      right -= 1
    }
    if (right < n) first = left
    if (left > n) last = right
  }
  return values[n]!
}
