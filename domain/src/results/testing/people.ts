/** The same numbers from the same seed, between 0 and 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface Kind {
  days: number
  /** How much of a day's pain carries over to the next: 0 for none. The things done then last for days, too. */
  carry: number
  /** Points by which pain is higher on days with the first thing; the others have no effect. */
  effect: number
  things: number
  /** Share of days without an entry. */
  missing: number
}

const SHARE_OF_DAYS = 0.3
const STICKS = 0.6
const SPREAD = 1.8

export interface Person {
  /** The pain of each recorded day. */
  pain: Float64Array
  /** The ascending indexes of the days with each thing. */
  things: readonly Uint32Array[]
}

/** A simulated person in whose diary only the first thing may have an effect. */
export function aPerson(chance: () => number, kind: Kind): Person {
  const { days, things, missing } = kind
  const done = Array.from({ length: things }, () => doneOn(chance, kind))
  const pain = painOf(chance, kind, done[0]!)
  const kept = Array.from({ length: days }, (_, day) => day).filter(() => chance() >= missing)
  return {
    pain: new Float64Array(kept.map((day) => pain[day]!)),
    things: done.map((thing) => indexesOfOnes(kept.map((day) => thing[day]!))),
  }
}

/** Indexes of the 1s. */
export const indexesOfOnes = (days: readonly number[]): Uint32Array =>
  new Uint32Array(days.flatMap((isOn, day) => (isOn === 1 ? [day] : [])))

export function doneOn(chance: () => number, { days, carry }: Pick<Kind, 'days' | 'carry'>): number[] {
  let isDone = chance() < SHARE_OF_DAYS
  return Array.from({ length: days }, () => {
    const isKept = carry > 0 && chance() < STICKS
    if (!isKept) isDone = chance() < SHARE_OF_DAYS
    return isDone ? 1 : 0
  })
}

/** From 0 to 10, in halves, as the mean of two records is. */
function painOf(chance: () => number, { carry, effect }: Kind, first: readonly number[]): number[] {
  let away = bell(chance)
  return first.map((isDone) => {
    away = carry * away + Math.sqrt(1 - carry * carry) * bell(chance)
    const felt = 5 + SPREAD * away + effect * (isDone - SHARE_OF_DAYS)
    return Math.round(Math.min(10, Math.max(0, felt)) * 2) / 2
  })
}

/** Normally distributed, around 0 with a spread of 1. */
export const bell = (chance: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
