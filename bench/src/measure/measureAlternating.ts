import { median } from './statistics.ts'

export interface Pairs<T> {
  floor: T[]
  ours: T[]
}

/**
 * Floor and product in turn, in the order ABBA: what else the machine does meanwhile, and what grows with time,
 * then falls on both alike. Measured one after the other, a busy minute would look like a slow server.
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

/** Ours by floor, of each pair by itself, and of those the median. */
export function medianRatio<T>({ floor, ours }: Pairs<T>, value: (one: T) => number): number {
  return median(ours.map((one, at) => value(one) / value(floor[at]!)))
}

export const medianBy = <T>(side: readonly T[], value: (one: T) => number): number => median(side.map(value))
