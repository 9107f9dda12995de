import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCanonicalItems } from '../../filters/columns/canonical.ts'
import type { CanonicalItems, Columns } from '../../filters/columns/columns.ts'
import { aDiary, aRecordOnDay } from '../testing/aDiary.ts'
import { aRandomDiary } from '../testing/aRandomDiary.ts'
import { indexItemRows } from './itemRows.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 500 : 30

const canonicalBy = ({ items }: Columns, aliases: Record<string, string>): CanonicalItems =>
  findCanonicalItems(items, ({ id }) => aliases[id] ?? id)

/** For each item its entries, each with its mark. */
function turned(columns: Columns, canonical: CanonicalItems): [row: number, mark: number][][] {
  const { start, row, mark } = indexItemRows(columns, canonical)
  return columns.items.map((_, item) =>
    Array.from({ length: start[item + 1]! - start[item]! }, (_one, at) => [
      row[start[item]! + at]!,
      mark[start[item]! + at]!,
    ]),
  )
}

/** The same, by checking every recorded item for each item. */
function naivelyTurned({ count, itemStart, item, mark, items }: Columns, canonical: CanonicalItems) {
  const recorded = Array.from({ length: count }, (_, row) =>
    Array.from(item.subarray(itemStart[row], itemStart[row + 1]), (one, at) => ({
      today: canonical[one]!,
      told: [row, mark[itemStart[row]! + at]!],
    })),
  ).flat()
  return items.map((_, one) => recorded.filter(({ today }) => today === one).map(({ told }) => told))
}

test('[STAT-15] each thing has all entries that name it, by time, under the number that it has today', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { entries } = aDiary(aRandomDiary(seed))
      const canonical = canonicalBy(entries, { 'copy of a': 'a' })
      expect(turned(entries, canonical)).toEqual(naivelyTurned(entries, canonical))
    }),
    { numRuns: runs },
  )
})

test('[STAT-15] items merged since the last count are counted as one, and the other way round', () => {
  const { entries } = aDiary([
    aRecordOnDay(5, { day: 0, lists: { symptom: ['sleep'] } }),
    aRecordOnDay(5, { day: 1, lists: { symptom: ['copy'] } }),
  ])
  const countsWith = (aliases: Record<string, string>) =>
    turned(entries, canonicalBy(entries, aliases)).map((rows) => rows.length)
  expect(countsWith({})).toEqual([1, 1])
  expect(countsWith({ copy: 'sleep' })).toEqual([2, 0])
  expect(countsWith({})).toEqual([1, 1])
})
