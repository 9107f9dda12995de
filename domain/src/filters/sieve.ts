import { ENTRY, type Columns } from './columns/columns.ts'
import { entryCriteria, type EntryCriterion } from './entryCriteria.ts'
import { entrySieves, type Sieve } from './entrySieves.ts'
import type { Criteria } from './filter.ts'
import { itemCriteria, itemFinder, type ItemsToday } from './itemCriteria.ts'
import { itemSieves } from './itemSieves.ts'

/** Chains the sieves, cheapest first, so that each checks only what the others left. [FILT-4] */
export function makeSieve(columns: Columns, criteria: Criteria, today: ItemsToday): Sieve {
  const ofEntries = entryCriteria(criteria)
  const ofItems = itemCriteria(criteria)
  const isAny = criteria.mode === 'any'
  const passing = criteria.mode === 'all' ? 'all' : 'none'
  const free = kindsWithout([...ofEntries, ...ofItems])
  if (free.length === Object.keys(ENTRY).length) return (rows) => rows
  const sieves = [
    ...entrySieves(columns, isAny ? [...ofEntries, ...free.map(always)] : ofEntries, passing),
    ...itemSieves(columns, { criteria: ofItems, find: itemFinder(columns, today), passing }),
  ]
  const sifted: Sieve = (rows) => sieves.reduce((left, sieve) => sieve(left), rows)
  return isAny ? (rows) => without(rows, sifted(rows.slice())) : sifted
}

const kindsWithout = (criteria: readonly { entry: number }[]): number[] =>
  Object.values(ENTRY).filter((kind) => criteria.every(({ entry }) => entry !== kind))

/** A kind without criteria is shown: in Any mode this criterion always holds for it. [FILT-6] */
const always = (entry: number): EntryCriterion => ({ entry, column: 'value', holds: () => true })

/** Both arrays must be in the same order. */
function without(rows: Uint32Array, gone: Uint32Array): Uint32Array {
  const found = new Uint32Array(rows.length - gone.length + 1)
  let [count, next] = [0, 0]
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    const isGone = Number(next < gone.length && row === gone[next])
    found[count] = row
    count += 1 - isGone
    next += isGone
  }
  return found.subarray(0, count)
}
