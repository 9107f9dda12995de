import { wrapBoldText, boldTextWidth, wrapText, textWidth } from './letters.ts'
import { linear, px } from './linear.ts'
import type { Drawing, ChartSize, Shape, Spot } from './shapes.ts'

export interface BarRow {
  label: string
  value: number
  /** The text at the end of the bar: "12". */
  valueText: string
  /** The "Nothing" answer: an outline without fill. */
  isNothing?: boolean
}

export interface Bars {
  /** In display order, from the top. Each is a row of the table. */
  rows: readonly BarRow[]
  /** The value of a full-length bar: the same for charts that are shown side by side. */
  most: number
}

interface Layout {
  labelWidth: number
  isBeside: boolean
  left: number
  longest: number
  valueWidth: number
  /** The value text is too long for the end of the bar and is drawn below it. */
  isValueBelow: boolean
}

const BAR = 14
const RADIUS = 3
const GAP = 8
const BESIDE_FROM = 32
const LINE = 1.35
const ASCENT = 1.05
const HALF_NUMBER = 0.36

interface BarOptions {
  /** From this width (in characters) on, names are beside their bars, otherwise above. */
  besideFrom?: number
  /** Between two rows, in font sizes. */
  gap?: number
}

/** Horizontal bars in one colour, each with its value. */
export function drawBars(
  { rows, most }: Bars,
  room: ChartSize,
  { besideFrom = BESIDE_FROM, gap = 0.8 }: BarOptions = {},
): Drawing {
  const layout = layoutOf(rows, room, besideFrom)
  const lengthOf = linear([0, Math.max(most, Number.MIN_VALUE)], [0, layout.longest])
  const shapes: Shape[] = []
  const spots: Spot[] = []
  let top = 0
  for (const [at, row] of rows.entries()) {
    const value = Math.min(most, Math.max(0, Number.isFinite(row.value) ? row.value : 0))
    const length = value > 0 ? Math.min(layout.longest, Math.max(2, lengthOf(value))) : 0
    const drawn = drawRow(row, { layout, room, top, length })
    shapes.push(...drawn.shapes)
    spots.push({ at, x: px(layout.left + length), y: px(drawn.middle) })
    top = drawn.bottom + room.letter * gap
  }
  return { width: room.width, height: Math.ceil(top), shapes, spots, along: 'y' }
}

function layoutOf(rows: readonly BarRow[], { width, letter }: ChartSize, besideFrom: number): Layout {
  const isBeside = width >= besideFrom * letter
  const widest = rows.reduce((most, { label }) => Math.max(most, textWidth(label, letter)), 0)
  const labelWidth = isBeside ? Math.min(widest, width * 0.4) : width
  const left = isBeside ? labelWidth + GAP : 0
  const valueWidth = rows.reduce((most, { valueText }) => Math.max(most, boldTextWidth(valueText, letter)), 0)
  const isValueBelow = valueWidth + GAP > (width - left) / 2
  const longest = Math.max(0, width - left - (isValueBelow ? 0 : valueWidth + GAP))
  return { labelWidth, isBeside, left, longest, valueWidth, isValueBelow }
}

interface RowPlace {
  layout: Layout
  room: ChartSize
  top: number
  length: number
}

function drawRow(row: BarRow, { layout, room, top, length }: RowPlace) {
  const { letter, width } = room
  const { left, isBeside, isValueBelow } = layout
  const line = letter * LINE
  const names = wrapText(row.label, letter, layout.labelWidth)
  const label = textLines(names, { x: 0, top, letter, role: 'axis-text' })
  // Beside a name of several lines, the bar is level with the first line.
  const barTop = isBeside ? top : top + names.length * line
  const middle = barTop + line / 2
  const bar: readonly Shape[] =
    length === 0
      ? []
      : [
          {
            is: 'rect',
            role: row.isNothing === true ? 'gap' : 'bar',
            x: px(left),
            y: px(middle - BAR / 2),
            width: px(length),
            height: BAR,
            radius: RADIUS,
          },
        ]
  const below = wrapBoldText(row.valueText, letter, width - left)
  const value = isValueBelow
    ? textLines(below, { x: left, top: barTop + line, letter, role: 'bar-text' })
    : [
        endOf(row.valueText, {
          x: left + length + (length === 0 ? 0 : GAP),
          y: middle + letter * HALF_NUMBER,
        }),
      ]
  const bottom = barTop + line * (isValueBelow ? 1 + below.length : 1)
  return {
    shapes: [...label, ...bar, ...value],
    middle,
    bottom: isBeside ? Math.max(bottom, top + names.length * line) : bottom,
  }
}

const endOf = (text: string, { x, y }: { x: number; y: number }): Shape => ({
  is: 'text',
  role: 'bar-text',
  x: px(x),
  y: px(y),
  anchor: 'start',
  text,
})

interface TextPlace {
  x: number
  top: number
  letter: number
  role: 'axis-text' | 'bar-text'
}

function textLines(lines: readonly string[], { x, top, letter, role }: TextPlace): readonly Shape[] {
  return lines.map((text, at) => ({
    is: 'text',
    role,
    x: px(x),
    y: px(top + letter * (ASCENT + at * LINE)),
    anchor: 'start',
    text,
  }))
}
