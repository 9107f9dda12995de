import { dayTicks, type DayStretch, type TickText } from './axis.ts'
import { boldTextWidth } from './letters.ts'
import { linear, px, valueInScale } from './linear.ts'
import type { ChartSize, Drawing, Shape, Spot } from './shapes.ts'

/** A day, week or month. */
export interface Column extends DayStretch {
  /** From 0 to 10; null if there is none. */
  value: number | null
}

export interface Columns {
  span: DayStretch
  /** The earliest first, without gaps. Each is a row of the table. */
  columns: readonly Column[]
  /** A dotted line across all columns, with its label. */
  line: { value: number; text: string } | null
  tickText: TickText
}

// DESIGN 14: 0 is a bar of 24 with its 0, and 10 is the full height. The scale never follows the data.
const LOWEST = 24
const HIGHEST = 98
const EMPTY = 26
const MOST_WIDTH = 44
const RADIUS = 7
const RISE = linear([0, 10], [LOWEST, HIGHEST])

/** Upright bars on a fixed scale from 0 to 10, in the colours of the pain scale. */
export function drawColumns({ span, columns, line, tickText }: Columns, room: ChartSize): Drawing {
  const { width, letter } = room
  const step = width / Math.max(1, columns.length)
  const thick = Math.min(MOST_WIDTH, Math.max(1.5, step - Math.min(4, step * 0.25)))
  const label = line === null ? null : labelAbove(line, { columns, step, thick, room })
  const base = Math.max(HIGHEST + 2, label?.top ?? 0)
  const shapes: Shape[] = [{ is: 'rule', role: 'grid', x1: 0, y1: px(base + 1), x2: width, y2: px(base + 1) }]
  const spots: Spot[] = []
  for (const [at, column] of columns.entries()) {
    const value = valueInScale(column.value)
    const middle = step * (at + 0.5)
    const height = value === null ? EMPTY : RISE(value)
    shapes.push(...columnShapes(value, { middle, base, height, thick, letter }))
    spots.push({ at, x: px(middle), y: px(base - height) })
  }
  if (label !== null) {
    const [y, text] = [px(base - label.height), px(base - label.foot)]
    shapes.push({ is: 'rule', role: 'trend', x1: 0, y1: y, x2: width, y2: y })
    shapes.push({ is: 'text', role: 'bar-text', x: width, y: text, anchor: 'end', text: label.text })
  }
  const x = linear([span.from, span.to], [step / 2, width - step / 2])
  shapes.push(...dayTicks({ span, x, y: base + letter * 1.4, textOf: tickText }, room))
  return { width, height: Math.ceil(base + letter * 1.8), shapes, spots, along: 'x' }
}

interface ColumnPlace {
  middle: number
  base: number
  height: number
  thick: number
  letter: number
}

function columnShapes(value: number | null, place: ColumnPlace): readonly Shape[] {
  const { middle, base, height, thick, letter } = place
  const rect = {
    is: 'rect',
    x: px(middle - thick / 2),
    y: px(base - height),
    width: px(thick),
    height: px(height),
    radius: px(Math.min(RADIUS, thick / 3)),
  } as const
  if (value === null) return [{ ...rect, role: 'gap' }]
  const step = Math.round(value)
  const text = String(step)
  const bar: Shape = { ...rect, role: `sev-${step}` }
  // In narrow bars a number would not fit: the table and the keys have it.
  if (boldTextWidth(text, letter) > thick - 2) return [bar]
  const y = px(base - letter * 0.5)
  return [bar, { is: 'text', role: `on-sev-${step}`, x: px(middle), y, anchor: 'middle', text }]
}

interface LinePlace {
  columns: readonly Column[]
  step: number
  thick: number
  room: ChartSize
}

/** At the end of the line, above it and above the bars that are behind the label. Heights are above the base. */
function labelAbove(
  { value, text }: NonNullable<Columns['line']>,
  { columns, step, thick, room: { width, letter } }: LinePlace,
): { text: string; height: number; foot: number; top: number } {
  const start = width - boldTextWidth(text, letter)
  const isBehind = (at: number): boolean => step * (at + 0.5) + thick / 2 > start
  const heights = columns.map((column, at) => (isBehind(at) ? RISE(valueInScale(column.value) ?? 0) : 0))
  const height = RISE(valueInScale(value) ?? 0)
  const foot = Math.max(height, ...heights) + letter * 0.5
  return { text, height, foot, top: foot + letter }
}
