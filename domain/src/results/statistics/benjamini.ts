/**
 * Benjamini-Hochberg: which p-values pass together at a false discovery rate of q. A p above its own threshold still
 * passes if a larger p is below its threshold. [STAT-8]
 */
export function passBenjaminiHochberg(ps: readonly number[], q: number): boolean[] {
  const sorted = ps.toSorted((one, other) => one - other)
  const last = sorted.findLastIndex((p, at) => p <= (q * (at + 1)) / ps.length)
  const limit = last === -1 ? -1 : sorted[last]!
  return ps.map((p) => p <= limit)
}
