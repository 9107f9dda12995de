/** One line of the results: what was measured, its target, and the measured value. */
export interface Figure {
  measure: string
  target: string
  seen: string
  /** null: for information only, without a target. */
  isMet: boolean | null
}

const VERDICT = new Map<boolean | null, string>([
  [true, 'met'],
  [false, 'MISSED'],
  [null, ''],
])

export function asTable(figures: readonly Figure[]): string {
  const rows = figures.map(
    (one) => `| ${one.measure} | ${one.target} | ${one.seen} | ${VERDICT.get(one.isMet)} |`,
  )
  return ['| measure | target | seen | |', '|---|---|---|---|', ...rows].join('\n')
}

export const atLeast = (measure: string, target: number, seen: number, unit = ''): Figure => ({
  measure,
  target: `at least ${formatNumber(target)}${unit}`,
  seen: `${formatNumber(seen)}${unit}`,
  isMet: seen >= target,
})

export const atMost = (measure: string, target: number, seen: number, unit = ''): Figure => ({
  measure,
  target: `at most ${formatNumber(target)}${unit}`,
  seen: `${formatNumber(seen)}${unit}`,
  isMet: seen <= target,
})

export const belowTarget = (measure: string, target: number, seen: number, unit = ''): Figure => ({
  measure,
  target: `below ${formatNumber(target)}${unit}`,
  seen: `${formatNumber(seen)}${unit}`,
  isMet: seen < target,
})

export const figureWithoutTarget = (measure: string, seen: string): Figure => ({
  measure,
  target: '',
  seen,
  isMet: null,
})

export const formatNumber = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)))
