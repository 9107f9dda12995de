import { dayTicks, type DayStretch, type TickText } from './axis.ts'
import { valueInScale, linear, px } from './linear.ts'
import { diamonds, verticalPath } from './marks.ts'
import { plotFoot, plotIn, plotLeft, plotRight, type Plot } from './plot.ts'
import { scoreShapes } from './series.ts'
import type { Drawing, ChartSize, Shape } from './shapes.ts'

/** A plot with its own title and scale, because its values run in their own direction. */
export interface FunctionPlot {
  title: string
  /** The day scores, or the answers to a question. */
  is: 'reflection' | 'question'
  /** One value per row; null if there is none. */
  values: readonly (number | null)[]
}

export interface FunctionDays {
  span: DayStretch
  /** The earliest first. Each is a row of the table. */
  rows: readonly DayStretch[]
  plots: readonly FunctionPlot[]
  tickText: TickText
}

const PLOT = { height: 76, steps: [5, 10] }
const MARK = 10
const LEAST_MARK = 5
const STEM = 2.5

/**
 * Plots below each other over the same days, never on one scale. No line joins two marks, because there are no data
 * between them. [CHART-16]
 */
export function drawFunctionDays({ span, rows, plots, tickText }: FunctionDays, room: ChartSize): Drawing {
  const [left, right] = [plotLeft(room), Math.max(plotLeft(room), plotRight(room))]
  const x = linear([span.from, span.to], [left, right])
  const places = rows.map(({ from, to }) => x(within(span, (from + to) / 2)))
  const longest = rows.reduce((most, { from, to }) => Math.max(most, to - from + 1), 1)
  const pace = ((right - left) * longest) / Math.max(1, span.to - span.from)
  const shapes: Shape[] = []
  const drawn: { plot: Plot; values: readonly (number | null)[] }[] = []
  let bottom = 0
  for (const { title, is, values } of plots) {
    const { plot, shapes: frame } = plotIn({ ...PLOT, above: bottom, title }, room)
    const told = rows.map((_, at) => valueInScale(values[at] ?? null))
    const draw = is === 'reflection' ? dayMarks : questionMarks
    shapes.push(...frame, ...draw({ plot, places, values: told, rows, pace }))
    drawn.push({ plot, values: told })
    bottom = plot.bottom + plotFoot(room)
  }
  shapes.push(...dayTicks({ span, x, y: bottom + room.letter, textOf: tickText }, room))
  return {
    width: room.width,
    height: Math.ceil(bottom + room.letter * 1.4),
    shapes,
    spots: places.map((place, at) => ({ at, x: px(place), y: px(heightAt(drawn, at)) })),
    along: 'x',
  }
}

const within = (span: DayStretch, day: number): number => Math.min(span.to, Math.max(span.from, day))

/** On the first mark of the row, from the top down. */
function heightAt(drawn: readonly { plot: Plot; values: readonly (number | null)[] }[], at: number): number {
  for (const { plot, values } of drawn) {
    const value = values[at] ?? null
    if (value !== null) return plot.y(value)
  }
  return drawn[0]?.plot.y(5) ?? 0
}

interface Marks {
  plot: Plot
  places: readonly number[]
  values: readonly (number | null)[]
  rows: readonly DayStretch[]
  pace: number
}

const dayMarks = ({ plot, places, values, rows, pace }: Marks): readonly Shape[] =>
  scoreShapes(
    rows.map(({ from, to }, at) => {
      const nothing = { mean: null, high: null, low: null }
      return { from, to, x: places[at]!, score: values[at] ?? null, ...nothing }
    }),
    { plot, pace },
  )

function questionMarks({ plot, places, values }: Marks): readonly Shape[] {
  const told = values.flatMap((value, at) => (value === null ? [] : { x: places[at]!, y: plot.y(value) }))
  if (told.length === 0) return []
  const mark = diamonds(Math.max(LEAST_MARK, Math.min(MARK, closest(told.map(({ x }) => x)) * 0.85)))
  const stems = told.map((point) => verticalPath(point.x, plot.bottom, point.y)).join('')
  return [
    { is: 'path', role: 'score-stem', d: stems, weight: STEM },
    { is: 'path', role: 'bar', d: told.map((point) => mark(point.x, point.y)).join('') },
  ]
}

const closest = (places: readonly number[]): number =>
  places.reduce((least, x, at) => (at === 0 ? least : Math.min(least, x - places[at - 1]!)), Infinity)
