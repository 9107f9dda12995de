import { compareFigures } from '@reprieve/domain/results/insights/figures.ts'
import {
  aDiary,
  aRecordOnDay,
  aReflectionOnDay,
  selectDays,
} from '@reprieve/domain/results/testing/aDiary.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { compareRows } from './compareRows.ts'
import { insightWords } from './insightWords.ts'

const words = insightWords(await loadText('en', 'insights'), 'en-GB')

/** Ten days of 6 with the neck, then ten of 4 with the back. */
const columns = aDiary([
  ...Array.from({ length: 20 }, (_, day) =>
    aRecordOnDay(day < 10 ? 6 : 4, { day, lists: { location: day < 10 ? ['neck'] : ['back', 'hip'] } }),
  ),
  ...Array.from({ length: 3 }, (_, day) => aReflectionOnDay(5, { day, hour: 20 })),
])
const now = selectDays(columns, { from: 10, to: 19 })
const other = selectDays(columns, { from: 0, to: 9 })

test('[RES-41] both sides have their days, and their most frequent items', () => {
  const labelOf = (item: number): string => columns.entries.items[item]!.id
  const rows = compareRows({
    results: { columns, selection: now.selection, canonical: now.canonical, labelOf },
    other,
    figures: compareFigures(now.days, other.days),
    words,
  })
  expect(rows.map((row) => [row.title, row.now, row.other])).toEqual([
    ['Average pain', '4.0, logged on 10 of 10 days', '6.0, logged on 10 of 10 days'],
    ['Days with average pain of 7 or more', '0 of 10 days', '0 of 10 days'],
    ['Average day', 'No pain score recorded', '5.0, logged on 3 of 10 days'],
    ['Most often recorded locations', 'back (10), hip (10)', 'neck (10)'],
  ])
  expect(rows.map(({ change }) => change?.change.points ?? null)).toEqual([-2, null, null, null])
})
