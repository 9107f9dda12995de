import { expect, test } from 'vitest'
import { drawColumns, type Columns } from './columns.ts'
import type { Shape } from './shapes.ts'

const room = { width: 340, letter: 15 }

const aChart = (values: readonly (number | null)[], own: Partial<Columns> = {}): Columns => ({
  span: { from: 100, to: 100 + values.length - 1 },
  columns: values.map((value, at) => ({ from: 100 + at, to: 100 + at, value })),
  line: null,
  tickText: String,
  ...own,
})

const rects = (shapes: readonly Shape[]) => shapes.flatMap((shape) => (shape.is === 'rect' ? [shape] : []))

test('[RES-74] 0 is a bar, 10 is the full height, and the scale does not follow the data', () => {
  const [none, most] = rects(drawColumns(aChart([0, 10]), room).shapes)
  expect([none!.role, none!.height]).toEqual(['sev-0', 24])
  expect([most!.role, most!.height]).toEqual(['sev-10', 98])
  expect(rects(drawColumns(aChart([0, 1]), room).shapes)[1]!.height).toBeLessThan(40)
})

test('[RES-74] a missing value is a dashed outline of its own height, without a number', () => {
  const { shapes, spots } = drawColumns(aChart([4, null, 4.6]), room)
  expect(rects(shapes).map(({ role }) => role)).toEqual(['sev-4', 'gap', 'sev-5'])
  const numbers = shapes.flatMap((shape) =>
    shape.is === 'text' && shape.role.startsWith('on-') ? [shape.text] : [],
  )
  expect(numbers).toEqual(['4', '5'])
  expect(spots.map(({ at }) => at)).toEqual([0, 1, 2])
})

test('[RES-74] the dotted line of the previous average is on the same scale, and no bar is behind its label', () => {
  const { shapes } = drawColumns(aChart([10, 6], { line: { value: 6, text: '6.0 before' } }), room)
  const line = shapes.find((shape) => shape.is === 'rule' && shape.role === 'trend')
  const same = rects(shapes)[1]
  expect(line).toMatchObject({ y1: same!.y, y2: same!.y })
  const label = shapes.find((shape) => shape.is === 'text' && shape.role === 'bar-text')
  expect(label).toMatchObject({ text: '6.0 before', anchor: 'end' })
  expect(label?.is === 'text' && label.y).toBeLessThan(same!.y)
})

test('[RES-74] bars stay inside the picture at every count, and narrow ones have no number', () => {
  for (const count of [1, 7, 31, 53, 105]) {
    const { shapes, width } = drawColumns(aChart(Array<number>(count).fill(5)), room)
    const bars = rects(shapes)
    expect(bars).toHaveLength(count)
    expect(Math.min(...bars.map(({ x }) => x))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...bars.map((bar) => bar.x + bar.width))).toBeLessThanOrEqual(width)
    expect(shapes.some(({ role }) => role === 'on-sev-5')).toBe(count <= 14)
  }
})

test('[RES-74] the label is just above its line, or above the bars that would be behind it', () => {
  const drawn = (values: readonly number[]) => {
    const { shapes } = drawColumns(aChart(values, { line: { value: 3, text: '3.0 before' } }), room)
    const label = shapes.find((shape) => shape.is === 'text' && shape.role === 'bar-text')
    return { bars: rects(shapes), y: label?.is === 'text' ? label.y : NaN }
  }
  const free = drawn([9, 9, 2, 2])
  expect(free.y).toBeGreaterThan(free.bars[0]!.y)
  expect(free.y).toBeLessThan(free.bars[2]!.y)
  const above = drawn([2, 2, 9, 10])
  expect(above.y).toBeLessThan(above.bars[3]!.y)
  expect(above.y).toBeGreaterThan(0)
})
