/**
 * Benjamini and Hochberg: which of many p pass together, when a share of q among them may be false. One that is above its
 * own line passes where a larger one is below its line. [STAT-8]
 */
export function passes(ps: readonly number[], q: number): boolean[] {
  const sorted = ps.toSorted((one, other) => one - other)
  const last = sorted.findLastIndex((p, at) => p <= (q * (at + 1)) / ps.length)
  const limit = last === -1 ? -1 : sorted[last]!
  return ps.map((p) => p <= limit)
}
