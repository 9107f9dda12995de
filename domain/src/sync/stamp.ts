// A stamp orders two writes of one group. Its text sorts in the same order: time, then counter, then device.
export type Stamp = string

export const STAMP_SHAPE = /^[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{12}$/
export const SERVER_DEVICE = '000000000000'

const MAX_COUNTER = 0xffff
const MAX_MS = 0xffffffffffff

export interface StampClock {
  ms: number
  counter: number
}

export const CLOCK_START: StampClock = { ms: 0, counter: 0 }

export function makeStamp(clock: StampClock, device: string): Stamp {
  const ms = Math.min(Math.max(Math.trunc(clock.ms), 0), MAX_MS)
  return `${hex(ms, 12)}-${hex(clock.counter, 4)}-${device}`
}

export function stampTime(stamp: Stamp): number {
  return Number.parseInt(stamp.slice(0, 12), 16)
}

export function stampClock(stamp: Stamp): StampClock {
  return { ms: stampTime(stamp), counter: Number.parseInt(stamp.slice(13, 17), 16) }
}

export function stampDevice(stamp: Stamp): string {
  return stamp.slice(18)
}

/** The clock after one more write at `now`: it always advances and never goes back. [SYNC-1] */
export function tickClock(clock: StampClock, now: number): StampClock {
  if (now > clock.ms) return { ms: now, counter: 0 }
  if (clock.counter < MAX_COUNTER) return { ms: clock.ms, counter: clock.counter + 1 }
  return { ms: clock.ms + 1, counter: 0 }
}

/**
 * The clock after reading another device's stamp. Without this, an edit could lose to the value it replaced. [SYNC-2]
 */
export function observeStamp(clock: StampClock, seen: Stamp): StampClock {
  const other = stampClock(seen)
  const isAhead = other.ms > clock.ms || (other.ms === clock.ms && other.counter > clock.counter)
  return isAhead ? other : clock
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
