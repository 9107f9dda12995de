import type { DayTable } from '@reprieve/domain/results/days.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { dayScorePicture } from './dayPictures.ts'
import { insightWords } from './insightWords.ts'

const of = insightWords(await loadText('en', 'insights'), 'en-GB')
const results = await loadText('en', 'results')
const last = dayNumber('2026-11-12')

/** Pain of 2 and 4 on Tuesday and Wednesday of the last week, each day with a reflection of 6. */
const days = (length: number): DayTable => ({
  span: { from: last - length + 1, to: last },
  count: 2,
  day: Int32Array.of(last - 2, last - 1),
  mean: Float64Array.of(2, 4),
  high: Uint8Array.of(3, 5),
  low: Uint8Array.of(1, 4),
  records: Uint16Array.of(2, 2),
  score: Uint8Array.of(6, 6),
})

test('[RES-50] [RES-4] marks of a week are called so, and none is without its days', () => {
  const scores = dayScorePicture(days(365), { ...of, results, isNarrow: true })
  expect(scores.sentence).toMatch(/Each mark is a week\.$/)
  expect(scores.table.heads).toEqual(['Week', 'Daily Reflection Score', 'Logged days'])
  expect(scores.table.rows.map((row) => row.slice(1))).toEqual([[6, '2 of 4 days']])
  expect(scores.spotText(0)).toMatch(/Daily Reflection Score 6\.0, 2 of 4 days$/)
})

test('[RES-50] marks of a day are called by the day', () => {
  const { table, sentence } = dayScorePicture(days(119), { ...of, results, isNarrow: false })
  expect(table.heads).toEqual(['Day', 'Daily Reflection Score'])
  expect(table.rows).toHaveLength(2)
  expect(sentence).not.toContain('mark')
})
