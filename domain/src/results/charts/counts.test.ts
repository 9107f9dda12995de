import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MARK, NOTHING_ID } from '../../filters/columns/columns.ts'
import type { EntryFacts, MarkedItem } from '../../filters/columns/facts.ts'
import { anySingleEntry } from '../../filters/testing/anyFacts.ts'
import { HOUR_MS } from '../../time/instant.ts'
import { aDiary, aRecordOnDay, aReflectionOnDay, selectDays } from '../testing/aDiary.ts'
import { CHART_CATEGORIES, type ChartCategory } from './chartCategory.ts'
import { countItems, type ChartCounts, type ItemCount } from './counts.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300
const ALL = { from: -30, to: 30 }
/** Two ids of one item. */
const ALIASES = { b: 'a' }

function told(facts: readonly EntryFacts[], span = ALL, aliases: Record<string, string> = {}) {
  const diary = aDiary(facts)
  const { entries } = diary
  const counts = countItems(entries, selectDays(diary, span, aliases))
  const named = (rows: readonly ItemCount[]) =>
    rows.map(({ item, records, days }) => [entries.items[item]!.id, records, days])
  return {
    counts,
    of: (category: ChartCategory) => {
      const found = counts.categories.find((one) => one.category === category)!
      return { rows: named(found.rows), nothing: named(found.nothing), coverage: found.coverage }
    },
  }
}

test('[RES-56] an item is counted by records and by days of their own calendar, the most frequent first', () => {
  const { of } = told([
    aRecordOnDay(5, { day: 0, hour: 8, lists: { location: ['Head', 'Jaw'] } }),
    aRecordOnDay(5, { day: 0, hour: 9, lists: { location: ['Jaw'] } }),
    aRecordOnDay(5, { day: 1, lists: { location: ['Jaw'] } }),
    aRecordOnDay(5, { day: 2, lists: { location: ['Knee'] } }),
    aRecordOnDay(5, { day: 3, lists: { location: ['Knee'] } }),
    aRecordOnDay(5, { day: 3 }),
    aRecordOnDay(5, { day: 40, lists: { location: ['Head'] } }),
  ])
  expect(of('location')).toEqual({
    rows: [
      ['Jaw', 3, 2],
      ['Knee', 2, 2],
      ['Head', 1, 1],
    ],
    nothing: [],
    coverage: { answered: 5, records: 6 },
  })
})

test('[RES-56] two ids of one item are one, and a record has it once', () => {
  const { of } = told(
    [
      aRecordOnDay(5, { day: 0, lists: { symptom: ['a', 'b'] } }),
      aRecordOnDay(5, { day: 1, lists: { symptom: ['b'] } }),
    ],
    ALL,
    ALIASES,
  )
  expect(of('symptom').rows).toEqual([['a', 2, 2]])
})

test('[RES-56] interventions are under their mark, medicines too; unmarked ones are not counted', () => {
  const tried = { alleviating_factor: ['Rest'], medication: ['Naproxen'] }
  const marked = (day: number, rest: number, naproxen: number) =>
    aRecordOnDay(5, { day, lists: tried, marks: { Rest: rest, Naproxen: naproxen } })
  const { of, counts } = told([
    marked(0, MARK.alleviating, MARK.ineffective),
    marked(1, MARK.alleviating, MARK.aggravating),
    marked(2, MARK.unmarked, MARK.unmarked),
    aRecordOnDay(5, { day: 3, lists: { aggravating_factor: ['Stairs'] } }),
  ])
  expect(of('alleviating')).toMatchObject({ rows: [['Rest', 2, 2]], coverage: { answered: 2, records: 4 } })
  expect(of('ineffective')).toMatchObject({ rows: [['Naproxen', 1, 1]], coverage: { answered: 2 } })
  expect(new Set(of('aggravating').rows.map(String))).toEqual(new Set(['Naproxen,1,1', 'Stairs,1,1']))
  expect(of('aggravating').coverage).toEqual({ answered: 2, records: 4 })
  expect(counts.unmarked).toBe(1)
})

test('[RES-57] Nothing counts as an answer, and is separate from the items', () => {
  const { of } = told([
    aRecordOnDay(5, { day: 0, lists: { symptom: [NOTHING_ID], alleviating_factor: [NOTHING_ID] } }),
    aRecordOnDay(5, { day: 0, lists: { symptom: [NOTHING_ID], medication: [NOTHING_ID] } }),
    aRecordOnDay(5, { day: 1, lists: { symptom: ['Nausea'] } }),
  ])
  expect(of('symptom')).toEqual({
    rows: [['Nausea', 1, 1]],
    nothing: [[NOTHING_ID, 2, 1]],
    coverage: { answered: 3, records: 3 },
  })
  expect(of('alleviating')).toMatchObject({ rows: [], coverage: { answered: 2, records: 3 } })
  expect(of('alleviating').nothing).toHaveLength(2)
  expect(of('ineffective')).toMatchObject({ nothing: [], coverage: { answered: 2, records: 3 } })
})

test('[RES-56] activities are counted among reflections', () => {
  const { of } = told([
    aRecordOnDay(5, { day: 0 }),
    aReflectionOnDay(5, { day: 0, lists: { meaningful_activities: ['Garden'] } }),
    aReflectionOnDay(5, { day: 1 }),
  ])
  expect(of('meaningful_activities')).toEqual({
    rows: [['Garden', 1, 1]],
    nothing: [],
    coverage: { answered: 1, records: 2 },
  })
})

test('[RES-56] a day that is come back to over the date line is one day', () => {
  const at = (day: number, offset: number, hour: number) =>
    aRecordOnDay(5, { day, hour, offset: offset * HOUR_MS, lists: { location: ['Head'] } })
  const { of } = told([at(1, 12, 1), at(0, -10, 8), at(1, -10, 6)])
  expect(of('location').rows).toEqual([['Head', 3, 2]])
})

/** Directly as the rule says, entry by entry. */
function naive(facts: readonly EntryFacts[]): Pick<ChartCounts, 'unmarked'> & { rows: string[] } {
  const dayOf = ({ at, offset }: EntryFacts): string => new Date(at + offset).toISOString().slice(0, 10)
  const isIn = (category: ChartCategory, { list, mark, id }: MarkedItem): boolean => {
    const isOfTried = list === 'alleviating_factor' || list === 'medication'
    if (isOfTried && id === NOTHING_ID) return category === 'alleviating'
    if (category === 'aggravating') return list === 'aggravating_factor' || (isOfTried && mark === 3)
    if (category === 'alleviating') return isOfTried && mark === 1
    if (category === 'ineffective') return isOfTried && mark === 2
    return list === category
  }
  const keyOf = ({ list, id }: MarkedItem): string => `${list} ${id === 'b' ? 'a' : id}`
  const rows = CHART_CATEGORIES.flatMap((category) => {
    const asked = facts.filter(({ entry }) => entry === (category === 'meaningful_activities' ? 1 : 0))
    const keys = new Set(asked.flatMap(({ items }) => items.filter((one) => isIn(category, one)).map(keyOf)))
    return [...keys].map((key) => {
      const has = asked.filter(({ items }) => items.some((one) => isIn(category, one) && keyOf(one) === key))
      return `${category} ${key} ${has.length} ${new Set(has.map(dayOf)).size}`
    })
  })
  const isUnmarked = ({ list, mark, id }: MarkedItem): boolean =>
    (list === 'alleviating_factor' || list === 'medication') &&
    id !== NOTHING_ID &&
    (mark === 0 || mark === 4)
  const unmarked = facts.filter(({ entry, items }) => entry === 0 && items.some(isUnmarked)).length
  return { rows: rows.toSorted(), unmarked }
}

test('[RES-56] any diary is counted as its records say it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anySingleEntry, { selector: ({ id }) => id, maxLength: 12 }), (facts) => {
      const diary = aDiary(facts)
      const { entries } = diary
      const span = { from: -20_000, to: 20_000 }
      const { categories, unmarked } = countItems(entries, selectDays(diary, span, ALIASES))
      const rows = categories.flatMap(({ category, rows: found, nothing, coverage }) =>
        [...found, ...nothing].map(({ item, records, days }) => {
          if (records > coverage.answered || coverage.answered > coverage.records) throw new Error('too many')
          const { list, id } = entries.items[item]!
          return `${category} ${list} ${id === 'b' ? 'a' : id} ${records} ${days}`
        }),
      )
      expect({ rows: rows.toSorted(), unmarked }).toEqual(naive(facts))
    }),
    { numRuns: runs },
  )
})
