import { median } from './statistics.ts'

export interface Pairs<T> {
  floor: T[]
  ours: T[]
}

/**
 * Measures floor and product alternately in the order ABBA, so that other load on the machine, and anything that
 * grows over time, affects both equally. Measured one after the other, a busy minute would look like a slow server.
 */
export async function measureAlternating<T>(
  rounds: number,
  { floor, ours }: { floor: () => Promise<T>; ours: () => Promise<T> },
): Promise<Pairs<T>> {
  const pairs: Pairs<T> = { floor: [], ours: [] }
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['floor', 'ours'] as const) : (['ours', 'floor'] as const)
    for (const side of order) pairs[side].push(await { floor, ours }[side]())
  }
  return pairs
}

/** The median of the ratios of product to floor, one ratio per pair. */
export function medianRatio<T>({ floor, ours }: Pairs<T>, value: (one: T) => number): number {
  return median(ours.map((one, at) => value(one) / value(floor[at]!)))
}

export const medianBy = <T>(side: readonly T[], value: (one: T) => number): number => median(side.map(value))
