import { drawTimeline } from '@reprieve/charts/timeline.ts'
import { expect, test } from 'vitest'
import {
  type Brush,
  type Ink,
  type PaintedPicture,
  paintPicture,
  computePaintedSize,
} from './paintPicture.ts'

const DARK: Ink = {
  fill: 'rgb(1, 2, 3)',
  stroke: null,
  weight: 1.5,
  dash: [2, 7],
  cap: 'round',
  opacity: 0.6,
  fontWeight: '530',
}

const drawing = drawTimeline(
  {
    span: { from: 20_000, to: 20_006 },
    points: [{ from: 20_001, to: 20_001, mean: 8, high: 9, low: 7, score: null }],
    shows: { average: true, range: true, reflection: false },
    trend: { first: 20_001, last: 20_005, from: 8, to: 8 },
    scoreTrend: null,
    titles: { pain: 'Pain', reflection: '' },
    tickText: (day) => `day ${day}`,
  },
  { width: 320, letter: 15 },
)

const PICTURE: PaintedPicture = {
  drawing,
  inks: new Map(
    drawing.shapes.map(({ role }) => [
      role,
      role === 'trend' ? { ...DARK, fill: null, stroke: 'red' } : DARK,
    ]),
  ),
  letter: 15,
  fontFamily: 'Golos',
  text: 'rgb(9, 9, 9)',
  paper: 'rgb(32, 28, 24)',
  title: ['Pain'],
  sentence: ['No clear change:', 'about 8.'],
  margin: 16,
}

/** Records everything that is drawn, with its colour. */
function aBrush() {
  const noted: (string | number)[][] = []
  const brush = {
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    font: '',
    translate: () => {},
    setLineDash: (dash: number[]) => noted.push(['dash', ...dash]),
    fillRect: (...box: number[]) => noted.push(['paper', brush.fillStyle, ...box]),
    fillText: (text: string) => noted.push(['text', text, brush.fillStyle, brush.font]),
    fill: (path: unknown) => noted.push(['fill', String(path), brush.fillStyle]),
    stroke: (path: unknown) => noted.push(['stroke', String(path), brush.strokeStyle]),
  }
  return { brush: brush as unknown as Brush, noted }
}

test('[RES-13] the file has every word and shape of the chart, in the colours of the page', () => {
  const { brush, noted } = aBrush()
  paintPicture(brush, PICTURE, (d) => d as unknown as Path2D)
  const words = noted.flatMap(([is, text]) => (is === 'text' ? [text] : []))
  const shown = drawing.shapes.flatMap((shape) => (shape.is === 'text' ? [shape.text] : []))
  expect(words).toEqual(['Pain', 'No clear change:', 'about 8.', ...shown])
  const paths = drawing.shapes.filter(({ is }) => is !== 'text').length
  expect(noted.filter(([is]) => is === 'fill' || is === 'stroke')).toHaveLength(paths)
  const { width, height } = computePaintedSize(PICTURE)
  expect(noted[0]).toEqual(['paper', 'rgb(32, 28, 24)', 0, 0, width, height])
  expect(noted).toContainEqual(['text', '10', 'rgb(1, 2, 3)', '530 15px Golos'])
  expect(noted.filter(([is]) => is === 'stroke')).toEqual([['stroke', expect.stringMatching(/^M\d/), 'red']])
})

test('[RES-13] the file is as large as the chart with its text and its margin', () => {
  const { width, height } = computePaintedSize(PICTURE)
  expect(width).toBe(320 + 2 * 16)
  expect(height).toBeGreaterThanOrEqual(drawing.height + 2 * 16 + 3 * 15)
  expect(
    computePaintedSize({ ...PICTURE, sentence: [...PICTURE.sentence, 'more'] }).height - height,
  ).toBeCloseTo(15 * 1.4, -1)
})
