import { dayTicks, type DayStretch, type TickText } from './axis.ts'
import { textWidth } from './letters.ts'
import { linePath } from './line.ts'
import { linear, px, type Scale } from './linear.ts'
import { squares } from './marks.ts'
import type { Drawing, ChartSize, Shape } from './shapes.ts'

/** One answer. */
export interface ScorePoint {
  day: number
  value: number
}

export interface Scores {
  /** The earliest first. Each is a row of the table. */
  points: readonly ScorePoint[]
  /** The possible range of the score: the scale never adapts to the data. */
  least: number
  most: number
  numberText: (value: number) => string
  tickText: TickText
}

const HEIGHT = 168
const RIGHT = 12
const LABEL_GAP = 8
const MARK = 9
/** In shares of the font size. */
const TOP = 0.6
const HALF_NUMBER = 0.36
const FOOT = 0.71
const LEAST_PARTS = 1
const PARTS = [5, 4, 3, 2]

/** A line through all points: weeks between two answers are not missing data. [CHART-15] */
export function drawScores(scores: Scores, room: ChartSize): Drawing {
  const { points, least, most, numberText, tickText } = scores
  const { width, letter } = room
  const [top, bottom] = [letter * TOP, letter * TOP + HEIGHT]
  const y = linear([least, most], [bottom, top])
  const lines = gridValues(least, most, (parts) => HEIGHT / parts >= letter * 1.4)
  const left = Math.max(...lines.map((value) => textWidth(numberText(value), letter))) + LABEL_GAP + 2
  const right = Math.max(left, width - RIGHT)
  const span = spanOf(points)
  const x = linear([span.from, span.to], [left, right])
  const placed = points.map(({ day, value }) => ({ x: x(day), y: y(within(value, least, most)) }))
  const foot = bottom + letter * FOOT
  const mark = squares(MARK)
  const d = linePath(placed.map((point, at) => ({ ...point, isNext: at > 0 })))
  return {
    width,
    height: Math.ceil(foot + letter * 1.4),
    shapes: [
      ...lines.flatMap((value) => gridLine(value, { y, left, right, letter, text: numberText(value) })),
      ...(d === null ? [] : [{ is: 'path', role: 'average-line', d } as const]),
      { is: 'path', role: 'bar', d: placed.map((point) => mark(point.x, point.y)).join('') },
      ...dayTicks({ span, x, y: foot + letter, textOf: tickText }, room),
    ],
    spots: placed.map((point, at) => ({ at, x: px(point.x), y: px(point.y) })),
    along: 'x',
  }
}

const spanOf = (points: readonly ScorePoint[]): DayStretch => ({
  from: Math.min(...points.map(({ day }) => day)),
  to: Math.max(...points.map(({ day }) => day)),
})

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Both ends and whole numbers between them, as dense as the labels allow. */
function gridValues(least: number, most: number, fits: (parts: number) => boolean): readonly number[] {
  const isEven = (parts: number): boolean => Number.isInteger((most - least) / parts)
  const parts = PARTS.find((some) => isEven(some) && fits(some)) ?? LEAST_PARTS
  return Array.from({ length: parts + 1 }, (_, at) => least + (at * (most - least)) / parts)
}

interface Line {
  y: Scale
  left: number
  right: number
  letter: number
  text: string
}

function gridLine(value: number, { y, left, right, letter, text }: Line): readonly Shape[] {
  const at = px(y(value))
  return [
    { is: 'rule', role: 'grid', x1: px(left), y1: at, x2: px(right), y2: at },
    {
      is: 'text',
      role: 'axis-text',
      x: px(left - LABEL_GAP),
      y: px(at + letter * HALF_NUMBER),
      anchor: 'end',
      text,
    },
  ]
}
