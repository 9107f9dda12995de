import { MINUTES_PER_DAY } from '../time/instant.ts'
import { episodeRows } from './columns/episodeRows.ts'
import type { Columns } from './columns/columns.ts'
import type { EntryCriterion, ValueTest } from './entryCriteria.ts'

/** Keeps the wanted rows: moves them to the front of the same array, in their order. */
export type Sieve = (rows: Uint32Array) => Uint32Array

/** Which entries pass: those that meet all criteria, or those that meet none. */
export type PassRule = 'all' | 'none'

const KINDS = 2
/** Number of possible values: of a byte, and of the minutes of a day. */
const BYTES = 256

/** Sieves on the entry's own columns; lengths are separate, as they have too many values for a table. */
export function entrySieves(
  columns: Columns,
  criteria: readonly EntryCriterion[],
  passing: PassRule,
): readonly Sieve[] {
  const lookedUp = criteria.filter(({ column }) => column !== 'length')
  const ofLength = criteria.filter(({ column }) => column === 'length')
  return [
    ...(lookedUp.length > 0 ? [columnSieve(columns, lookedUp, passing)] : []),
    ...ofLength.map((criterion) => lengthSieve(columns, criterion, passing)),
  ]
}

/**
 * Each criterion is a bit; a table holds which criteria each value fulfils. The loop combines them without branches or
 * calls: mispredicted branches would take longer than all the rest.
 */
function columnSieve(columns: Columns, criteria: readonly EntryCriterion[], passing: PassRule): Sieve {
  const { entry, value, minute, pattern } = columns
  const asked = new Int32Array(KINDS)
  for (const [at, criterion] of criteria.entries()) asked[criterion.entry]! |= 1 << at
  const wanted = passing === 'all' ? asked : new Int32Array(KINDS)
  const ofValue = bitsOf(criteria, 'value', BYTES)
  const ofMinute = bitsOf(criteria, 'minute', MINUTES_PER_DAY)
  const ofPattern = bitsOf(criteria, 'pattern', BYTES)
  return (rows) => {
    let count = 0
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!
      const kind = entry[row]!
      const held = ofValue[value[row]!]! | ofMinute[minute[row]!]! | ofPattern[pattern[row]!]!
      rows[count] = row
      count += Number((held & asked[kind]!) === wanted[kind])
    }
    return rows.subarray(0, count)
  }
}

/** For each value, the bits of the criteria that it fulfils. */
function bitsOf(
  criteria: readonly EntryCriterion[],
  column: EntryCriterion['column'],
  values: number,
): Int32Array {
  const bits = new Int32Array(values)
  for (const [at, criterion] of criteria.entries())
    if (criterion.column === column) addBit(bits, criterion.holds, 1 << at)
  return bits
}

function addBit(bits: Int32Array, holds: ValueTest, bit: number): void {
  for (let value = 0; value < bits.length; value++) if (holds(value)) bits[value]! |= bit
}

/** A later number has the length of its episode. [EPI-11] */
function lengthSieve(columns: Columns, asked: EntryCriterion, passing: PassRule): Sieve {
  const { entry, length } = columns
  const { head } = episodeRows(columns)
  const { holds } = asked
  const isWanted = passing === 'all'
  return (rows) => {
    let count = 0
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!
      rows[count] = row
      count += Number(entry[row] !== asked.entry) | Number(holds(length[head[row]!]!) === isWanted)
    }
    return rows.subarray(0, count)
  }
}
