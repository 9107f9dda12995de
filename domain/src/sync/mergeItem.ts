import { groupBy } from '../groupBy.ts'
import { AHEAD_ALLOWED_MS } from './clockSkew.ts'
import { sameJson } from './sameJson.ts'
import { makeStamp, observe, stampDevice, stampTime, tick, type Clock, type Stamp } from './stamp.ts'

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

/** A stamp that was replaced before and has left the live item. */
export interface Restamp {
  group: string
  sentAs: Stamp
  hlc: Stamp
}

export interface MergeInput {
  stored: Groups
  sent: ReadonlyMap<string, { v: unknown; s: Stamp }>
  /** Of this item; those of its live groups are known from the groups themselves. */
  restamped: readonly Restamp[]
  now: number
  clock: Clock
}

export interface Merged {
  groups: Groups
  losers: Loser[]
  changed: boolean
  clock: Clock
}

/**
 * Joins what a device sent with what is stored: for each group the higher stamp lives, the other is kept.
 * A maximum, so replay, reordering and doubling change nothing. [SYNC-3]
 */
export function mergeItem({ stored, sent, restamped, now, clock: startClock }: MergeInput): Merged {
  const groups = new Map(stored)
  const losers: Loser[] = []
  // By group once: a thousand groups, each held against all that was ever replaced, would stop the server for seconds.
  const gone = groupBy(restamped, (one) => one.group)
  let clock = startClock
  let changed = false

  for (const [group, value] of sent) {
    const mine = groups.get(group)
    const before = replacedIn(group, mine, gone.get(group) ?? [])
    const known = before.find(({ sentAs }) => sentAs === value.s)?.hlc
    let theirs: StampedValue = known === undefined ? value : { v: value.v, s: known, o: value.s }
    // What is not above the stored stamp loses as it is: stamped anew after our own clock was put back, it would win.
    const isAbove = mine === undefined || value.s > mine.s
    if (known === undefined && isAbove && stampTime(value.s) > now + AHEAD_ALLOWED_MS) {
      const newer = nextOfDevice(before, value.s)
      // A stamp of the future has seen all that is stored, so its replacement must be above it too.
      if (newer === undefined) clock = tick(mine === undefined ? clock : observe(clock, mine.s), now)
      const s = newer === undefined ? makeStamp(clock, stampDevice(value.s)) : freeBelow(newer.hlc, before)
      theirs = { v: value.v, s, o: value.s }
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

function replacedIn(group: string, mine: StampedValue | undefined, gone: Restamp[]): Restamp[] {
  return mine?.o === undefined ? gone : [...gone, { group, sentAs: mine.o, hlc: mine.s }]
}

/** The device's own next write that arrived earlier: a request that comes late must not overtake it. [SYNC-7] */
function nextOfDevice(before: Restamp[], sentAs: Stamp): Restamp | undefined {
  return before
    .filter((one) => stampDevice(one.sentAs) === stampDevice(sentAs) && one.sentAs > sentAs)
    .sort((a, b) => (a.sentAs < b.sentAs ? -1 : 1))[0]
}

/** One stamp for each that was replaced: two behind one would be remembered as one, and a repeat of the other win. */
function freeBelow(stamp: Stamp, before: readonly Restamp[]): Stamp {
  const taken = new Set(before.map(({ hlc }) => hlc))
  let below = stamp
  do below = makeStamp({ ms: stampTime(below) - 1, counter: 0 }, stampDevice(below))
  while (taken.has(below))
  return below
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
