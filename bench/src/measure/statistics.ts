/** The value below which this share of the samples lies; NaN for an empty list. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = Math.min(sorted.length - 1, Math.floor(sorted.length * share))
  return sorted[at] ?? Number.NaN
}

export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? Number.NaN)) / 2 : upper
}

/** The rise of y per step of one, by least squares. */
export function slope(ys: readonly number[]): number {
  const middle = (ys.length - 1) / 2
  const mean = ys.reduce((sum, y) => sum + y, 0) / ys.length
  const along = ys.reduce((sum, y, x) => sum + (x - middle) * (y - mean), 0)
  const across = ys.reduce((sum, _, x) => sum + (x - middle) ** 2, 0)
  return along / across
}
