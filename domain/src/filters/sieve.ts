import { MARK, type Columns } from './columns/columns.ts'
import { entryCriteria, type Test } from './entryCriteria.ts'
import type { Criteria, FilterMode } from './filter.ts'
import { itemCriteria, itemFinder, type Finder, type ItemCriterion, type ItemsToday } from './itemCriteria.ts'

/** Of these entries, all of one kind, those that are asked for; they stay in their order. */
export type Sieve = (rows: Uint32Array) => Uint32Array

/** For records and for reflections, of which different things are asked. [FILT-5] */
export function sieveOf(columns: Columns, criteria: Criteria, today: ItemsToday): (entry: number) => Sieve {
  const ofEntries = entryCriteria(columns, criteria)
  const ofItems = itemCriteria(criteria)
  const find = itemFinder(columns, today)
  return (entry) => {
    const tests = ofEntries.filter((one) => one.entry === entry).map(({ holds }) => holds)
    const items = ofItems.filter((one) => one.entry === entry)
    // Nothing is asked of this kind: it is shown, also by None. [FILT-6]
    if (tests.length + items.length === 0) return (rows) => rows
    return JUDGED[criteria.mode](tests, itemWords(columns, items, find))
  }
}

/** Up to 32 item criteria, of which each is a bit: those that one of the entry's items fulfils. */
interface ItemWord {
  holdsAll: Test
  holdsSome: Test
}

/** One criterion after the other, so that each looks at what the others have left. [FILT-4] */
const JUDGED: Record<FilterMode, (tests: readonly Test[], words: readonly ItemWord[]) => Sieve> = {
  all: (tests, words) => (rows) =>
    [...tests, ...words.map(({ holdsAll }) => holdsAll)].reduce(
      (left, holds) => kept(left, holds, true),
      rows,
    ),
  any: (tests, words) => (rows) => without(rows, JUDGED.none(tests, words)(rows)),
  none: (tests, words) => (rows) =>
    [...tests, ...words.map(({ holdsSome }) => holdsSome)].reduce(
      (left, holds) => kept(left, holds, false),
      rows,
    ),
}

/** Those for which it holds, or does not. */
function kept(rows: Uint32Array, holds: Test, wanted: boolean): Uint32Array {
  const found = new Uint32Array(rows.length)
  let count = 0
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    if (holds(row) === wanted) found[count++] = row
  }
  return found.subarray(0, count)
}

/** Both stand in the same order. */
function without(rows: Uint32Array, gone: Uint32Array): Uint32Array {
  const found = new Uint32Array(rows.length - gone.length)
  let count = 0
  let next = 0
  for (let at = 0; at < rows.length; at++) {
    if (next < gone.length && rows[at] === gone[next]) next++
    else found[count++] = rows[at]!
  }
  return found
}

const BITS = 32
const MARK_COUNT = Object.keys(MARK).length

function itemWords(columns: Columns, criteria: readonly ItemCriterion[], find: Finder): ItemWord[] {
  const count = Math.ceil(criteria.length / BITS)
  return Array.from({ length: count }, (_, word) =>
    itemWord(columns, criteria.slice(word * BITS, (word + 1) * BITS), find),
  )
}

/** What each item fulfils, with each mark, is looked up once: an entry is one walk over its items. */
function itemWord(columns: Columns, criteria: readonly ItemCriterion[], find: Finder): ItemWord {
  const { items, item, mark, itemStart } = columns
  const held = new Int32Array(items.length * MARK_COUNT)
  for (const [bit, criterion] of criteria.entries())
    find(criterion, (at, its) => void (held[at * MARK_COUNT + its]! |= 1 << bit))
  const full = criteria.reduce((all, _, bit) => all | (1 << bit), 0)
  const heldBy = (row: number): number => {
    const end = itemStart[row + 1]!
    let bits = 0
    for (let at = itemStart[row]!; at < end; at++) bits |= held[item[at]! * MARK_COUNT + mark[at]!]!
    return bits
  }
  return { holdsAll: (row) => heldBy(row) === full, holdsSome: (row) => heldBy(row) !== 0 }
}
