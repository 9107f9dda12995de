/** The 97.5 % quantiles of Student's t, from 7 degrees of freedom (8 days, the minimum) to infinity. */
const T_975: readonly (readonly [df: number, t: number])[] = [
  [7, 2.365],
  [8, 2.306],
  [9, 2.262],
  [10, 2.228],
  [11, 2.201],
  [12, 2.179],
  [13, 2.16],
  [14, 2.145],
  [15, 2.131],
  [16, 2.12],
  [17, 2.11],
  [18, 2.101],
  [19, 2.093],
  [20, 2.086],
  [21, 2.08],
  [22, 2.074],
  [23, 2.069],
  [24, 2.064],
  [25, 2.06],
  [26, 2.056],
  [27, 2.052],
  [28, 2.048],
  [29, 2.045],
  [30, 2.042],
  [40, 2.021],
  [60, 2],
  [120, 1.98],
  [Infinity, 1.96],
]

/** Interpolates by 1 / df, in which t is nearly linear. [STAT-6] */
export function t975(df: number): number {
  const at = T_975.findIndex(([line]) => line >= df)
  const [above, tAbove] = T_975[at]!
  if (above === df) return tAbove
  const [below, tBelow] = T_975[at - 1]!
  const share = (1 / below - 1 / df) / (1 / below - 1 / above)
  return tBelow + share * (tAbove - tBelow)
}

/** The upper tail of the normal curve, to seven decimals (Abramowitz and Stegun 26.2.17). */
function normalTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

/** Two-sided p of t. A normal p would give false positives: few days have heavier tails. [STAT-7] */
export function twoSidedP(t: number, df: number): number {
  const z = ((8 * df + 1) / (8 * df + 3)) * Math.sqrt(df * Math.log1p((t * t) / df))
  return Math.min(1, 2 * normalTail(z))
}
