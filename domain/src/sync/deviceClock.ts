import { DAY_MS } from '../time/instant.ts'
import { AHEAD_ALLOWED_MS } from './clockSkew.ts'
import { makeStamp, observe, tick, type Clock, type Stamp } from './stamp.ts'

/** The clock that stamps this device's writes. It lies in the store, so that two tabs cannot give one stamp twice. */
export interface DeviceClock {
  /** 48 random bits of this local database, never exported. */
  device: string
  hlc: Clock
  /** What the server's clock showed above the wall clock of this device, when it last answered. */
  offset: number
  /** The day that the server last told, as the moment of its beginning by Greenwich. Missing before its first answer. */
  toldDay?: number
}

/** The stamp of a write that replaces values with these stamps. It is above them all. */
export function nextStamp(
  clock: DeviceClock,
  replaced: Iterable<Stamp>,
  wallNow: number,
): { clock: DeviceClock; stamp: Stamp } {
  const now = wallNow + clock.offset
  // A clock that was set back may stand below what the row still carries; without this look the write would
  // lose to the very value that it replaces. The clock itself stays: taken ahead again, it could give a row a
  // stamp that this row had before it was replaced, which the server would take for a repeat. [SYNC-8]
  const above = tick(seeStamps(clock, replaced).hlc, now)
  return { clock: { ...clock, hlc: tick(clock.hlc, now) }, stamp: makeStamp(above, clock.device) }
}

export function seeStamps(clock: DeviceClock, seen: Iterable<Stamp>): DeviceClock {
  // As text they sort as they compare; a first sync shows tens of thousands.
  let highest: Stamp | null = null
  for (const stamp of seen) if (highest === null || stamp > highest) highest = stamp
  return highest === null ? clock : { ...clock, hlc: observe(clock.hlc, highest) }
}

/** One answer of the server, with what the wall clock of the device showed before and after. */
export interface ServerTimeSample {
  serverTime: number
  askedAt: number
  heardAt: number
}

/**
 * The clock after an answer of the server. One that ran ahead is set back: the server replaces its stamps anyway,
 * and left ahead, each later write would be stamped by its arrival and not by its time. [SYNC-9]
 */
export function hearServer(clock: DeviceClock, heard: ServerTimeSample): DeviceClock {
  const offset = offsetAfter(clock.offset, heard)
  const now = heard.heardAt + offset
  const isAhead = clock.hlc.ms > now + AHEAD_ALLOWED_MS
  // By days: an answer that brings nothing new is the most frequent one, and need not be written down.
  const toldDay = Math.floor(heard.serverTime / DAY_MS) * DAY_MS
  return { ...clock, offset, toldDay, hlc: isAhead ? { ms: now, counter: 0 } : clock.hlc }
}

/**
 * The server looked at its clock at some moment between the two, so an offset between these bounds may be right and
 * stays. Taken from the moment of hearing alone, an answer that a sleeping phone reads minutes later would put a
 * right clock minutes back. [SYNC-9]
 */
function offsetAfter(offset: number, { serverTime, askedAt, heardAt }: ServerTimeSample): number {
  const [one, other] = [serverTime - heardAt, serverTime - askedAt]
  return Math.max(Math.min(one, other), Math.min(Math.max(one, other), offset))
}
