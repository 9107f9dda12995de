import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySingleEntry } from '../../filters/testing/anyFacts.ts'
import { aDiary, aRecordOnDay, selectDays, DAY_0 } from '../testing/aDiary.ts'
import { dayNumber } from '../../time/dayNumber.ts'
import { countRegions, countRegionsByMonth } from './heat.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300

type Diary = ReturnType<typeof aDiary>

function heat(diary: Diary, regions: Record<string, readonly string[]>, aliases = {}) {
  const of = selectDays(diary, { from: -20_000, to: 20_000 }, aliases)
  const regionsOf = (item: number): readonly string[] =>
    Object.hasOwn(regions, diary.entries.items[item]!.id) ? regions[diary.entries.items[item]!.id]! : []
  return [...countRegions(diary.entries, { ...of, regionsOf })].map(([region, { records, level }]) => [
    region,
    records,
    level,
  ])
}

const BODY = { Back: ['upper-back', 'lower-back'], 'Lower back': ['lower-back'], Head: ['head'] }

test('[RES-58] a location counts in each region that it covers, and a record once in a region', () => {
  const at = (day: number, ...location: string[]) => aRecordOnDay(5, { day, lists: { location } })
  const diary = aDiary([at(0, 'Back', 'Lower back'), at(1, 'Lower back'), at(2, 'Lower back'), at(3, 'Own')])
  expect(heat(diary, BODY)).toEqual([
    ['lower-back', 3, 4],
    ['upper-back', 1, 2],
  ])
})

test('[RES-58] levels are quarters of the maximum, and every recorded region has one', () => {
  const of = (id: string, count: number) =>
    Array.from({ length: count }, (_, day) => aRecordOnDay(5, { day, lists: { location: [id] } }))
  const diary = aDiary([...of('a', 8), ...of('b', 6), ...of('c', 5), ...of('d', 4), ...of('e', 1)])
  const each = { a: ['a'], b: ['b'], c: ['c'], d: ['d'], e: ['e'] }
  expect(heat(diary, each).map(([region, , level]) => [region, level])).toEqual([
    ['a', 4],
    ['b', 3],
    ['c', 3],
    ['d', 2],
    ['e', 1],
  ])
})

test('[RES-58] without a location there is no heat, and other lists add nothing', () => {
  expect(heat(aDiary([]), BODY)).toEqual([])
  expect(heat(aDiary([aRecordOnDay(5, { day: 0, lists: { symptom: ['Head'] } })]), BODY)).toEqual([])
})

test('[RES-58] any diary warms the regions that its records name', () => {
  const regions = { a: ['neck', 'head'], 'c d': ['head', 'jaw'] }
  fc.assert(
    fc.property(fc.uniqueArray(anySingleEntry, { selector: ({ id }) => id, maxLength: 12 }), (facts) => {
      const named = facts.map(({ items }) => {
        const ids = items.filter(({ list }) => list === 'location').map(({ id }) => (id === 'b' ? 'a' : id))
        return new Set(ids.flatMap((id) => (id === 'a' || id === 'c d' ? regions[id] : [])))
      })
      const expected = ['head', 'jaw', 'neck'].flatMap((region) => {
        const count = named.filter((one) => one.has(region)).length
        return count === 0 ? [] : [[region, count] as const]
      })
      // By the current id, which may not occur in the diary.
      const found = heat(aDiary(facts), { ...regions, b: regions.a }, { b: 'a' })
      expect(new Map(found.map(([region, records]) => [region, records]))).toEqual(new Map(expected))
    }),
    { numRuns: runs },
  )
})

test('[RES-84] each month from the first to the last has its records, on one scale for all', () => {
  const at = (day: string, ...location: string[]) =>
    aRecordOnDay(5, { day: dayNumber(day) - DAY_0, lists: { location } })
  const diary = aDiary([
    aRecordOnDay(5, { day: dayNumber('2024-11-05') - DAY_0 }),
    ...['2024-12-01', '2024-12-02', '2024-12-30', '2024-12-31'].map((day) => at(day, 'Back', 'Head')),
    at('2025-01-05', 'Own'),
    at('2025-02-05', 'Head'),
  ])
  const of = selectDays(diary, { from: -20_000, to: 20_000 })
  const regionsOf = (item: number) => new Map(Object.entries(BODY)).get(diary.entries.items[item]!.id) ?? []
  const months = countRegionsByMonth(diary.entries, { ...of, regionsOf })
  expect(months.map(({ month, records, regions }) => [month, records, [...regions]])).toEqual([
    [
      { year: 2024, month: 12 },
      4,
      [
        ['upper-back', { records: 4, level: 4 }],
        ['lower-back', { records: 4, level: 4 }],
        ['head', { records: 4, level: 4 }],
      ],
    ],
    [{ year: 2025, month: 1 }, 0, []],
    [{ year: 2025, month: 2 }, 1, [['head', { records: 1, level: 1 }]]],
  ])
  expect(
    countRegionsByMonth(aDiary([]).entries, { ...selectDays(aDiary([]), { from: 0, to: 9 }), regionsOf }),
  ).toEqual([])
})
