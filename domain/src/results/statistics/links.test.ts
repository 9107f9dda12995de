import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_CRITERIA } from '../../filters/criteria.ts'
import { NOTHING_ID, type ColumnList } from '../../filters/columns/columns.ts'
import type { EntryFacts } from '../../filters/columns/facts.ts'
import { makeCoverageReader, coveragePercent } from './coverage.ts'
import { isChosenByPain, findLinks } from './links.ts'
import { mostRecorded } from './mostRecorded.ts'
import type { CategoryLinks, Link } from './statistics.ts'
import { aDiary, aRecordOnDay, aReflectionOnDay, selectDays } from '../testing/aDiary.ts'
import { aRandomDiary } from '../testing/aRandomDiary.ts'
import { naiveLinks } from '../testing/naiveLinks.ts'
import { seededRandom } from '../testing/people.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 2_000 : 60
const near = (value: number): unknown => expect.closeTo(value, 9)
const ALL = { from: 0, to: 59 }

interface Counts {
  id: string
  daysWith: number
  daysWithout: number
  isNew: boolean
}

interface LinksById extends Omit<CategoryLinks, 'more' | 'less' | 'tooFew'> {
  more: (Omit<Link, 'item'> & { id: string })[]
  less: (Omit<Link, 'item'> & { id: string })[]
  tooFew: Counts[]
}

/** With ids instead of numbers. */
function links(
  entries: readonly EntryFacts[],
  range = ALL,
  aliases: Record<string, string> = {},
): Record<string, LinksById> {
  const diary = aDiary(entries)
  const idOf = (item: number): string => diary.entries.items[item]!.id
  const named = <One extends { item: number }>({ item, ...one }: One) => ({
    id: aliases[idOf(item)] ?? idOf(item),
    ...one,
  })
  const all = findLinks(diary.entries, selectDays(diary, range, aliases))
  return Object.fromEntries(
    all.map(({ more, less, tooFew, ...rest }) => [
      rest.list,
      { ...rest, more: more.map(named), less: less.map(named), tooFew: tooFew.map(named) },
    ]),
  )
}

/** Every third day with these items, with alternating pain of this value and one more; the other days at 4 and 5. */
const days = (
  count: number,
  ids: readonly string[],
  value: number,
  list: ColumnList = 'symptom',
): EntryFacts[] =>
  Array.from({ length: count }, (_, day) => {
    const isOn = day % 3 === 0
    const ofDay = isOn ? value + (day % 2) : 4 + (day % 2)
    return aRecordOnDay(ofDay, { day, lists: { [list]: isOn ? ids : [NOTHING_ID] } })
  })

test('[STAT-4, STAT-9] more pain came with one thing, with both counts', () => {
  const { symptom } = links(days(36, ['sleep'], 8))
  expect(symptom).toMatchObject({ coverage: { answered: 36, records: 36 }, less: [], tooFew: [] })
  expect(symptom!.more).toMatchObject([
    { id: 'sleep', daysWith: 12, daysWithout: 24, difference: near(4), label: 'steady' },
  ])
  const { less } = links(days(36, ['walk'], 1)).symptom!
  expect(less).toMatchObject([{ id: 'walk', difference: near(-3), label: 'steady' }])
})

test('[STAT-2] days that did not answer the list, or have no number, are not days without it', () => {
  const silent = Array.from({ length: 20 }, (_, day) => aRecordOnDay(0, { day: 36 + day }))
  const numberless = aRecordOnDay(null, { day: 58, lists: { symptom: ['sleep'] } })
  const { more, coverage } = links([...days(36, ['sleep'], 8), ...silent, numberless]).symptom!
  expect(more).toMatchObject([{ daysWith: 12, daysWithout: 24, difference: near(4) }])
  expect(coverage).toEqual({ answered: 37, records: 57 })
})

test('[STAT-1, STAT-2] a day counts once, with the mean of all its records', () => {
  const again = Array.from({ length: 36 }, (_, day) => aRecordOnDay(0, { day, hour: 20 }))
  const { more } = links([...days(36, ['sleep'], 8), ...again]).symptom!
  expect(more).toMatchObject([{ daysWith: 12, daysWithout: 24, difference: near(2) }])
})

test('[STAT-2, STAT-12] activities are answered in reflections, and compared with the pain of their day', () => {
  const pain = Array.from({ length: 36 }, (_, day) =>
    aRecordOnDay(day % 3 === 0 ? 2 + (day % 2) : 6 + (day % 2), { day }),
  )
  const told = Array.from({ length: 36 }, (_, day) =>
    aReflectionOnDay(5, { day, lists: { meaningful_activities: [day % 3 === 0 ? 'garden' : 'read'] } }),
  )
  const { less, more, coverage } = links([...pain, ...told]).meaningful_activities!
  expect(less).toMatchObject([{ id: 'garden', daysWith: 12, difference: near(-4) }])
  expect(more).toMatchObject([{ id: 'read', daysWith: 24, difference: near(4) }])
  expect(coverage).toEqual({ answered: 36, records: 36 })
})

test('[STAT-3, STAT-11] with too few days only the counts are shown, the nearest to enough first', () => {
  const few = days(21, ['sleep'], 8).map((entry, day) =>
    day < 2 ? aRecordOnDay(5, { day, lists: { symptom: ['cold'] } }) : entry,
  )
  expect(links(few).symptom).toMatchObject({
    more: [],
    less: [],
    tooFew: [
      { id: 'sleep', daysWith: 6, daysWithout: 15 },
      { id: 'cold', daysWith: 2, daysWithout: 19 },
    ],
  })
})

test('[STAT-8] things of other lists are corrected for as well', () => {
  const chance = seededRandom(7)
  const others = Array.from({ length: 40 }, (_, at) => `place ${at}`)
  const entries = (places: readonly string[]): EntryFacts[] =>
    Array.from({ length: 40 }, (_, day) => {
      const isOn = day % 3 === 0
      const felt = isOn ? [5, 7, 8][(day / 3) % 3]! : [4, 5, 6, 7, 3][day % 5]!
      const location = places.filter(() => chance() < 0.5)
      return aRecordOnDay(felt, { day, lists: { symptom: [isOn ? 'sleep' : NOTHING_ID], location } })
    })
  const [alone] = links(entries([])).symptom!.more
  const [among] = links(entries(others)).symptom!.more
  expect(alone).toMatchObject({ id: 'sleep', label: 'steady' })
  expect(among).toEqual({ ...alone, label: 'hint' })
})

test('[STAT-10] in order by the end of the interval nearest to 0, not by the difference', () => {
  const entries = (sign: number): EntryFacts[] =>
    Array.from({ length: 60 }, (_, day) => {
      const isMany = day % 2 === 0
      const isRare = day % 7 === 0
      const wild = isRare ? [6, 0, 0, 6][(day / 7) % 4]! : 0
      const away = 1 + wild + (isMany ? 2 : 0)
      const symptom = [...(isRare ? ['rare'] : []), isMany ? 'many' : NOTHING_ID]
      return aRecordOnDay(sign > 0 ? away : 10 - away, { day, lists: { symptom } })
    })
  const { more } = links(entries(1)).symptom!
  expect(more.map(({ id }) => id)).toEqual(['many', 'rare'])
  expect(more[1]!.difference).toBeGreaterThan(more[0]!.difference)
  const { less } = links(entries(-1)).symptom!
  expect(less.map(({ id }) => id)).toEqual(['many', 'rare'])
  expect(less[1]!.difference).toBeLessThan(less[0]!.difference)
})

test('[STAT-10] of two that are as sure the larger difference comes first, for less as for more', () => {
  const entries = Array.from({ length: 60 }, (_, day) => {
    const symptom = [day % 2 === 0 ? 'two' : 'none', day % 4 < 2 ? 'one' : 'none']
    const away = (day % 2 === 0 ? 4 : 0) + (day % 4 < 2 ? 2 : 0) + (day % 3 === 0 ? 1 : 0)
    return aRecordOnDay(9 - away, { day, lists: { symptom } })
  })
  expect(links(entries).symptom!.less.map(({ id }) => id)).toEqual(['two', 'one'])
})

test('[STAT-24] an item that only fluctuates at the same pace is not a steady pattern', () => {
  const waves = (count: number) =>
    Array.from({ length: count }, (_, day) => {
      const isHigh = day % 28 < 14
      const felt = (isHigh ? 7 : 2) + (day % 2)
      return aRecordOnDay(felt, { day, lists: { symptom: [isHigh ? 'wave' : NOTHING_ID] } })
    })
  const labelAfter = (count: number) =>
    links(waves(count), { from: 0, to: count - 1 }).symptom!.more[0]!.label
  expect(labelAfter(168)).toBe('steady')
  expect(labelAfter(196)).toBe('hint')
})

test('[STAT-13, D50] an item is new if its first day in the whole diary is in the range', () => {
  const all = days(36, ['old', 'young'], 8)
  const before = aRecordOnDay(3, { day: -90, lists: { symptom: ['old'] } })
  const isNew = Object.fromEntries(links([before, ...all]).symptom!.more.map((one) => [one.id, one.isNew]))
  expect(isNew).toEqual({ old: false, young: true })
})

test('[STAT-15] two ids of one item are one, also on one day', () => {
  const copies = days(36, ['sleep'], 8).map((entry, day) =>
    day % 6 === 0 ? aRecordOnDay(8, { day, lists: { symptom: ['copy', 'sleep'] } }) : entry,
  )
  const { more } = links(copies, ALL, { copy: 'sleep' }).symptom!
  expect(more).toMatchObject([{ id: 'sleep', daysWith: 12, daysWithout: 24 }])
})

test.each([
  [0, 10, false],
  [1, 10, true],
  [0, 9, true],
])('[STAT-25] a severity from %d to %d chooses by the pain: %s', (from, to, isChosen) => {
  expect(isChosenByPain({ ...DEFAULT_CRITERIA, severity: { from, to } })).toBe(isChosen)
})

test('[STAT-26] aggravating factors are shown by how often they were recorded', () => {
  const diary = aDiary([
    aRecordOnDay(5, { day: 0, lists: { aggravating_factor: ['stairs', 'copy'] } }),
    aRecordOnDay(5, { day: 0, lists: { aggravating_factor: ['stairs'], symptom: ['sleep'] } }),
    aRecordOnDay(5, { day: 1, lists: { aggravating_factor: ['cold'] } }),
    aRecordOnDay(5, { day: 2, lists: { aggravating_factor: [NOTHING_ID] } }),
    aRecordOnDay(5, { day: 70, lists: { aggravating_factor: ['cold'] } }),
  ])
  const { selection, canonical } = selectDays(diary, ALL, { copy: 'stairs' })
  const rows = mostRecorded(diary.entries, { selection, canonical, list: 'aggravating_factor' })
  expect(rows.map(({ item, records }) => [diary.entries.items[item]!.id, records])).toEqual([
    ['stairs', 2],
    ['cold', 1],
  ])
  expect(makeCoverageReader(diary.entries, selection.rows)('aggravating_factor')).toEqual({
    answered: 4,
    records: 4,
  })
})

test.each([
  [0, 0, 0],
  [199, 200, 99],
  [200, 200, 100],
  [1, 3, 33],
])('[STAT-12] %d of %d are %d percent', (answered, records, percent) => {
  expect(coveragePercent({ answered, records })).toBe(percent)
})

test('[STAT-2, STAT-3, STAT-4, STAT-13, STAT-15] any diary has the links that plain lists of dates have', () => {
  const range = { from: 0, to: 38 }
  const aliases = { 'copy of a': 'a' }
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const told = aRandomDiary(seed)
      const naive = naiveLinks(told, range, aliases)
      const found = links(told, range, aliases)
      for (const [list, wanted] of Object.entries(naive)) {
        const { more, less, tooFew } = found[list]!
        const countsOf = ({ id, daysWith, daysWithout, isNew }: Counts): Counts => ({
          id,
          daysWith,
          daysWithout,
          isNew,
        })
        const all = [...more, ...less, ...tooFew].map(countsOf)
        expect(all.toSorted((one, other) => (one.id < other.id ? -1 : 1))).toEqual(wanted.map(countsOf))
        for (const { id, tested } of wanted) {
          const link = [...more, ...less].find((each) => each.id === id)
          expect(link === undefined).toBe(tested === null)
          if (link === undefined || tested === null) continue
          for (const key of ['difference', 'low', 'high', 'p'] as const)
            expect(link[key]).toBeCloseTo(tested[key], 9)
        }
      }
    }),
    { numRuns: runs },
  )
})
