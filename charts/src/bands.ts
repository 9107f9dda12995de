import { dayTicks, type DayStretch, type TickText } from './axis.ts'
import { drawLane, laneLeft, type Lane } from './lane.ts'
import { linePath, segments, type LinePoint } from './line.ts'
import { valueInScale, linear, px, type Scale } from './linear.ts'
import { plotFoot, plotIn, plotRight, type Plot } from './plot.ts'
import { scoreDots } from './series.ts'
import type { ChartSize, Drawing, Shape, Spot } from './shapes.ts'
import { drawTrend, type TrendEnds } from './trend.ts'

/** A week or month. Missing values are null. */
export interface BandPoint extends DayStretch {
  high: number | null
  low: number | null
  median: number | null
  scoreMedian: number | null
}

export interface Bands {
  span: DayStretch
  /** The earliest first. Each is a row of the table. */
  points: readonly BandPoint[]
  /** Periods without a pain record. */
  empty: readonly DayStretch[]
  shows: { average: boolean; range: boolean; reflection: boolean }
  trend: TrendEnds | null
  scoreTrend: TrendEnds | null
  /** A dotted line across the whole span, with its label. */
  line?: { value: number; text: string } | null
  titles: { pain: string; reflection: string }
  lane?: Lane | null
  tickText: TickText
}

const PAIN = { height: 196, steps: [2, 5, 10] }
const REFLECTION = { height: 44, steps: [10] }
/** The width of a week without neighbours, as a share of a week. */
const ALONE = 0.7
/** Dots of neighbours may overlap: smaller they could not be told apart by colour. */
const DOT_ROOM = 1.5
const MARKER = { width: 30, height: 26, radius: 7 }

/** A year in weeks: from lowest to highest as a band, the median as a line, the reflection as dots below. */
export function drawBands(bands: Bands, room: ChartSize): Drawing {
  const { span, points, shows, titles } = bands
  const lane = bands.lane ?? null
  const left = laneLeft(lane, room)
  const right = Math.max(left, plotRight(room))
  const x = linear([span.from - 0.5, span.to + 0.5], [left, right])
  const within: Scale = (day) => Math.max(left, Math.min(right, x(day)))
  const xs = points.map(({ from, to }) => within((from + to) / 2))
  const pace = (right - left) / Math.max(1, (span.to - span.from + 1) / longest(points))

  const shapes: Shape[] = []
  let bottom = 0
  const add = (place: { title: string; height: number; steps: readonly number[] }): Plot => {
    const added = plotIn({ ...place, above: bottom, left }, room)
    shapes.push(...added.shapes)
    bottom = added.plot.bottom + plotFoot(room)
    return added.plot
  }
  const hasScores = shows.reflection && points.some(({ scoreMedian }) => valueInScale(scoreMedian) !== null)
  const hasPain = shows.average || shows.range || bands.trend !== null || !hasScores
  const pain = hasPain ? add({ ...PAIN, title: titles.pain }) : null
  if (pain !== null) {
    const half = Math.min(pace * ALONE, right - left) / 2
    if (shows.range) shapes.push(...bandShapes(points, xs, { plot: pain, half }))
    shapes.push(...emptyBoxes(bands.empty, within, pain))
    shapes.push(...drawTrend(bands.trend, within, pain))
    shapes.push(...labelledLine(bands.line ?? null, pain, room))
    if (shows.average) shapes.push(...medianLine(points, xs, { plot: pain, half }))
  }
  const reflection = hasScores ? add({ ...REFLECTION, title: titles.reflection }) : null
  if (reflection !== null) {
    const dots = points.map(({ scoreMedian }, at) => ({ x: xs[at]!, score: valueInScale(scoreMedian) }))
    shapes.push(
      ...scoreDots(dots, { plot: reflection, pace: pace * DOT_ROOM }),
      ...drawTrend(bands.scoreTrend, within, reflection),
    )
  }
  if (lane !== null) {
    const below = drawLane(lane, { above: bottom, left, x: within, pace }, room)
    shapes.push(...below.shapes)
    bottom = below.plot.bottom + plotFoot(room)
  }
  shapes.push(...dayTicks({ span, x: within, y: bottom + room.letter, textOf: bands.tickText }, room))
  return {
    width: room.width,
    height: Math.ceil(bottom + room.letter * 1.4),
    shapes,
    spots: points.map((point, at) => spotOf(point, { at, x: xs[at]! }, { pain, reflection, room })),
    along: 'x',
  }
}

const longest = (points: readonly BandPoint[]): number =>
  points.reduce((most, { from, to }) => Math.max(most, to - from + 1), 1)

interface BandPlace {
  plot: Plot
  /** Half the width of a period without neighbours. */
  half: number
}

interface BandEdge extends LinePoint {
  low: number
}

/** One path: each run of periods is a closed shape along the highest and back along the lowest. */
function bandShapes(
  points: readonly BandPoint[],
  xs: readonly number[],
  { plot, half }: BandPlace,
): readonly Shape[] {
  const edges = following(points, (point, at): Omit<BandEdge, 'isNext'> | null => {
    const [high, low] = [valueInScale(point.high), valueInScale(point.low)]
    return high === null || low === null ? null : { x: xs[at]!, y: plot.y(high), low: plot.y(low) }
  })
  const d = segments(edges).map((run) => runPath(widened(run, { plot, half })))
  return d.length === 0 ? [] : [{ is: 'path', role: 'band', d: d.join('') }]
}

/** A single period would have no width. */
function widened<P extends LinePoint>(run: readonly P[], { plot, half }: BandPlace): readonly P[] {
  const [only, ...more] = run
  if (only === undefined || more.length > 0) return run
  return [
    { ...only, x: Math.max(plot.left, only.x - half) },
    { ...only, x: Math.min(plot.right, only.x + half), isNext: true },
  ]
}

function runPath(run: readonly BandEdge[]): string {
  const there = run.map(({ x, y }) => `${px(x)} ${px(y)}`)
  const back = run.toReversed().map(({ x, low }) => `${px(x)} ${px(low)}`)
  return `M${[...there, ...back].join('L')}z`
}

function medianLine(points: readonly BandPoint[], xs: readonly number[], place: BandPlace): readonly Shape[] {
  const told = following(points, ({ median }, at) => {
    const value = valueInScale(median)
    return value === null ? null : { x: xs[at]!, y: place.plot.y(value) }
  })
  const d = linePath(segments(told).flatMap((run) => widened(run, place)))
  return d === null ? [] : [{ is: 'path', role: 'median-line', d }]
}

/** The points that have a place; each is next to the one before if no period is missing between the two. */
function following<T extends object>(
  points: readonly BandPoint[],
  placeOf: (point: BandPoint, at: number) => T | null,
): readonly (T & { isNext: boolean })[] {
  let next: number | null = null
  return points.flatMap((point, at) => {
    const placed = placeOf(point, at)
    if (placed === null) return []
    const isNext = point.from === next
    next = point.to + 1
    return [{ ...placed, isNext }]
  })
}

function labelledLine(
  line: (Bands['line'] & {}) | null,
  plot: Plot,
  { letter }: ChartSize,
): readonly Shape[] {
  const value = valueInScale(line?.value ?? null)
  if (line === null || value === null) return []
  const y = px(plot.y(value))
  // Above the line, or below it where there is no room.
  const text = y - letter * 1.4 < plot.top ? y + letter * 1.2 : y - letter * 0.4
  return [
    { is: 'rule', role: 'trend', x1: px(plot.left), y1: y, x2: px(plot.right), y2: y },
    { is: 'text', role: 'bar-text', x: px(plot.right), y: px(text), anchor: 'end', text: line.text },
  ]
}

/** One path, however many there are. */
function emptyBoxes(empty: readonly DayStretch[], x: Scale, { top, bottom }: Plot): readonly Shape[] {
  const d = empty.map(({ from, to }) => {
    const [left, right] = [px(x(from - 0.5) + 1), px(x(to + 0.5) - 1)]
    return `M${left} ${px(top)}H${Math.max(left, right)}V${px(bottom)}H${left}z`
  })
  return d.length === 0 ? [] : [{ is: 'path', role: 'gap', d: d.join(''), weight: 1.2 }]
}

interface SpotPlots {
  pain: Plot | null
  reflection: Plot | null
  room: ChartSize
}

/** Chosen, a period has an upright line through the chart, and its median as a square with its number. */
function spotOf(
  point: BandPoint,
  { at, x }: { at: number; x: number },
  { pain, reflection, room }: SpotPlots,
): Spot {
  const median = valueInScale(point.median)
  const plot = pain ?? reflection
  const y = pain !== null && median !== null ? pain.y(median) : (plot?.y(5) ?? 0)
  const upright: readonly Shape[] =
    plot === null
      ? []
      : [{ is: 'rule', role: 'cursor', x1: px(x), y1: px(plot.top - 4), x2: px(x), y2: px(plot.bottom) }]
  const square = pain === null || median === null ? [] : markerAt({ x, y, median }, room)
  return { at, x: px(x), y: px(y), marker: [...upright, ...square] }
}

function markerAt(
  { x, y, median }: { x: number; y: number; median: number },
  { letter, width }: ChartSize,
): readonly Shape[] {
  const step = Math.round(median)
  const scale = Math.max(1, letter / 15)
  const [wide, high] = [MARKER.width * scale, MARKER.height * scale]
  const left = Math.max(1, Math.min(width - wide - 1, x - wide / 2))
  const box = {
    x: px(left),
    y: px(y - high / 2),
    width: px(wide),
    height: px(high),
    radius: MARKER.radius,
  }
  return [
    { is: 'rect', role: `sev-${step}`, ...box },
    { is: 'rect', role: 'cursor', ...box },
    {
      is: 'text',
      role: `on-sev-${step}`,
      x: px(left + wide / 2),
      y: px(y + letter * 0.36),
      anchor: 'middle',
      text: String(step),
    },
  ]
}
