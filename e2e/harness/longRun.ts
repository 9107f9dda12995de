/** `npm run test:long` asks for the larger numbers; `npm test` must keep its budget. */
export const isLongRun = process.env['REPRIEVE_LONG'] === '1'

export const pickByRunLength = (runs: { short: number; long: number }): number =>
  isLongRun ? runs.long : runs.short

/** How long one test may take before it is given up; never a measure of speed. */
export const LIMIT_MS = pickByRunLength({ short: 120_000, long: 3_600_000 })

/** Of an odd or even many; a machine that hangs once does not move it. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** A figure for the person who reads the run; never an assertion. */
export function printFigure(what: string, value: number | string): void {
  console.info(`  ${what}: ${typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value}`)
}
