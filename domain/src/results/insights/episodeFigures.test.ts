import { expect, test } from 'vitest'
import { aRecordAtTime } from '../../filters/testing/facts.ts'
import { changeColumns, EMPTY_DIARY } from '../../filters/columns/changeColumns.ts'
import { countItems } from '../charts/counts.ts'
import { countRegions } from '../charts/heat.ts'
import { makeDayTable } from '../days.ts'
import { makeCoverageReader } from '../statistics/coverage.ts'
import { mostRecorded } from '../statistics/mostRecorded.ts'
import { findCanonicalItems } from '../../filters/columns/canonical.ts'
import { aMarkedItem } from '../../filters/testing/facts.ts'
import type { EntryFacts } from '../../filters/columns/facts.ts'
import { episodeFigures } from './episodeFigures.ts'
import { countByLength, countByPattern } from './recordCounts.ts'

const HOUR = 3_600

const start = (id: string, local: string, own: Partial<EntryFacts> = {}) =>
  aRecordAtTime(id, local, { isEpisode: true, value: 5, ...own })
const number = (id: string, local: string, partOf: string, own: Partial<EntryFacts> = {}) =>
  aRecordAtTime(id, local, { partOf, value: 8, ...own })

function columnsOf(put: readonly EntryFacts[]) {
  const columns = changeColumns(EMPTY_DIARY, { put, putDoses: [], drop: new Set() }).entries
  const rows = Uint32Array.from({ length: columns.count }, (_, row) => row)
  return { columns, rows, canonical: findCanonicalItems(columns.items, ({ id }) => id) }
}

const named = (ids: readonly string[], rows: readonly number[]) => rows.map((row) => ids[row])

test('[EPI-22] episodes are counted, and the usual length is the median of those with an end', () => {
  const { columns, rows } = columnsOf([
    start('a', '2026-11-01T10:00', { length: 2 * HOUR }),
    start('b', '2026-11-02T10:00', { length: 5 * HOUR }),
    start('c', '2026-11-03T10:00', { length: 30 * HOUR }),
    start('left', '2026-11-04T10:00'),
    start('open', '2026-11-05T10:00', { goesOn: true }),
    number('later', '2026-11-05T12:00', 'open'),
    aRecordAtTime('other', '2026-11-06T10:00', { length: 9 * HOUR }),
  ])
  const figures = episodeFigures(columns, rows)
  expect(named(columns.ids, figures.rows)).toEqual(['a', 'b', 'c', 'left', 'open'])
  expect(figures.usual).toBe(5 * HOUR)
  expect(named(columns.ids, figures.left)).toEqual(['left'])
  expect(named(columns.ids, figures.goingOn)).toEqual(['open'])
})

test('[EPI-22] an episode of which only a later number is in the range counts, and without episodes there is none', () => {
  const { columns } = columnsOf([start('a', '2026-11-01T23:00'), number('b', '2026-11-02T01:00', 'a')])
  expect(episodeFigures(columns, Uint32Array.of(1)).rows).toEqual([0])
  const none = columnsOf([aRecordAtTime('x', '2026-11-01T10:00')])
  expect(episodeFigures(none.columns, none.rows)).toEqual({
    rows: [],
    ended: [],
    usual: null,
    goingOn: [],
    left: [],
  })
})

const HEAD = aMarkedItem('location', 'Head')
const items = { items: [HEAD], answered: ['location'] as const }
/** An hour before midnight to the next morning, with a record of its own in between. */
const NIGHT = [
  start('a', '2026-11-01T23:00', { ...items, length: 8 * HOUR, pattern: 'constant' }),
  number('b', '2026-11-01T23:30', 'a', { ...items, pattern: 'constant' }),
  aRecordAtTime('x', '2026-11-02T00:30', { ...items, value: 1 }),
  number('c', '2026-11-02T01:00', 'a', { ...items, value: 9 }),
]

test('[EPI-20, RES-2] each number counts on its own day', () => {
  const { columns, rows } = columnsOf(NIGHT)
  const first = columns.day[0]!
  const days = makeDayTable(columns, { rows, outOf: 0, span: { from: first, to: first + 1 } })
  expect([...days.mean]).toEqual([6.5, 5])
  expect([...days.high]).toEqual([8, 9])
  expect([...days.low]).toEqual([5, 1])
})

test('[EPI-20] records, charts and the body figure count an episode once', () => {
  const { columns, rows, canonical } = columnsOf(NIGHT)
  const first = columns.day[0]!
  const selection = { rows, outOf: 0, span: { from: first, to: first + 1 } }
  expect([...makeDayTable(columns, selection).records]).toEqual([1, 2])
  const locations = countItems(columns, { selection, canonical }).categories[0]!
  expect(locations.rows).toEqual([{ item: 0, records: 2, days: 2 }])
  expect(locations.coverage).toEqual({ answered: 2, records: 2 })
  const regions = countRegions(columns, { selection, canonical, regionsOf: () => ['head'] })
  expect(regions.get('head')).toEqual({ records: 2, level: 4 })
  expect(makeCoverageReader(columns, rows)('location')).toEqual({ answered: 2, records: 2 })
  expect(mostRecorded(columns, { selection, canonical, list: 'location' })).toEqual([{ item: 0, records: 2 }])
  expect(countByLength(columns, rows).told).toBe(1)
  expect(countByPattern(columns, rows).told).toBe(1)
})

test('[EPI-20, EPI-8] a number whose episode is gone counts as a record', () => {
  const { columns, rows } = columnsOf(NIGHT.slice(1))
  const first = columns.day[0]!
  const days = makeDayTable(columns, { rows, outOf: 0, span: { from: first, to: first + 1 } })
  expect([...days.records]).toEqual([1, 2])
})

test('[EPI-20, COL-4] a flight west: a number belongs to the day of the place where it was told', () => {
  const berlin = start('a', '2026-11-02T01:00', { zone: 1 } as Partial<EntryFacts>)
  const later = number('b', '2026-11-01T21:00', 'a', { zone: -8 } as Partial<EntryFacts>)
  const { columns, rows } = columnsOf([berlin, later])
  const days = makeDayTable(columns, {
    rows,
    outOf: 0,
    span: { from: columns.day[1]!, to: columns.day[0]! },
  })
  expect([...days.mean]).toEqual([8, 5])
  expect(episodeFigures(columns, rows).rows).toEqual([0])
})

test('[EPI-22] the length counts hours lived, also over a change of the clocks', () => {
  // 25 October 2026 in Berlin: from 2:00 summer time to 4:00 winter time are three hours.
  const night = start('a', '2026-10-25T02:00', { zone: 2, length: 3 * HOUR } as Partial<EntryFacts>)
  const later = number('b', '2026-10-25T04:00', 'a', { zone: 1 } as Partial<EntryFacts>)
  const { columns, rows } = columnsOf([night, later])
  expect(columns.at[1]! - columns.at[0]!).toBe(3 * HOUR * 1_000)
  expect(episodeFigures(columns, rows).usual).toBe(3 * HOUR)
})
