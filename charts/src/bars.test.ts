import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawBars, type Bars } from './bars.ts'
import type { Drawing, ChartSize } from './shapes.ts'
import { findShapesOutside, listTextShapes, findOverlappingTexts } from './testing/box.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300

const BARS: Bars = {
  rows: [
    { label: 'Lower back', value: 12, valueText: '12' },
    { label: 'Left knee', value: 6, valueText: '6' },
    { label: 'Jaw', value: 0, valueText: '0' },
  ],
  most: 12,
}

const barsOf = ({ shapes }: Drawing) => shapes.flatMap((shape) => (shape.is === 'rect' ? [shape] : []))

test.each([350, 700])(
  '[CHART-9] at %i pixels a bar is as long as its share, and its number is at its end',
  (width) => {
    const drawing = drawBars(BARS, { width, letter: 15 })
    const [longest, half, none] = barsOf(drawing)
    expect(none).toBeUndefined()
    expect(half!.width / longest!.width).toBeCloseTo(0.5, 2)
    const value = listTextShapes(drawing).find(({ text }) => text === '12')!
    expect(value.x).toBeCloseTo(longest!.x + longest!.width + 8, 0)
  },
)

test('[REP-73, RES-57] that there was nothing has another look', () => {
  const rows = BARS.rows.map((row, at) => ({ ...row, isNothing: at === 1 }))
  expect(barsOf(drawBars({ ...BARS, rows }, { width: 350, letter: 15 })).map(({ role }) => role)).toEqual([
    'bar',
    'gap',
  ])
})

test('[CHART-9] a name is above its bar in a narrow chart, and beside it in a wide one', () => {
  const xOfBar = (width: number): number => barsOf(drawBars(BARS, { width, letter: 15 }))[0]!.x
  expect(xOfBar(350)).toBe(0)
  expect(xOfBar(700)).toBeGreaterThan(60)
})

test('[CHART-3] a long name takes more lines, and loses no word', () => {
  const label = 'Zwischenwirbelgelenksbeschwerden in der unteren Wirbelsäule'
  const drawing = drawBars(
    { rows: [{ label, value: 3, valueText: '3' }], most: 3 },
    { width: 288, letter: 30 },
  )
  const lines = listTextShapes(drawing).filter(({ role }) => role === 'axis-text')
  expect(lines.length).toBeGreaterThan(2)
  expect(
    lines
      .map(({ text }) => text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(label.replaceAll(' ', ''))
})

const LABELS = [
  'Lower back',
  'Нижняя часть спины и поясница',
  '허리 아래쪽',
  '下背部',
  'W'.repeat(60),
  '',
  'a b c d e f g h',
]

const someBars = fc.record({
  rows: fc.array(
    fc.record({
      label: fc.constantFrom(...LABELS),
      value: fc.oneof(fc.nat({ max: 400 }), fc.constantFrom(0, Number.NaN)),
      valueText: fc.constantFrom('0', '12', '4000', '12 von 38 Einträgen', '38건 중 12건'),
    }),
    { maxLength: 12 },
  ),
  most: fc.constantFrom(0, 1, 400),
})
const someRoom: fc.Arbitrary<ChartSize> = fc.record({
  width: fc.integer({ min: 240, max: 1100 }),
  letter: fc.constantFrom(12, 15, 20, 30),
})

test('[CHART-2] [CHART-3] [CHART-4] [CHART-5] whatever the rows are, all is inside, apart, and has a spot', () => {
  fc.assert(
    fc.property(someBars, someRoom, (bars, room) => {
      const drawing = drawBars(bars, room)
      expect(findShapesOutside(drawing, room)).toEqual([])
      expect(findOverlappingTexts(drawing, room)).toEqual([])
      expect(JSON.stringify(drawing)).not.toMatch(/NaN|null/)
      expect(drawing.spots.map(({ at }) => at)).toEqual(bars.rows.map((_, at) => at))
      const down = drawing.spots.map(({ y }) => y)
      expect(down).toEqual([...down].sort((a, b) => a - b))
      expect(drawBars(structuredClone(bars), room)).toEqual(drawing)
    }),
    { numRuns: runs },
  )
})
