import { linear, px } from '@reprieve/charts/linear.ts'
import { plotLeft, plotRight } from '@reprieve/charts/plot.ts'
import type { Drawing, Room, Shape } from '@reprieve/charts/shapes.ts'
import type { TrendEnds } from '@reprieve/charts/trend.ts'
import type { DaySpan } from '@reprieve/domain/filters/filter.ts'
import type { Trend } from '@reprieve/domain/results/statistics/statistics.ts'

/** Where the line would stand at the ends of the picture: the drawing asks for those. */
export function endsOf(trend: Trend | null, { from, to }: DaySpan): TrendEnds | null {
  if (trend === null) return null
  const perDay = (trend.to - trend.from) / Math.max(1, trend.last - trend.first)
  return { from: trend.from + perDay * (from - trend.first), to: trend.to + perDay * (to - trend.last) }
}

interface Drawn {
  room: Room
  span: DaySpan
  /** In the order in which they are drawn. */
  trends: readonly Trend[]
}

/** From the first logged day to the last: a line that went on would foretell the days after. [RES-51] */
export function withLoggedTrends(drawing: Drawing, { room, span, trends }: Drawn): Drawing {
  const left = plotLeft(room)
  const x = linear([span.from, span.to], [left, Math.max(left, plotRight(room))])
  let next = 0
  const shapes = drawing.shapes.map((shape): Shape => {
    if (shape.is !== 'rule' || shape.role !== 'trend') return shape
    const trend = trends[next]
    next += 1
    if (trend === undefined) return shape
    const y = linear([shape.x1, shape.x2], [shape.y1, shape.y2])
    const x1 = Math.max(shape.x1, x(trend.first))
    const x2 = Math.min(shape.x2, x(trend.last))
    return { ...shape, x1: px(x1), y1: px(y(x1)), x2: px(x2), y2: px(y(x2)) }
  })
  return { ...drawing, shapes }
}
