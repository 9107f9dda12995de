import { expect, test } from 'vitest'
import { drawFunctionDays, type FunctionDays } from './functionDays.ts'
import type { Drawing } from './shapes.ts'
import { findShapesOutside, listTextShapes, findOverlappingTexts } from './testing/box.ts'

const ROOM = { width: 340, letter: 15 }
const day = (at: number) => ({ from: at, to: at })

const DAYS: FunctionDays = {
  span: { from: 100, to: 129 },
  rows: [day(100), day(107), day(114), day(129)],
  plots: [
    { title: 'Daily Reflection Score', is: 'reflection', values: [10, null, 4, 0] },
    { title: 'PEG: enjoyment of life', is: 'question', values: [null, 10, 6, null] },
    { title: 'PEG: general activity', is: 'question', values: [null, 0, 12, null] },
  ],
  tickText: (at) => `d${at}`,
}

const aPicture = (own: Partial<FunctionDays> = {}, room = ROOM): Drawing =>
  drawFunctionDays({ ...DAYS, ...own }, room)

const marksOf = ({ shapes }: Drawing, role: string): number =>
  shapes
    .flatMap((shape) => (shape.is === 'path' && shape.role === role ? [shape.d.split('M').length - 1] : []))
    .reduce((sum, count) => sum + count, 0)

test('[CHART-16] each has its own plot with its name, and nothing is joined', () => {
  const picture = aPicture()
  expect(listTextShapes(picture).flatMap(({ role, text }) => (role === 'plot-title' ? [text] : []))).toEqual([
    'Daily Reflection Score',
    'PEG: enjoyment of life',
    'PEG: general activity',
  ])
  expect(picture.shapes.filter(({ role }) => role === 'average-line')).toEqual([])
  // A value that is not a number from 0 to 10 is not drawn. [CHART-7]
  expect(marksOf(picture, 'bar')).toBe(3)
})

test('[CHART-16, CHART-5] a row is one spot, on the first of its marks', () => {
  const { spots } = aPicture()
  expect(spots.map(({ at }) => at)).toEqual([0, 1, 2, 3])
  expect(spots.map(({ x }) => x)).toEqual(spots.map(({ x }) => x).toSorted((one, other) => one - other))
  expect(spots[1]!.y).toBeGreaterThan(spots[2]!.y)
})

test.each([
  ['a phone', {}, ROOM],
  ['a wide page', {}, { width: 1_100, letter: 16 }],
  ['letters twice as large', {}, { width: 280, letter: 30 }],
  ['one day', { span: day(100), rows: [day(100)] }, ROOM],
  [
    'months',
    {
      span: { from: 100, to: 900 },
      rows: [
        { from: 100, to: 130 },
        { from: 880, to: 900 },
      ],
    },
    ROOM,
  ],
  ['nothing', { rows: [], plots: [] }, ROOM],
] as const)('[CHART-2, CHART-3] nothing is drawn outside and no texts touch: %s', (_, own, room) => {
  const picture = aPicture(own, room)
  expect(findShapesOutside(picture, room)).toEqual([])
  expect(findOverlappingTexts(picture, room)).toEqual([])
})
