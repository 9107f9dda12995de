import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawBands, type BandPoint, type Bands } from './bands.ts'
import { findOverlappingTexts, findShapesOutside } from './testing/box.ts'

const runs = process.env['REPRIEVE_LONG'] === '1' ? 5_000 : 200
const ROOM = { width: 350, letter: 15 }
const FIRST = 20_740

const tickText: Bands['tickText'] = (day, unit) =>
  unit === 'day' ? `${new Date(day * 86_400_000).getUTCDate()} Oct` : 'Oct'

const aWeek = (at: number, change: Partial<BandPoint> = {}): BandPoint => ({
  from: FIRST + at * 7,
  to: FIRST + at * 7 + 6,
  high: 8,
  low: 2,
  median: 5,
  scoreMedian: 6,
  ...change,
})

const aYear = (points: readonly BandPoint[], change: Partial<Bands> = {}): Bands => ({
  span: { from: FIRST, to: FIRST + 363 },
  points,
  empty: [],
  shows: { average: true, range: true, reflection: true },
  trend: null,
  scoreTrend: null,
  titles: { pain: '', reflection: 'Reflection, each week' },
  tickText,
  ...change,
})

test('[RES-74] a line across the span has its label inside the chart', () => {
  for (const value of [0, 4.8, 10]) {
    const drawing = drawBands(aYear([aWeek(0), aWeek(1)], { line: { value, text: '4.8 before' } }), ROOM)
    expect(drawing.shapes.filter(({ role }) => role === 'trend')).toHaveLength(1)
    expect(findShapesOutside(drawing, ROOM)).toEqual([])
    expect(findOverlappingTexts(drawing, ROOM)).toEqual([])
  }
})

const pathOf = (bands: Bands, role: string): string =>
  drawBands(bands, ROOM)
    .shapes.flatMap((shape) => (shape.is === 'path' && shape.role === role ? [shape.d] : []))
    .join('')
const countOf = (text: string, letter: string): number => text.split(letter).length - 1

test('[CHART-17] the band runs through weeks that follow one another, and ends where one is missing', () => {
  const band = pathOf(aYear([0, 1, 2, 4, 5].map((at) => aWeek(at))), 'band')
  expect([countOf(band, 'M'), countOf(band, 'z')]).toEqual([2, 2])
  const line = pathOf(aYear([0, 1, 2, 4, 5].map((at) => aWeek(at))), 'median-line')
  expect([countOf(line, 'M'), countOf(line, 'L')]).toEqual([2, 3])
})

test('[CHART-17] a week without a median interrupts the line and not the band', () => {
  const year = aYear([aWeek(0), aWeek(1), aWeek(2, { median: null }), aWeek(3), aWeek(4)])
  expect(countOf(pathOf(year, 'band'), 'M')).toBe(1)
  expect(countOf(pathOf(year, 'median-line'), 'M')).toBe(2)
})

test('[CHART-17] a single week has a band and a line that can be seen', () => {
  const year = aYear([aWeek(20)])
  const [, left, right] = /^M([\d.]+) [\d.]+L([\d.]+)/.exec(pathOf(year, 'band'))!
  expect(Number(right) - Number(left)).toBeGreaterThan(3)
  expect(pathOf(year, 'median-line')).toMatch(/^M[\d. ]+L/)
})

test('[CHART-17] weeks without a record are dashed boxes, in one path', () => {
  const empty = [
    { from: FIRST + 7, to: FIRST + 20 },
    { from: FIRST + 70, to: FIRST + 76 },
  ]
  expect(countOf(pathOf(aYear([aWeek(0)], { empty }), 'gap'), 'M')).toBe(2)
})

test('[CHART-17] the chosen week has an upright line, and its median as a square with its number', () => {
  const { spots } = drawBands(aYear([aWeek(3, { median: 6.4 }), aWeek(4, { median: null })]), ROOM)
  expect(spots[0]!.marker!.map(({ is, role }) => `${is} ${role}`)).toEqual([
    'rule cursor',
    'rect sev-6',
    'rect cursor',
    'text on-sev-6',
  ])
  expect(spots[1]!.marker!.map(({ is }) => is)).toEqual(['rule'])
})

const aValue = fc.option(fc.oneof(fc.double({ min: 0, max: 10 }), fc.constantFrom(0, 10, Number.NaN, 255)), {
  nil: null,
})
const someYear = fc
  .record({
    picks: fc.uniqueArray(fc.nat({ max: 51 })),
    values: fc.array(fc.tuple(aValue, aValue, aValue, aValue), { minLength: 1, maxLength: 8 }),
    shows: fc.record({ average: fc.boolean(), range: fc.boolean(), reflection: fc.boolean() }),
  })
  .map(({ picks, values, shows }) => {
    const points = picks
      .toSorted((a, b) => a - b)
      .map((pick, at) => {
        const [high, low, median, scoreMedian] = values[at % values.length]!
        return aWeek(pick, { high, low, median, scoreMedian })
      })
    return aYear(points, { shows, empty: [{ from: FIRST, to: FIRST + 363 }] })
  })

test('[CHART-2] [CHART-3] [CHART-5] whatever the weeks are, all of it is inside, no words touch, and each has a spot', () => {
  const rooms = fc.record({
    width: fc.integer({ min: 240, max: 1100 }),
    letter: fc.constantFrom(12, 15, 20, 30),
  })
  fc.assert(
    fc.property(someYear, rooms, (year, room) => {
      const drawing = drawBands(year, room)
      expect(findShapesOutside(drawing, room)).toEqual([])
      expect(findOverlappingTexts(drawing, room)).toEqual([])
      expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|null/)
      expect(drawing.spots.map(({ at }) => at)).toEqual(year.points.map((_, at) => at))
    }),
    { numRuns: runs },
  )
})
