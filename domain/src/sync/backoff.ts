import { MINUTE_MS } from '../time/instant.ts'

const FIRST_MS = 2_000
const MOST_MS = 5 * MINUTE_MS

/**
 * How long to wait after this many failures in a row. Half of it is random: devices that lost the server at the same
 * moment must not all return at the same moment.
 */
export function backoffMs(failures: number, chance: number): number {
  const whole = Math.min(MOST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 20))
  return Math.round(whole / 2 + (whole / 2) * chance)
}
