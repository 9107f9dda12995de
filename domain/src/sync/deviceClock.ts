import { DAY_MS } from '../time/instant.ts'
import { AHEAD_ALLOWED_MS } from './clockSkew.ts'
import { makeStamp, observeStamp, tickClock, type StampClock, type Stamp } from './stamp.ts'

/** The clock that stamps this device's writes. Kept in the store, so that two tabs cannot issue the same stamp. */
export interface DeviceClock {
  /** 48 random bits that identify this local database; never exported. */
  device: string
  hlc: StampClock
  /** How far the server's clock was ahead of this device's wall clock at the last response, in ms. */
  offset: number
  /** The UTC day of the last response, as the timestamp of its midnight. Missing before the first response. */
  toldDay?: number
}

/** Returns a stamp for a write that replaces values with the given stamps. It is above all of them. */
export function nextStamp(
  clock: DeviceClock,
  replaced: Iterable<Stamp>,
  wallNow: number,
): { clock: DeviceClock; stamp: Stamp } {
  const now = wallNow + clock.offset
  // A clock that was set back may be below the row's stamps; without this the write would lose to the value it
  // replaces. The stored clock does not move ahead again: it could then reissue a stamp that this row had before, which
  // the server would take for a repeat. [SYNC-8]
  const above = tickClock(observeStamps(clock, replaced).hlc, now)
  return { clock: { ...clock, hlc: tickClock(clock.hlc, now) }, stamp: makeStamp(above, clock.device) }
}

export function observeStamps(clock: DeviceClock, seen: Iterable<Stamp>): DeviceClock {
  // Stamps compare as text; a first sync has tens of thousands of them.
  let highest: Stamp | null = null
  for (const stamp of seen) if (highest === null || stamp > highest) highest = stamp
  return highest === null ? clock : { ...clock, hlc: observeStamp(clock.hlc, highest) }
}

/** The time in a server response, with the device's wall clock before the request and after the response. */
export interface ServerTimeSample {
  serverTime: number
  askedAt: number
  heardAt: number
}

/**
 * The clock after a server response. A clock that ran ahead is set back: the server replaces such stamps anyway, and if
 * it stayed ahead, every later write would be ordered by its arrival instead of its time. [SYNC-9]
 */
export function adjustToServer(clock: DeviceClock, heard: ServerTimeSample): DeviceClock {
  const offset = offsetAfter(clock.offset, heard)
  const now = heard.heardAt + offset
  const isAhead = clock.hlc.ms > now + AHEAD_ALLOWED_MS
  // Rounded to days: most responses then change nothing, and nothing has to be stored.
  const toldDay = Math.floor(heard.serverTime / DAY_MS) * DAY_MS
  return { ...clock, offset, toldDay, hlc: isAhead ? { ms: now, counter: 0 } : clock.hlc }
}

/**
 * The server read its clock between request and response, so an offset within these bounds may be correct and stays.
 * Computed from `heardAt` alone, a response that a sleeping phone reads minutes late would set a correct clock minutes
 * back. [SYNC-9]
 */
function offsetAfter(offset: number, { serverTime, askedAt, heardAt }: ServerTimeSample): number {
  const [one, other] = [serverTime - heardAt, serverTime - askedAt]
  return Math.max(Math.min(one, other), Math.min(Math.max(one, other), offset))
}
