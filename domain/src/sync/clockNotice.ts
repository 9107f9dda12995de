import { MINUTE_MS } from '../time/instant.ts'
import { AHEAD_ALLOWED_MS } from './clockSkew.ts'

/** What a device remembers about the accuracy of its clock. */
export interface ClockMemory {
  /** The last local id (SYNC-19) when a response last showed the clock to be right; null if none ever did. */
  rightUntil: number | null
  /** How far the server's clock is ahead of the device's, in ms; null while the device's clock is right. */
  wrongBy: number | null
  /** The person has already seen the notice for this error. */
  isTold: boolean
}

export const EMPTY_CLOCK_MEMORY: ClockMemory = { rightUntil: null, wrongBy: null, isTold: false }

const TOLD_ABOVE_MS = 5 * MINUTE_MS

/**
 * Updates the memory after a server response. A clock near the limit must not cause a notice every day: the notice is
 * shown again only if the clock was right in between. [SYNC-33]
 */
export function updateClockMemory(
  memory: ClockMemory,
  { offset, lastLocalId }: { offset: number; lastLocalId: number },
): ClockMemory {
  const off = Math.abs(offset)
  if (off > TOLD_ABOVE_MS) {
    const wrongBy = steady(memory.wrongBy, offset)
    // Rows saved under the previous error cannot be corrected by the present one.
    const isOther = memory.wrongBy !== null && wrongBy !== memory.wrongBy
    return { ...memory, wrongBy, rightUntil: isOther ? null : memory.rightUntil }
  }
  const isRight = off <= AHEAD_ALLOWED_MS
  return { rightUntil: lastLocalId, wrongBy: null, isTold: memory.isTold && !isRight }
}

/** Responses differ slightly: the displayed error need not follow every second. */
const steady = (before: number | null, offset: number): number =>
  before !== null && Math.abs(offset - before) < MINUTE_MS ? before : offset

export const markClockNotified = (memory: ClockMemory): ClockMemory => ({ ...memory, isTold: true })

/** The error to show; null if the clock is right or the person already knows. */
export interface WrongClock {
  wrongBy: number
  /** Rows with a higher local id were saved under this error; null if that is unknown. */
  since: number | null
}

export const clockErrorToShow = ({ wrongBy, isTold, rightUntil }: ClockMemory): WrongClock | null =>
  wrongBy === null || isTold ? null : { wrongBy, since: rightUntil }
