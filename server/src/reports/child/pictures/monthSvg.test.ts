import type { DayInput } from '@reprieve/domain/reports/pictureInputs.ts'
import { expect, test } from 'vitest'
import { monthSvg } from './monthSvg.ts'

const day = (date: number, overlays: readonly number[]): DayInput => ({
  date,
  severity: 5,
  isAhead: false,
  at: null,
  overlays,
})

test('[REP-78, REP-45] what is marked on a day is told by letters, and by no digit beside its date', () => {
  const weeks = [[day(1, [5, 0]), day(2, []), null, null, null, null, null]]
  const weekdays = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const svg = monthSvg({ title: '', weekdays, none: '-', weeks, alt: '' }, 6, { lang: 'en', families: ['x'] })
  const texts = [...svg.matchAll(/<tspan[^>]*>([^<]*)</gu)].map(([, text]) => text)
  expect(texts).toHaveLength(12)
  expect(texts).toEqual(expect.arrayContaining([...weekdays, '1', '5', 'AF', '2']))
})
