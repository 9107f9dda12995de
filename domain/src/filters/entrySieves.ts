import type { Columns } from './columns/columns.ts'
import type { EntryCriterion, Holds } from './entryCriteria.ts'

/** Of these entries those that are asked for: they move up in the same array, and stay in their order. */
export type Sieve = (rows: Uint32Array) => Uint32Array

/** Which entries pass: those for which all criteria hold, or those for which none does. */
export type Passing = 'all' | 'none'

const KINDS = 2
/** Of a column of bytes, and of the minutes of a day. */
const [BYTES, MINUTES] = [256, 1_440]

/** By what an entry has in its columns; lengths apart, as they are too many to look up. */
export function entrySieves(
  columns: Columns,
  criteria: readonly EntryCriterion[],
  passing: Passing,
): readonly Sieve[] {
  const lookedUp = criteria.filter(({ column }) => column !== 'length')
  const ofLength = criteria.filter(({ column }) => column === 'length')
  return [
    ...(lookedUp.length > 0 ? [columnSieve(columns, lookedUp, passing)] : []),
    ...ofLength.map((criterion) => lengthSieve(columns, criterion, passing)),
  ]
}

/**
 * Each criterion is a bit, and which of them a value fulfils is looked up once. What an entry has is then put together
 * without a branch or a call: nobody can foresee which way either goes, and that takes longer than all the rest.
 */
function columnSieve(columns: Columns, criteria: readonly EntryCriterion[], passing: Passing): Sieve {
  const { entry, value, minute, pattern } = columns
  const asked = new Int32Array(KINDS)
  for (const [at, criterion] of criteria.entries()) asked[criterion.entry]! |= 1 << at
  const wanted = passing === 'all' ? asked : new Int32Array(KINDS)
  const ofValue = bitsOf(criteria, 'value', BYTES)
  const ofMinute = bitsOf(criteria, 'minute', MINUTES)
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

/** Of each value the criteria that it fulfils. */
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

function addBit(bits: Int32Array, holds: Holds, bit: number): void {
  for (let value = 0; value < bits.length; value++) if (holds(value)) bits[value]! |= bit
}

function lengthSieve({ entry, length }: Columns, asked: EntryCriterion, passing: Passing): Sieve {
  const { holds } = asked
  const isWanted = passing === 'all'
  return (rows) => {
    let count = 0
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!
      rows[count] = row
      count += Number(entry[row] !== asked.entry) | Number(holds(length[row]!) === isWanted)
    }
    return rows.subarray(0, count)
  }
}
