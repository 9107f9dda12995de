const LOOPS = 20_000_000
const NUMBERS = 8_000_000
const READS = 2_000_000
/** Without a common factor with the count above: every number is read once before one is read again. */
const STRIDE = 4_999_999
const TRIES = 5

/**
 * How long a fixed calculation takes, and fixed reads of 64 MB, the fastest of five tries in milliseconds: a host may
 * give a machine half of its processor or memory without its load showing it, and a time from such an hour is worth
 * nothing beside one from another.
 */
export function measureMachineSpeed(): { calculating: number; reading: number } {
  const numbers = new Float64Array(NUMBERS).fill(1)
  return { calculating: fastest(calculate), reading: fastest(() => readAcross(numbers)) }
}

function calculate(): number {
  let value = 1
  for (let turn = 0; turn < LOOPS; turn += 1) value = (Math.imul(value, 1_103_515_245) + 12_345) | 0
  return value
}

function readAcross(numbers: Float64Array): number {
  let sum = 0
  let at = 0
  for (let turn = 0; turn < READS; turn += 1) {
    sum += numbers[at]!
    at = (at + STRIDE) % NUMBERS
  }
  return sum
}

function fastest(work: () => number): number {
  const times = Array.from({ length: TRIES }, () => {
    const before = performance.now()
    const result = work()
    const ms = performance.now() - before
    // The result is used, so that the work is not left out.
    return Number.isFinite(result) ? ms : Infinity
  })
  return Math.min(...times)
}
