/** `npm run test:long` uses the larger numbers; `npm test` must stay within its budget. */
export const isLongRun = process.env['REPRIEVE_LONG'] === '1'

export const pickByRunLength = (runs: { short: number; long: number }): number =>
  isLongRun ? runs.long : runs.short

/** The time limit of one test; never a measure of speed. */
export const LIMIT_MS = pickByRunLength({ short: 240_000, long: 3_600_000 })

/** The median, because one slow outlier of the machine does not change it. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Prints a figure for the reader of the run; never an assertion. */
export function printFigure(what: string, value: number | string): void {
  console.info(`  ${what}: ${typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value}`)
}
