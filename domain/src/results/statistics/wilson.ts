import type { Wilson } from './statistics.ts'

/** The square of 1.96, for a 95 % interval. */
const Z2 = 3.84

/** The Wilson interval of a proportion. Unlike the normal approximation it is meaningful for 5 of 5. [STAT-16] */
export function wilsonInterval(yes: number, n: number): Wilson {
  const p = yes / n
  const centre = (p + Z2 / (2 * n)) / (1 + Z2 / n)
  const half = Math.sqrt((Z2 * p * (1 - p)) / n + (Z2 * Z2) / (4 * n * n)) / (1 + Z2 / n)
  return { yes, n, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}
