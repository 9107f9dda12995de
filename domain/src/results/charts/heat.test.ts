import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEntry } from '../../filters/testing/anyFacts.ts'
import { aDiary, aRecordOnDay, selectDays } from '../testing/aDiary.ts'
import { countRegions } from './heat.ts'

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
    fc.property(fc.uniqueArray(anyEntry, { selector: ({ id }) => id, maxLength: 12 }), (facts) => {
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
