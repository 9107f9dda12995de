import { MARK, type Columns } from './columns/columns.ts'
import type { PassRule, Sieve } from './entrySieves.ts'
import type { Finder, ItemCriterion } from './itemCriteria.ts'

/** Bits in one Int32. */
const BITS = 32
const KINDS = 2
const MARK_COUNT = Object.keys(MARK).length

interface ItemSieveOptions {
  criteria: readonly ItemCriterion[]
  find: Finder
  passing: PassRule
}

/** Each criterion is a bit; each sieve handles as many as fit into one number. */
export function itemSieves(
  columns: Columns,
  { criteria, find, passing }: ItemSieveOptions,
): readonly Sieve[] {
  return Array.from({ length: Math.ceil(criteria.length / BITS) }, (_, word) =>
    itemSieve(columns, { criteria: criteria.slice(word * BITS, (word + 1) * BITS), find, passing }),
  )
}

/** Precomputes which criteria each item fulfils with each mark: an entry then takes one pass over its items. */
function itemSieve(columns: Columns, { criteria, find, passing }: ItemSieveOptions): Sieve {
  const { entry, items, item, mark, itemStart } = columns
  const asked = new Int32Array(KINDS)
  const held = new Int32Array(items.length * MARK_COUNT)
  for (const [at, criterion] of criteria.entries()) {
    asked[criterion.entry]! |= 1 << at
    find(criterion, (one, its) => void (held[one * MARK_COUNT + its]! |= 1 << at))
  }
  const wanted = passing === 'all' ? asked : new Int32Array(KINDS)
  return (rows) => {
    let count = 0
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!
      const kind = entry[row]!
      const end = asked[kind] === 0 ? 0 : itemStart[row + 1]!
      let bits = 0
      for (let next = itemStart[row]!; next < end; next++)
        bits |= held[item[next]! * MARK_COUNT + mark[next]!]!
      rows[count] = row
      count += Number((bits & asked[kind]!) === wanted[kind])
    }
    return rows.subarray(0, count)
  }
}
