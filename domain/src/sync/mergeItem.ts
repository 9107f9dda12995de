import { groupBy } from '../groupBy.ts'
import { AHEAD_ALLOWED_MS } from './clockSkew.ts'
import { sameJson } from './sameJson.ts'
import {
  makeStamp,
  observeStamp,
  stampDevice,
  stampTime,
  tickClock,
  type StampClock,
  type Stamp,
} from './stamp.ts'

/** The stored value of one group: the value, its stamp, and the sent stamp (`o`) if the server replaced it. */
export interface StampedValue {
  v: unknown
  s: Stamp
  o?: Stamp
}

export type Groups = ReadonlyMap<string, StampedValue>

/** An overwritten value, kept so that a person can see and restore it. */
export interface ConflictLoser {
  group: string
  hlc: Stamp
  sentAs: Stamp | null
  value: unknown
}

/** A replaced stamp that is no longer in the live item. */
export interface Restamp {
  group: string
  sentAs: Stamp
  hlc: Stamp
}

export interface MergeInput {
  stored: Groups
  sent: ReadonlyMap<string, { v: unknown; s: Stamp }>
  /** Replaced stamps of this item, except those of its live groups, which carry their own. */
  restamped: readonly Restamp[]
  now: number
  clock: StampClock
}

export interface MergeResult {
  groups: Groups
  losers: ConflictLoser[]
  changed: boolean
  clock: StampClock
}

/**
 * Merges the sent groups into the stored ones: per group the higher stamp wins, the loser is kept. This is a maximum,
 * so replays, reordering and duplicates change nothing. [SYNC-3]
 */
export function mergeItem({ stored, sent, restamped, now, clock: startClock }: MergeInput): MergeResult {
  const groups = new Map(stored)
  const losers: ConflictLoser[] = []
  // Indexed by group once: comparing a thousand groups with all replaced stamps would block the server for seconds.
  const gone = groupBy(restamped, (one) => one.group)
  let clock = startClock
  let changed = false

  for (const [group, value] of sent) {
    const mine = groups.get(group)
    const before = replacedIn(group, mine, gone.get(group) ?? [])
    const known = before.find(({ sentAs }) => sentAs === value.s)?.hlc
    let theirs: StampedValue = known === undefined ? value : { v: value.v, s: known, o: value.s }
    // A stamp that is not above the stored one loses as it is: restamped after our own clock was set back, it would
    // win.
    const isAbove = mine === undefined || value.s > mine.s
    if (known === undefined && isAbove && stampTime(value.s) > now + AHEAD_ALLOWED_MS) {
      const newer = nextOfDevice(before, value.s)
      // A write with a future stamp has seen all that is stored, so its new stamp must be above that.
      if (newer === undefined)
        clock = tickClock(mine === undefined ? clock : observeStamp(clock, mine.s), now)
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

/** The same device's next write, which arrived earlier: a delayed request must not overtake it. [SYNC-7] */
function nextOfDevice(before: Restamp[], sentAs: Stamp): Restamp | undefined {
  return before
    .filter((one) => stampDevice(one.sentAs) === stampDevice(sentAs) && one.sentAs > sentAs)
    .sort((a, b) => (a.sentAs < b.sentAs ? -1 : 1))[0]
}

/**
 * Each replaced stamp needs its own new stamp: two that share one would be remembered as one, and a repeat of the other
 * would win.
 */
function freeBelow(stamp: Stamp, before: readonly Restamp[]): Stamp {
  const taken = new Set(before.map(({ hlc }) => hlc))
  let below = stamp
  do below = makeStamp({ ms: stampTime(below) - 1, counter: 0 }, stampDevice(below))
  while (taken.has(below))
  return below
}

// Remember a replaced stamp even if the values are equal: otherwise its repeat would be restamped and would win over
// every write in between. [SYNC-4]
function mustKeep(loser: StampedValue, winner: StampedValue): boolean {
  const isRemembered = loser.o === undefined || loser.o === winner.o
  return !sameJson(loser.v, winner.v) || !isRemembered
}

const asLoser = (group: string, value: StampedValue): ConflictLoser => ({
  group,
  hlc: value.s,
  sentAs: value.o ?? null,
  value: value.v,
})
