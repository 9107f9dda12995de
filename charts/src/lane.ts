import type { DayStretch } from './axis.ts'
import { linePath, segments } from './line.ts'
import type { Scale } from './linear.ts'
import { circles } from './marks.ts'
import { axisLeft, plotIn, plotLeft, type Plot, type PlotAxis } from './plot.ts'
import type { ChartSize, Shape } from './shapes.ts'

/** One measure below the other plots, over the same days and on its own scale. */
export interface Lane {
  title: string
  /** The earliest first. A day, week or month without a value has no point. */
  points: readonly (DayStretch & { value: number })[]
  axis: PlotAxis
}

const HEIGHT = 76
const DOT = 4
const LEAST_DOT = 1.6
const LINE = 2

export const laneLeft = (lane: Lane | null, room: ChartSize): number =>
  lane === null ? plotLeft(room) : axisLeft(lane.axis, room)

interface LanePlace {
  above: number
  left: number
  x: Scale
  /** The distance between two neighbours. */
  pace: number
}

/** Dots, joined where no day is missing between two: days without a value are gaps. [RES-92] */
export function drawLane(
  { title, points, axis }: Lane,
  { above, left, x, pace }: LanePlace,
  room: ChartSize,
): { plot: Plot; shapes: readonly Shape[] } {
  const { plot, shapes } = plotIn({ above, title, height: HEIGHT, steps: [], axis, left }, room)
  let next: number | null = null
  const placed = points.map(({ from, to, value }) => {
    const isNext = from === next
    next = to + 1
    return { x: x((from + to) / 2), y: plot.y(value), isNext }
  })
  const d = linePath(placed)
  const size = Math.max(LEAST_DOT, Math.min(DOT, pace * 0.4))
  // Overlapping dots would hide the line; a single one keeps its dot, because no line reaches it.
  const dotted =
    pace * 0.4 >= LEAST_DOT ? placed : segments(placed).flatMap((run) => (run.length === 1 ? run : []))
  const dot = circles(size)
  return {
    plot,
    shapes: [
      ...shapes,
      ...(d === null ? [] : [{ is: 'path', role: 'score-stem', d, weight: LINE } as const]),
      ...(dotted.length === 0
        ? []
        : [{ is: 'path', role: 'bar', d: dotted.map((one) => dot(one.x, one.y)).join('') } as const]),
    ],
  }
}
