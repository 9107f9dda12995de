import type { Columns, DoseColumns } from './columns.ts'

type TimedColumns = Pick<Columns, 'count' | 'ids' | 'at'>
type Numbers = Float64Array | Int32Array | Int16Array | Uint32Array | Uint16Array | Uint8Array

/** A run of adjacent rows that is copied in one step. `of` 0: from the existing columns, 1: from the added ones. */
interface Run {
  of: 0 | 1
  from: number
  to: number
}

interface Merge<Of> {
  /** Ids to remove, unless an added row has the same id. */
  drop: ReadonlySet<string>
  /** Whether an added row equals the existing one. */
  isSame: (before: Of, at: number, added: Of, other: number) => boolean
}

/** Null if nothing changes. An added row replaces the existing row with its id. [COL-1, COL-2] */
function runsOf<Of extends TimedColumns>(before: Of, added: Of, { drop, isSame }: Merge<Of>): Run[] | null {
  const coming = new Map(added.ids.map((id, at) => [id, at]))
  const gone: number[] = []
  for (const at of metIn(before.ids, coming, drop)) {
    const other = coming.get(before.ids[at]!)
    if (other !== undefined && isSame(before, at, added, other)) coming.delete(added.ids[other]!)
    else gone.push(at)
  }
  if (gone.length + coming.size === 0) return null
  const runs: Run[] = []
  let [done, passed] = [0, 0]
  const stayUpTo = (end: number): void => {
    for (; passed < gone.length && gone[passed]! < end; passed += 1) {
      take(runs, { of: 0, from: done, to: gone[passed]! })
      done = gone[passed]! + 1
    }
    take(runs, { of: 0, from: done, to: end })
    done = end
  }
  for (const at of coming.values()) {
    stayUpTo(placeFor(added, at, { among: before, from: done }))
    take(runs, { of: 1, from: at, to: at + 1 })
  }
  stayUpTo(before.count)
  return runs
}

const FEW = 8

/**
 * Indexes of existing rows whose ids are added or dropped. A save has one id: searching for it is faster than testing
 * every row.
 */
function metIn(
  ids: readonly string[],
  coming: ReadonlyMap<string, number>,
  drop: ReadonlySet<string>,
): readonly number[] {
  if (coming.size + drop.size <= FEW) {
    const found = [...new Set([...coming.keys(), ...drop])].map((id) => ids.indexOf(id))
    return found.filter((at) => at !== -1).sort((one, other) => one - other)
  }
  const met: number[] = []
  ids.forEach((id, at) => {
    if (coming.has(id) || drop.has(id)) met.push(at)
  })
  return met
}

/** Index of the first row that is later. */
function placeFor(
  one: TimedColumns,
  at: number,
  { among, from }: { among: TimedColumns; from: number },
): number {
  let [low, high] = [from, among.count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isEarlier(one, at, among, middle)) high = middle
    else low = middle + 1
  }
  return low
}

function isEarlier(one: TimedColumns, at: number, than: TimedColumns, other: number): boolean {
  const [mine, its] = [one.at[at]!, than.at[other]!]
  return mine === its ? one.ids[at]! < than.ids[other]! : mine < its
}

function take(runs: Run[], next: Run): void {
  const last = runs.at(-1)
  if (next.from >= next.to) return
  if (last?.of === next.of && last.to === next.from) last.to = next.to
  else runs.push(next)
}

const lengthOf = (runs: readonly Run[]): number => runs.reduce((sum, { from, to }) => sum + to - from, 0)

/** Shorter runs are copied faster one by one. */
const SHORT = 16

/** Returns a new array, so that readers of the old one see no change. [COL-3] */
function joined<Of extends Numbers>(runs: readonly Run[], before: Of, added: Of): Of {
  const made = new (before.constructor as new (length: number) => Of)(lengthOf(runs))
  let end = 0
  for (const { of, from, to } of runs) {
    const source = of === 0 ? before : added
    if (to - from > SHORT) made.set(source.subarray(from, to), end)
    else for (let at = from; at < to; at += 1) made[end + at - from] = source[at]!
    end += to - from
  }
  return made
}

const joinedPlaces = <Of extends Pick<Columns, 'count' | 'ids' | 'at' | 'offset' | 'day'>>(
  runs: readonly Run[],
  before: Of,
  added: Of,
): Pick<Columns, 'count' | 'ids' | 'at' | 'offset' | 'day'> => ({
  count: lengthOf(runs),
  ids: runs.flatMap(({ of, from, to }) => (of === 0 ? before : added).ids.slice(from, to)),
  at: joined(runs, before.at, added.at),
  offset: joined(runs, before.offset, added.offset),
  day: joined(runs, before.day, added.day),
})

/** Both must use the same item book; `added.items` is its latest list. */
export function mergeEntries(before: Columns, added: Columns, drop: ReadonlySet<string>): Columns {
  const runs = runsOf(before, added, { drop, isSame: isSameEntry })
  if (runs === null) return before.items === added.items ? before : { ...before, items: added.items }
  const itemRuns = runs.map(({ of, from, to }): Run => {
    const { itemStart } = of === 0 ? before : added
    return { of, from: itemStart[from]!, to: itemStart[to]! }
  })
  return {
    ...joinedPlaces(runs, before, added),
    minute: joined(runs, before.minute, added.minute),
    entry: joined(runs, before.entry, added.entry),
    value: joined(runs, before.value, added.value),
    length: joined(runs, before.length, added.length),
    pattern: joined(runs, before.pattern, added.pattern),
    flags: joined(runs, before.flags, added.flags),
    answered: joined(runs, before.answered, added.answered),
    itemStart: startsOf(runs, before, added),
    item: joined(itemRuns, before.item, added.item),
    mark: joined(itemRuns, before.mark, added.mark),
    strength: joined(itemRuns, before.strength, added.strength),
    items: added.items,
  }
}

export function mergeDoses(before: DoseColumns, added: DoseColumns, drop: ReadonlySet<string>): DoseColumns {
  const runs = runsOf(before, added, { drop, isSame: isSameDose })
  if (runs === null) return before
  return {
    ...joinedPlaces(runs, before, added),
    item: joined(runs, before.item, added.item),
    before: joined(runs, before.before, added.before),
    after: joined(runs, before.after, added.after),
    mark: joined(runs, before.mark, added.mark),
  }
}

function startsOf(runs: readonly Run[], before: Columns, added: Columns): Uint32Array {
  const starts = new Uint32Array(lengthOf(runs) + 1)
  let at = 0
  for (const { of, from, to } of runs) {
    const { itemStart } = of === 0 ? before : added
    const shift = starts[at]! - itemStart[from]!
    for (let old = from + 1; old <= to; old += 1) starts[(at += 1)] = itemStart[old]! + shift
  }
  return starts
}

const OF_PLACE = ['at', 'offset', 'day'] as const
const OF_ENTRY = [...OF_PLACE, 'minute', 'entry', 'value', 'length', 'pattern', 'flags', 'answered'] as const
const OF_ITEM = ['item', 'mark', 'strength'] as const
const OF_DOSE = [...OF_PLACE, 'item', 'before', 'after', 'mark'] as const

function isSameEntry(before: Columns, at: number, added: Columns, other: number): boolean {
  const [start, its] = [before.itemStart[at]!, added.itemStart[other]!]
  const count = before.itemStart[at + 1]! - start
  if (count !== added.itemStart[other + 1]! - its) return false
  for (let step = 0; step < count; step += 1) {
    if (OF_ITEM.some((name) => before[name][start + step] !== added[name][its + step])) return false
  }
  return OF_ENTRY.every((name) => before[name][at] === added[name][other])
}

const isSameDose = (before: DoseColumns, at: number, added: DoseColumns, other: number): boolean =>
  OF_DOSE.every((name) => before[name][at] === added[name][other])
