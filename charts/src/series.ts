import { linePath, segments } from './line.ts'
import { circles, squares, verticalPath, type Mark } from './marks.ts'
import type { Plot } from './plot.ts'
import type { Role, Shape } from './shapes.ts'

/** A day, week or month at its position; null values were not recorded. */
export interface PlacedPoint {
  from: number
  to: number
  x: number
  mean: number | null
  high: number | null
  low: number | null
  score: number | null
}

interface Where {
  plot: Plot
  /** The distance between two neighbours. */
  pace: number
}

const MARK = 8
const LEAST_MARK = 4.4
const BAR = 3.2
/** As a share of a mark's space: the bars of a year of weeks must not hide the line. */
const BAR_SHARE = 0.35
const DOT = 4.6
const LEAST_DOT = 2
const STEM = 2.5
const LINE = 2.5

/** Vertical bars from highest to lowest. */
export function rangeBars(points: readonly PlacedPoint[], { plot, pace }: Where): readonly Shape[] {
  const bars = points.flatMap(({ x, high, low }) => {
    if (high === null || low === null) return []
    // With a single record both values are equal: a bar without length would be invisible.
    const [top, bottom] = [plot.y(high), plot.y(low)]
    return [high === low ? verticalPath(x, top - 1, bottom + 1) : verticalPath(x, top, bottom)]
  })
  return onePath('range-bar', bars, Math.min(BAR, pace * BAR_SHARE))
}

/** A line with a square on each point. */
export function averages(points: readonly PlacedPoint[], { plot, pace }: Where): readonly Shape[] {
  const told = averagesIn(points, plot)
  const d = linePath(told)
  const line = onePath('average-line', d === null ? [] : [d], Math.min(LINE, 1 + pace / 2))
  const size = Math.min(MARK, pace * 0.85)
  // Overlapping squares hide the line, so they are dropped; isolated points keep theirs, because no line reaches them.
  const marked = size >= LEAST_MARK ? told : segments(told).flatMap((part) => (part.length === 1 ? part : []))
  return [...line, ...byStep('sev', marked, squares(Math.max(LEAST_MARK, size)))]
}

/** A stem from 0 with a circle on top. */
export function scoreShapes(points: readonly PlacedPoint[], { plot, pace }: Where): readonly Shape[] {
  const told = points.filter(({ score }) => score !== null)
  const stems = told.map(({ x, score }) => verticalPath(x, plot.bottom, plot.y(score!)))
  return [...onePath('score-stem', stems, Math.min(STEM, pace * 0.5)), ...scoreDots(points, { plot, pace })]
}

/** The circles alone. */
export function scoreDots(
  points: readonly Pick<PlacedPoint, 'x' | 'score'>[],
  { plot, pace }: Where,
): readonly Shape[] {
  const dots = points.flatMap(({ x, score }) =>
    score === null ? [] : [{ x, y: plot.y(score), value: score }],
  )
  return byStep('score', dots, circles(Math.max(LEAST_DOT, Math.min(DOT, pace * 0.42))))
}

interface ValuePoint {
  x: number
  y: number
  value: number
}

/** An average is marked as next to the previous one if no day is missing between the two. */
function averagesIn(
  points: readonly PlacedPoint[],
  plot: Plot,
): readonly (ValuePoint & { isNext: boolean })[] {
  let next: number | null = null
  return points.flatMap(({ from, to, x, mean }) => {
    if (mean === null) return []
    const isNext = from === next
    next = to + 1
    return [{ x, y: plot.y(mean), value: mean, isNext }]
  })
}

function onePath(role: Role, pieces: readonly string[], weight: number): readonly Shape[] {
  if (pieces.length === 0) return []
  return [{ is: 'path', role, d: pieces.join(''), weight: Math.max(0.6, Math.round(weight * 10) / 10) }]
}

/** One path for each colour. */
function byStep(ramp: 'sev' | 'score', points: readonly ValuePoint[], mark: Mark): readonly Shape[] {
  const paths = new Map<number, string>()
  for (const { x, y, value } of points) {
    const step = Math.round(value)
    paths.set(step, (paths.get(step) ?? '') + mark(x, y))
  }
  return [...paths].map(([step, d]) => ({ is: 'path', role: `${ramp}-${step}`, d }))
}
