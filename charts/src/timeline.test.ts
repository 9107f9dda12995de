import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChartSize } from './shapes.ts'
import { shapeEdges, findShapesOutside, listTextShapes, findOverlappingTexts } from './testing/box.ts'
import { drawTimeline, type Timeline, type TimelinePoint } from './timeline.ts'
import type { TrendEnds } from './trend.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 10_000 : 300

const ROOM: ChartSize = { width: 350, letter: 15 }
const FIRST = 20_740

const tickText: Timeline['tickText'] = (day, unit) => {
  const date = new Date(day * 86_400_000)
  return { day: `${date.getUTCDate()} Oct`, month: 'Oct', year: String(date.getUTCFullYear()) }[unit]
}

const aDay = (day: number, change: Partial<TimelinePoint> = {}): TimelinePoint => ({
  from: FIRST + day,
  to: FIRST + day,
  mean: 5,
  high: 7,
  low: 3,
  score: 6,
  ...change,
})

const aTrend = (from: number, to: number): TrendEnds => ({ first: FIRST, last: FIRST + 29, from, to })

const aTimeline = (change: Partial<Timeline> = {}): Timeline => ({
  span: { from: FIRST, to: FIRST + 29 },
  points: Array.from({ length: 30 }, (_, day) => aDay(day)),
  shows: { average: true, range: true, reflection: true },
  trend: aTrend(5.4, 4.2),
  scoreTrend: null,
  titles: { pain: 'Pain per day', reflection: 'Reflection per day' },
  tickText,
  ...change,
})

const pathOf = (timeline: Timeline, role: string): string =>
  drawTimeline(timeline, ROOM)
    .shapes.flatMap((shape) => (shape.is === 'path' && shape.role === role ? [shape.d] : []))
    .join('')

const countOf = (text: string, letter: string): number => text.split(letter).length - 1

test('[CHART-1] a missing day breaks the line, and so does one with only a reflection', () => {
  const days = [0, 1, 2, 4, 5, 7].map((day) => aDay(day))
  const line = pathOf(aTimeline({ points: days }), 'average-line')
  expect([countOf(line, 'M'), countOf(line, 'L')]).toEqual([2, 3])

  const points = [aDay(0), aDay(1), aDay(2, { mean: null, high: null, low: null }), aDay(3), aDay(4)]
  const broken = pathOf(aTimeline({ points }), 'average-line')
  expect([countOf(broken, 'M'), countOf(broken, 'L')]).toEqual([2, 2])
})

test('[CHART-1] weeks that follow one another are joined, and a week that is left out breaks the line', () => {
  const week = (at: number): TimelinePoint => aDay(0, { from: FIRST + at * 7, to: FIRST + at * 7 + 6 })
  const span = { from: FIRST, to: FIRST + 500 }
  const line = pathOf(aTimeline({ span, points: [week(0), week(1), week(3), week(4)] }), 'average-line')
  expect([countOf(line, 'M'), countOf(line, 'L')]).toEqual([2, 2])
})

test('[CHART-1] if days are too close for marks, one without neighbours still has its mark', () => {
  const days = [...Array.from({ length: 200 }, (_, day) => aDay(day)), aDay(300, { mean: 9 })]
  const timeline = aTimeline({ span: { from: FIRST, to: FIRST + 365 }, points: days })
  expect(countOf(pathOf(timeline, 'sev-9'), 'M')).toBe(1)
  expect(pathOf(timeline, 'sev-5')).toBe('')
})

test('[CHART-6] pain is square and above, reflection round and below, each from 0 to 10', () => {
  const { shapes } = drawTimeline(aTimeline(), ROOM)
  const lines = shapes.flatMap((shape) => (shape.is === 'rule' && shape.role === 'grid' ? [shape.y1] : []))
  expect(lines).toHaveLength(6 + 3)
  expect(lines[0]! - lines[5]!).toBeCloseTo(168, 0)
  expect(lines[6]! - lines[8]!).toBeCloseTo(76, 0)
  expect(lines[8]!).toBeGreaterThan(lines[0]!)
  expect(pathOf(aTimeline(), 'sev-5')).toMatch(/^M.*h.*v.*z$/)
  expect(countOf(pathOf(aTimeline(), 'score-6'), 'a')).toBe(2 * 30)
})

test('[CHART-6] each mark is centred on its spot', () => {
  const { spots, shapes } = drawTimeline(
    aTimeline({ points: [aDay(9, { mean: null }), aDay(20, { score: null })] }),
    ROOM,
  )
  const middleOf = (role: string): number => {
    const [shape] = shapes.filter((one) => one.role === role)
    const { left, right } = shapeEdges(shape!, 15)
    return (left + right) / 2
  }
  expect(middleOf('score-6')).toBeCloseTo(spots[0]!.x, 0)
  expect(middleOf('sev-5')).toBeCloseTo(spots[1]!.x, 0)
})

test('[CHART-6] a single day has marks as large as any', () => {
  const day = { span: { from: FIRST, to: FIRST }, points: [aDay(0)] }
  const sizeOf = (timeline: Timeline, role: string): number => {
    const [shape] = drawTimeline(timeline, ROOM).shapes.filter((one) => one.role === role)
    const { left, right } = shapeEdges(shape!, 15)
    return right - left
  }
  expect(sizeOf(aTimeline(day), 'sev-5')).toBeCloseTo(8, 0)
  expect(sizeOf(aTimeline(day), 'score-6')).toBeCloseTo(9.2, 0)
})

test('[CHART-13] a day with one record has a mark in the range, too', () => {
  const bars = pathOf(aTimeline({ points: [aDay(0, { high: 5, low: 5 }), aDay(1)] }), 'range-bar')
  const [, top, bottom] = /^M[\d.]+ ([\d.]+)V([\d.]+)M/.exec(bars)!
  expect(Number(bottom) - Number(top)).toBeCloseTo(2, 1)
})

test('[CHART-2] a week that began before the first day is not drawn before it', () => {
  const week = aDay(0, { from: FIRST - 6, to: FIRST })
  const { spots } = drawTimeline(aTimeline({ points: [week, aDay(29)] }), ROOM)
  const [first] = drawTimeline(aTimeline(), ROOM).spots
  expect(spots[0]!.x).toBe(first!.x)
})

test('[CHART-7] a missing value is not drawn as zero', () => {
  const points = [
    aDay(0, { mean: 0, high: 0, low: 0, score: 0 }),
    aDay(1, { mean: Number.NaN, high: 255, low: 255, score: 255 }),
  ]
  const timeline = aTimeline({ points, trend: null })
  expect(countOf(pathOf(timeline, 'sev-0'), 'M')).toBe(1)
  expect(countOf(pathOf(timeline, 'score-0'), 'M')).toBe(1)
  expect(drawTimeline(timeline, ROOM).shapes.filter(({ role }) => /^(sev|score)-\d/.test(role))).toHaveLength(
    2,
  )
})

test('[CHART-8] ten years of days have as few shapes as a month has', () => {
  const points = Array.from({ length: 3650 }, (_, day) => aDay(day, { mean: day % 11, score: day % 11 }))
  const { shapes } = drawTimeline(aTimeline({ span: { from: FIRST, to: FIRST + 3649 }, points }), ROOM)
  expect(shapes.length).toBeLessThan(60)
})

test('[CHART-14] a trend is drawn from its first day to its last, and not beyond', () => {
  const points = [10, 15, 20].map((day) => aDay(day, { mean: 8 - day / 5 }))
  const of = { first: FIRST + 10, last: FIRST + 20 }
  const scoreTrend = { first: FIRST, last: FIRST + 29, from: 5, to: 5 }
  const drawn = drawTimeline(aTimeline({ points, trend: { ...of, from: 6, to: 4 }, scoreTrend }), ROOM)
  const [pain, scores] = drawn.shapes.filter(({ role }) => role === 'trend')
  const [first, , last] = drawn.spots
  // The line covers only the days, so it ends at the marks of the first and the last day.
  expect(pain).toMatchObject({ x1: first!.x, y1: first!.y, x2: last!.x, y2: last!.y })
  const edges = drawTimeline(aTimeline(), ROOM).spots
  expect(scores).toMatchObject({ x1: edges[0]!.x, x2: edges.at(-1)!.x })
})

test('[CHART-3] the first and the last day are below a month, with as many between as fit', () => {
  const at = (letter: number): number =>
    listTextShapes(drawTimeline(aTimeline(), { width: 350, letter })).filter(({ text }) =>
      text.endsWith(' Oct'),
    ).length
  expect(at(15)).toBeGreaterThanOrEqual(4)
  expect(at(30)).toBeLessThan(at(15))
  const texts = listTextShapes(drawTimeline(aTimeline(), ROOM)).map(({ text }) => text)
  expect(texts).toContain(tickText(FIRST, 'day'))
  expect(texts).toContain(tickText(FIRST + 29, 'day'))
})

const aValue = fc.option(fc.oneof(fc.double({ min: 0, max: 10 }), fc.constantFrom(0, 10, Number.NaN, 255)), {
  nil: null,
})

const someTimeline = fc
  .record({
    first: fc.integer({ min: -25_600, max: 47_500 }),
    days: fc.oneof(fc.constantFrom(1, 2, 7, 30, 61, 366, 3650), fc.integer({ min: 1, max: 400 })),
    length: fc.constantFrom(1, 7, 30),
    picks: fc.uniqueArray(fc.nat({ max: 3650 }), { maxLength: 60 }),
    values: fc.array(fc.tuple(aValue, aValue, aValue, aValue), { minLength: 1, maxLength: 10 }),
    shows: fc.record({ average: fc.boolean(), range: fc.boolean(), reflection: fc.boolean() }),
    ways: fc.option(fc.tuple(fc.double({ min: -5, max: 15 }), fc.double({ min: -5, max: 15 })), {
      nil: null,
    }),
    titles: fc.constantFrom(
      { pain: '', reflection: '' },
      { pain: 'Pain', reflection: 'Reflection' },
      { pain: 'Durchschnittlicher Schmerz, jeden Tag', reflection: 'Оценка дня, по неделям' },
    ),
  })
  .map(({ first, days, length, picks, values, ways, ...rest }): Timeline => {
    const span = { from: first, to: first + days - 1 }
    const starts = picks.map((pick) => Math.floor((pick % days) / length) * length)
    const points = [...new Set(starts)]
      .sort((a, b) => a - b)
      .map((start, at): TimelinePoint => {
        const [mean, high, low, score] = values[at % values.length]!
        return {
          from: first + start,
          to: Math.min(span.to, first + start + length - 1),
          mean,
          high,
          low,
          score,
        }
      })
    const [start, end] = [points[0]?.from ?? span.from, points.at(-1)?.to ?? span.to]
    const trend = ways && { first: start, last: end, from: ways[0], to: ways[1] }
    return { ...rest, span, points, trend, scoreTrend: trend, tickText }
  })

const someRoom = fc.record({
  width: fc.integer({ min: 240, max: 1100 }),
  letter: fc.constantFrom(12, 15, 20, 30),
})

test('[CHART-2] [CHART-3] whatever the days are, all of it is inside, and no words touch', () => {
  fc.assert(
    fc.property(someTimeline, someRoom, (timeline, room) => {
      const drawing = drawTimeline(timeline, room)
      expect(findShapesOutside(drawing, room)).toEqual([])
      expect(findOverlappingTexts(drawing, room)).toEqual([])
      expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null/)
    }),
    { numRuns: runs },
  )
})

test('[CHART-4] [CHART-5] the same days make the same picture, with a spot for each of them from left to right', () => {
  fc.assert(
    fc.property(someTimeline, someRoom, (timeline, room) => {
      const drawing = drawTimeline(timeline, room)
      const { spots } = drawing
      expect(drawTimeline(structuredCloneOf(timeline), room)).toEqual(drawing)
      expect(spots.map(({ at }) => at)).toEqual(timeline.points.map((_, at) => at))
      expect(spots.map(({ x }) => x)).toEqual(spots.map(({ x }) => x).sort((a, b) => a - b))
    }),
    { numRuns: runs },
  )
})

const structuredCloneOf = (timeline: Timeline): Timeline => ({
  ...structuredClone({ ...timeline, tickText: undefined }),
  tickText,
})
