import { MINUTE_MS } from '../time/instant.ts'
import { AHEAD_ALLOWED_MS } from './clockSkew.ts'

/** What a device keeps of how right its clock was. */
export interface ClockMemory {
  /** The last number of a row (SYNC-19) when an answer last showed the clock right; null where none ever did. */
  rightUntil: number | null
  /** What the server's clock shows above that of the device; null while that is right. */
  wrongBy: number | null
  /** The person knows of this wrongness. */
  isTold: boolean
}

export const NOTHING_HEARD: ClockMemory = { rightUntil: null, wrongBy: null, isTold: false }

const TOLD_ABOVE_MS = 5 * MINUTE_MS

/**
 * After an answer of the server. The clock of a device that hovers about the bound must not be told of each day: only
 * one that was right in between is told of again. [SYNC-33]
 */
export function afterAnswer(
  memory: ClockMemory,
  { offset, lastLocalId }: { offset: number; lastLocalId: number },
): ClockMemory {
  const off = Math.abs(offset)
  if (off > TOLD_ABOVE_MS) {
    const wrongBy = steady(memory.wrongBy, offset)
    // Moved by what it is wrong by now, that which was saved under the other wrongness would not be put right.
    const isOther = memory.wrongBy !== null && wrongBy !== memory.wrongBy
    return { ...memory, wrongBy, rightUntil: isOther ? null : memory.rightUntil }
  }
  const isRight = off <= AHEAD_ALLOWED_MS
  return { rightUntil: lastLocalId, wrongBy: null, isTold: memory.isTold && !isRight }
}

/** Each answer tells it a little differently: what is shown need not follow every second. */
const steady = (before: number | null, offset: number): number =>
  before !== null && Math.abs(offset - before) < MINUTE_MS ? before : offset

export const whenTold = (memory: ClockMemory): ClockMemory => ({ ...memory, isTold: true })

/** What there is to tell; null where the clock is right or the person knows. */
export interface WrongClock {
  wrongBy: number
  /** Rows with a higher number were saved under it; null where nobody can say which. */
  since: number | null
}

export const toTell = ({ wrongBy, isTold, rightUntil }: ClockMemory): WrongClock | null =>
  wrongBy === null || isTold ? null : { wrongBy, since: rightUntil }
