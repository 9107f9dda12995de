import { expect, test } from 'vitest'
import { drawTimeline } from '@reprieve/charts/timeline.ts'
import type { Shape } from '@reprieve/charts/shapes.ts'
import { endsOf, withLoggedTrends } from './loggedTrend.ts'

const SPAN = { from: 100, to: 130 }
const ROOM = { width: 342, letter: 15 }
const TREND = { slope: -0.2, first: 110, last: 120, from: 6, to: 4, isClear: true }
const SCORES = { slope: 0, first: 100, last: 130, from: 5, to: 5, isClear: false }

const isTrend = (shape: Shape) => shape.is === 'rule' && shape.role === 'trend'

test('[RES-51] the trend is drawn from the first logged day to the last, and not beyond', () => {
  const points = [110, 115, 120].map((day) => ({
    from: day,
    to: day,
    mean: 8 - (day - 100) / 5,
    high: null,
    low: null,
    score: 5,
  }))
  const drawn = drawTimeline(
    {
      span: SPAN,
      points,
      shows: { average: true, range: true, reflection: true },
      trend: endsOf(TREND, SPAN),
      scoreTrend: endsOf(SCORES, SPAN),
      titles: { pain: 'Pain', reflection: 'Reflection' },
      tickText: String,
    },
    ROOM,
  )
  const cut = withLoggedTrends(drawn, { room: ROOM, span: SPAN, trends: [TREND, SCORES] })
  const [first, , last] = drawn.spots
  const [pain, scores] = cut.shapes.filter(isTrend)
  // The line lies on the days, so it ends where the marks of the first and the last of them stand.
  expect(pain).toMatchObject({ x1: first!.x, x2: last!.x })
  expect(pain).toMatchObject({ y1: expect.closeTo(first!.y, 0), y2: expect.closeTo(last!.y, 0) })
  expect(scores).toEqual(drawn.shapes.filter(isTrend)[1])
  expect(cut.shapes.length).toBe(drawn.shapes.length)
})

test('[RES-51] too few days have no line', () => {
  expect(endsOf(null, SPAN)).toBeNull()
  expect(endsOf(TREND, SPAN)).toEqual({ from: 8, to: 2 })
})
