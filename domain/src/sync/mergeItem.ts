import { sameJson } from './sameJson.ts'
import { makeStamp, stampDevice, stampTime, tick, type Clock, type Stamp } from './stamp.ts'

/** What an item keeps of one group: the value, its stamp, and the stamp as sent where the server put another. */
export interface StampedValue {
  v: unknown
  s: Stamp
  o?: Stamp
}

export type Groups = ReadonlyMap<string, StampedValue>

/** A value that is not live: kept, so that a person can see it and take it back. */
export interface Loser {
  group: string
  hlc: Stamp
  sentAs: Stamp | null
  value: unknown
}

/** Stamps that were replaced before: group and stamp as sent -> stamp that was given for it. */
export type Restamped = (group: string, sentAs: Stamp) => Stamp | undefined

export interface MergeInput {
  stored: Groups
  sent: ReadonlyMap<string, { v: unknown; s: Stamp }>
  restamped: Restamped
  now: number
  clock: Clock
}

export interface Merged {
  groups: Groups
  losers: Loser[]
  changed: boolean
  clock: Clock
}

const AHEAD_ALLOWED_MS = 60_000

/**
 * Joins what a device sent with what is stored: for each group the higher stamp lives, the other is kept.
 * A maximum, so replay, reordering and doubling change nothing. [SYNC-3]
 */
export function mergeItem({ stored, sent, restamped, now, clock: startClock }: MergeInput): Merged {
  const groups = new Map(stored)
  const losers: Loser[] = []
  let clock = startClock
  let changed = false

  for (const [group, value] of sent) {
    const mine = groups.get(group)
    const known = mine?.o === value.s ? mine.s : restamped(group, value.s)
    let theirs: StampedValue = known === undefined ? value : { v: value.v, s: known, o: value.s }
    if (known === undefined && stampTime(value.s) > now + AHEAD_ALLOWED_MS) {
      clock = tick(clock, now)
      theirs = { v: value.v, s: makeStamp(clock, stampDevice(value.s)), o: value.s }
    }
    if (mine === undefined || theirs.s > mine.s) {
      groups.set(group, theirs)
      changed = true
      if (mine !== undefined && mustKeep(mine, theirs)) losers.push(asLoser(group, mine))
    } else if (mustKeep(theirs, mine)) {
      losers.push(asLoser(group, theirs))
    }
  }
  return { groups, losers, changed, clock }
}

// A replaced stamp is remembered even when the value is the same: forgotten, its repeat would be stamped anew
// and win over whatever came in between. [SYNC-4]
function mustKeep(loser: StampedValue, winner: StampedValue): boolean {
  const isRemembered = loser.o === undefined || loser.o === winner.o
  return !sameJson(loser.v, winner.v) || !isRemembered
}

const asLoser = (group: string, value: StampedValue): Loser => ({
  group,
  hlc: value.s,
  sentAs: value.o ?? null,
  value: value.v,
})
