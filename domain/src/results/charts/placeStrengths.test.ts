import { expect, test } from 'vitest'
import { aDiary, aRecordOnDay, aReflectionOnDay, selectDays } from '../testing/aDiary.ts'
import type { EntryFacts } from '../../filters/columns/facts.ts'
import { findLinks } from '../statistics/links.ts'
import { meanStrengthOfItems, meanStrengthOfRegions } from './placeStrengths.ts'

const REGIONS: Record<string, readonly string[]> = {
  Back: ['upper-back', 'lower-back'],
  'Lower back': ['lower-back'],
  Head: ['head'],
}

function means(put: readonly EntryFacts[], aliases: Record<string, string> = {}) {
  const { entries, ...rest } = aDiary(put)
  const of = selectDays({ entries, ...rest }, { from: -10, to: 100 }, aliases)
  const regionsOf = (item: number) => REGIONS[entries.items[item]!.id] ?? []
  const nameOf = (item: number) => entries.items[item]!.id
  return {
    items: [...meanStrengthOfItems(entries, of)].map(([item, { told, mean }]) => [nameOf(item), told, mean]),
    regions: [...meanStrengthOfRegions(entries, { ...of, regionsOf })].map(([region, one]) => [
      region,
      one.told,
      one.mean,
      one.level,
    ]),
  }
}

const five = (of: (day: number) => EntryFacts): EntryFacts[] => [0, 1, 2, 3, 4].map(of)

test('[PLACE-5] a place has the mean of its own numbers, not of the overall one', () => {
  const put = five((day) =>
    aRecordOnDay(9, { day, lists: { location: ['Head', 'Lower back'] }, strengths: { Head: day } }),
  )
  expect(means(put)).toEqual({ items: [['Head', 5, 2]], regions: [['head', 5, 2, 1]] })
})

test('[PLACE-5] a record with one place and no number for it counts with its overall number', () => {
  const put = five((day) => aRecordOnDay(8, { day, lists: { location: ['Head'] } }))
  expect(means(put).regions).toEqual([['head', 5, 8, 4]])
  // A list of places names only what was told for them.
  expect(means(put).items).toEqual([])
  const own = five((day) => aRecordOnDay(8, { day, lists: { location: ['Head'] }, strengths: { Head: 0 } }))
  expect(means(own).regions).toEqual([['head', 5, 0, 1]])
})

test('[PLACE-5] nothing is guessed for two places, a missing number, or a reflection', () => {
  const put = [
    ...five((day) => aRecordOnDay(8, { day, lists: { location: ['Head', 'Lower back'] } })),
    aRecordOnDay(null, { day: 6, lists: { location: ['Head'] } }),
    aReflectionOnDay(8, { day: 7, lists: { location: ['Head'] } }),
  ]
  expect(means(put)).toEqual({ items: [], regions: [] })
})

test('[PLACE-5] below five numbers there is a count and no mean', () => {
  const put = five((day) => aRecordOnDay(8, { day, lists: { location: ['Head'] } })).slice(1)
  expect(means(put)).toEqual({ items: [], regions: [['head', 4, null, null]] })
})

test('[PLACE-4] of two places that cover a region the stronger one counts', () => {
  const put = five((day) =>
    aRecordOnDay(5, {
      day,
      lists: { location: ['Back', 'Lower back'] },
      strengths: { Back: 3, 'Lower back': 7 },
    }),
  )
  expect(means(put).regions).toEqual([
    ['upper-back', 5, 3, 2],
    ['lower-back', 5, 7, 3],
  ])
})

test('[PLACE-1] two ids of one place today count as that place, once for each record', () => {
  const put = five((day) =>
    aRecordOnDay(5, { day, lists: { location: ['Head', 'Kopf'] }, strengths: { Head: 2, Kopf: 4 } }),
  )
  expect(means(put, { Kopf: 'Head' }).items).toEqual([['Head', 5, 4]])
})

test('[PLACE-6] comparisons are the same with and without numbers of places', () => {
  const linksWith = (strengths: Record<string, number>) => {
    const diary = aDiary(
      Array.from({ length: 60 }, (_, day) =>
        aRecordOnDay(day % 3 === 0 ? 8 : 3, {
          day,
          lists: { location: day % 3 === 0 ? ['Head', 'Back'] : ['Back'] },
          strengths,
        }),
      ),
    )
    return findLinks(diary.entries, selectDays(diary, { from: 0, to: 60 }))
  }
  const bare = linksWith({})
  expect(bare.flatMap((category) => Object.values(category)).length).toBeGreaterThan(0)
  expect(linksWith({ Head: 1, Back: 9 })).toEqual(bare)
})
