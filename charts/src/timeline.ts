import { dayTicks, type DayStretch, type TickText } from './axis.ts'
import { drawLane, laneLeft, type Lane } from './lane.ts'
import { valueInScale, linear, px, type Scale } from './linear.ts'
import { plotFoot, plotIn, plotRight, type Plot } from './plot.ts'
import { averages, rangeBars, scoreShapes, type PlacedPoint } from './series.ts'
import type { Drawing, ChartSize, Shape, Spot } from './shapes.ts'
import { drawTrend, type TrendEnds } from './trend.ts'

/** A day, or the week or month that sums up its days. Missing values are null or NaN and never drawn as 0. */
export interface TimelinePoint extends DayStretch {
  mean: number | null
  high: number | null
  low: number | null
  score: number | null
}

export interface Timeline {
  span: DayStretch
  /** The earliest first. Each is a row of the table; days without data are left out and leave a gap. */
  points: readonly TimelinePoint[]
  shows: { average: boolean; range: boolean; reflection: boolean }
  /** Null if it is not shown. */
  trend: TrendEnds | null
  scoreTrend: TrendEnds | null
  /** '' if the card already shows the title. */
  titles: { pain: string; reflection: string }
  /** Below the reflection; null if no measure is shown. */
  lane?: Lane | null
  tickText: TickText
}

const PAIN = { height: 168, steps: [2, 5, 10] }
const REFLECTION = { height: 76, steps: [5, 10] }

/** Pain above, reflection below, over the same days and never on one scale. */
export function drawTimeline(timeline: Timeline, room: ChartSize): Drawing {
  const { span, points, shows, titles } = timeline
  const lane = timeline.lane ?? null
  const left = laneLeft(lane, room)
  const right = Math.max(left, plotRight(room))
  const x = linear([span.from, span.to], [left, right])
  const within: Scale = (day) => x(Math.min(span.to, Math.max(span.from, day)))
  const placed = placedIn(points, within)
  const pace = paceOf(points, { span, width: right - left })

  const shapes: Shape[] = []
  let bottom = 0
  const add = (place: { title: string; height: number; steps: readonly number[] }): Plot => {
    const added = plotIn({ ...place, above: bottom, left }, room)
    shapes.push(...added.shapes)
    bottom = added.plot.bottom + plotFoot(room)
    return added.plot
  }
  const hasScores = shows.reflection && points.some(({ score }) => valueInScale(score) !== null)
  const hasPain = shows.average || shows.range || timeline.trend !== null || !hasScores
  const pain = hasPain ? add({ ...PAIN, title: titles.pain }) : null
  if (pain !== null) {
    const where = { plot: pain, pace }
    if (shows.range) shapes.push(...rangeBars(placed, where))
    shapes.push(...drawTrend(timeline.trend, within, pain))
    if (shows.average) shapes.push(...averages(placed, where))
  }
  const reflection = hasScores ? add({ ...REFLECTION, title: titles.reflection }) : null
  if (reflection !== null) {
    shapes.push(
      ...scoreShapes(placed, { plot: reflection, pace }),
      ...drawTrend(timeline.scoreTrend, within, reflection),
    )
  }
  if (lane !== null) {
    const below = drawLane(lane, { above: bottom, left, x: within, pace }, room)
    shapes.push(...below.shapes)
    bottom = below.plot.bottom + plotFoot(room)
  }
  shapes.push(...dayTicks({ span, x, y: bottom + room.letter, textOf: timeline.tickText }, room))
  return {
    width: room.width,
    height: Math.ceil(bottom + room.letter * 1.4),
    shapes,
    spots: placed.map((point, at) => spotOf(point, at, [pain, reflection])),
    along: 'x',
  }
}

function placedIn(points: readonly TimelinePoint[], x: Scale): readonly PlacedPoint[] {
  return points.map((point) => ({
    from: point.from,
    to: point.to,
    x: x((point.from + point.to) / 2),
    mean: valueInScale(point.mean),
    high: valueInScale(point.high),
    low: valueInScale(point.low),
    score: valueInScale(point.score),
  }))
}

/** The distance between two neighbours, if there are any. */
function paceOf(
  points: readonly TimelinePoint[],
  { span, width }: { span: DayStretch; width: number },
): number {
  const longest = points.reduce((most, { from, to }) => Math.max(most, to - from + 1), 1)
  return (width * longest) / Math.max(1, span.to - span.from)
}

/** On the point's mark if it has one, otherwise at half the height of the existing plot. */
function spotOf(point: PlacedPoint, at: number, [pain, reflection]: readonly (Plot | null)[]): Spot {
  const marks = [
    [pain, point.mean],
    [reflection, point.score],
  ] as const
  for (const [plot, value] of marks) {
    if (plot && value !== null) return { at, x: px(point.x), y: px(plot.y(value)) }
  }
  const plot = pain ?? reflection
  return { at, x: px(point.x), y: px(plot?.y(5) ?? 0) }
}
