import type { DayTable } from '@reprieve/domain/results/days.ts'
import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { insightWords } from './insightWords.ts'
import { painBarsPicture } from './painBarsPicture.ts'

const words = {
  ...insightWords(await loadText('en', 'insights'), 'en-GB'),
  results: await loadText('en', 'results'),
}
const last = dayNumber('2026-11-12')

/** Pain of 2 and 4 on Tuesday and Wednesday of the last week. */
const days = (length: number): DayTable => ({
  span: { from: last - length + 1, to: last },
  count: 2,
  day: Int32Array.of(last - 2, last - 1),
  mean: Float64Array.of(2, 4),
  high: Uint8Array.of(3, 5),
  low: Uint8Array.of(1, 4),
  records: Uint16Array.of(2, 2),
  score: Uint8Array.of(255, 255),
})

const options = { title: 'Pain', sentence: 'Said.', before: 5.94, words }

test('[RES-74] [RES-4] a week is called so, has its logged days, and an empty one is missing, not 0', () => {
  const { table, spotText } = painBarsPicture(days(11), {
    ...options,
    form: { unit: 'week', drawnAs: 'bars' },
  })
  expect(table.heads).toEqual(['Week', 'Average', 'Logged days'])
  expect(table.rows.map((row) => row.slice(1))).toEqual([
    [null, '0 of 7 days'],
    [3, '2 of 4 days'],
  ])
  expect(spotText(0)).toMatch(/: No pain score recorded$/)
  expect(spotText(1)).toMatch(/: Average 3\.0, 2 of 4 days$/)
})

test('[RES-74] a day is called by its date, and the previous average is labelled', () => {
  const { table, draw } = painBarsPicture(days(3), { ...options, form: { unit: 'day', drawnAs: 'bars' } })
  expect(table.heads).toEqual(['Day', 'Daily Average'])
  expect(table.rows.map(([, mean]) => mean)).toEqual([2, 4, null])
  const texts = draw!({ width: 340, letter: 15 }).shapes.flatMap((shape) =>
    shape.is === 'text' ? [shape.text] : [],
  )
  expect(texts).toContain('5.9 before')
})

test('[RES-74] without any number there is no picture', () => {
  const empty = { ...days(7), mean: Float64Array.of(NaN, NaN) }
  expect(painBarsPicture(empty, { ...options, form: { unit: 'day', drawnAs: 'bars' } }).draw).toBeNull()
})

test('[RES-74] a long period is a band, and its table has the same weeks', () => {
  const week = { unit: 'week', drawnAs: 'band' } as const
  const { draw, table } = painBarsPicture(days(130), { ...options, form: week })
  const { shapes, spots } = draw!({ width: 340, letter: 15 })
  expect(shapes.filter(({ role }) => role === 'band')).toHaveLength(1)
  expect(spots).toHaveLength(table.rows.length)
})
