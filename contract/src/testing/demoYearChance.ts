import { v7 } from 'uuid'
import type { Instant } from '@reprieve/domain/time/instant.ts'

/** Pseudo-random values, the same for the same seed. */
export interface Chance {
  /** From 0 (inclusive) to 1 (exclusive). */
  next: () => number
  is: (share: number) => boolean
  /** Both limits are inclusive. */
  whole: (least: number, most: number) => number
  /** Centred on 0, with two thirds of the values within 1. */
  normal: () => number
  of: <T>(list: readonly T[]) => T
  /** One of these, with a probability by weight. */
  weighed: <T>(list: readonly (readonly [T, number])[]) => T
  /** Any of these, each with its own probability. */
  some: <T>(list: readonly (readonly [T, number])[]) => T[]
  id: (at: Instant) => string
}

const ID_BYTES = 16

export function createChance(seed: number): Chance {
  const next = mulberry(seed)
  const is = (share: number): boolean => next() < share
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    is,
    whole,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    of: (list) => list[whole(0, list.length - 1)]!,
    weighed: (list) => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
      return (list.find(([, weight]) => (left -= weight) < 0) ?? list.at(-1)!)[0]
    },
    some: (list) => list.filter(([, share]) => is(share)).map(([one]) => one),
    id: (at) => {
      const random = Uint8Array.from({ length: ID_BYTES }, () => whole(0, 255))
      return v7({ msecs: Math.max(0, at), seq: whole(0, 0x7fffffff), random })
    },
  }
}

/** Mulberry32. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
