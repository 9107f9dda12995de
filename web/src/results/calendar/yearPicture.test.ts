import { dayNumber } from '@reprieve/domain/time/dayNumber.ts'
import { loadText } from '@reprieve/locales/loadText.ts'
import { expect, test } from 'vitest'
import { yearPicture } from './yearPicture.ts'

const words = {
  text: await loadText('en', 'calendar'),
  results: await loadText('en', 'results'),
  tag: 'en-GB',
  isFiltered: false,
}
const days = {
  span: { from: dayNumber('2026-01-01'), to: dayNumber('2026-01-10') },
  count: 2,
  day: Int32Array.from(['2026-01-02', '2026-01-05'], dayNumber),
  mean: Float64Array.of(7.5, Number.NaN),
  high: Uint8Array.of(9, 255),
  low: Uint8Array.of(6, 255),
  records: Uint16Array.of(2, 0),
  score: Uint8Array.of(255, 4),
}
const picture = yearPicture({ year: 2026, today: dayNumber('2026-01-10'), first: 1, days, words })

test('[RES-10] the table of a year has the same content: missing values are empty there, not 0', () => {
  expect(picture.table.heads).toHaveLength(6)
  expect(picture.table.rows).toEqual([
    ['2 January 2026', 7.5, 9, 6, 2, null],
    ['5 January 2026', null, null, null, 0, 4],
  ])
  expect(picture.sentence).toBe('Average pain 7.5, logged on 1 of 10 days.')
})

test('[RES-11] each day with data is a point that can be read', () => {
  const { spots } = picture.draw!({ width: 360, letter: 15 })
  expect(spots.map(({ at }) => at)).toEqual([0, 1])
  expect(spots.map(({ at }) => picture.spotText(at))).toEqual([
    '2 January, pain 8, 2 records, high 9, low 6',
    '5 January, no pain record · Reflection 4',
  ])
})

test('[RES-39] of a year days without a record are gaps up to today, and those to come are not', () => {
  const { shapes } = picture.draw!({ width: 360, letter: 15 })
  const count = (role: string) => shapes.filter((shape) => shape.role === role).length
  // Ten days until today; one of them has a number.
  expect(count('gap')).toBe(9)
  expect(count('cell')).toBe(355)
})
