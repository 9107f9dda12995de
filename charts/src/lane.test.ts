import { expect, test } from 'vitest'
import { drawBands } from './bands.ts'
import type { Lane } from './lane.ts'
import { laneAxis } from './laneAxis.ts'
import { drawTimeline } from './timeline.ts'

const ROOM = { width: 390, letter: 14 }
const axis = (values: readonly number[]) =>
  laneAxis(values, { steps: [60, 120, 240], fromZero: true, textOf: (value) => `${value / 60} h` })
const lane = (points: readonly [day: number, value: number][]): Lane => ({
  title: 'Sleep',
  points: points.map(([day, value]) => ({ from: day, to: day, value })),
  axis: axis(points.map(([, value]) => value)),
})
const CHART = {
  span: { from: 1, to: 10 },
  points: [],
  shows: { average: true, range: true, reflection: true },
  trend: null,
  scoreTrend: null,
  titles: { pain: '', reflection: '' },
  tickText: (day: number) => String(day),
}

test('[RES-92] a lane has its own scale below the others, and joins only neighbours', () => {
  const without = drawTimeline(CHART, ROOM)
  const drawn = drawTimeline(
    {
      ...CHART,
      lane: lane([
        [1, 420],
        [2, 480],
        [5, 300],
      ]),
    },
    ROOM,
  )
  expect(drawn.height).toBeGreaterThan(without.height)
  const [line] = drawn.shapes.filter(({ role }) => role === 'score-stem')
  // One line of two points: the third is alone.
  expect(line).toMatchObject({ is: 'path', d: expect.stringMatching(/^M[^ML]+L[^ML]+$/u) })
  const [dots] = drawn.shapes.filter(({ role }) => role === 'bar')
  expect((dots as { d: string }).d.match(/M/gu)).toHaveLength(3)
  expect(drawn.shapes).toContainEqual(expect.objectContaining({ role: 'axis-text', text: '8 h' }))
})

test('[RES-92] without a lane nothing is drawn differently', () => {
  expect(drawTimeline({ ...CHART, lane: null }, ROOM)).toEqual(drawTimeline(CHART, ROOM))
  const bands = { ...CHART, empty: [] }
  expect(drawBands({ ...bands, lane: null }, ROOM)).toEqual(drawBands(bands, ROOM))
})

test('[RES-92] weeks have a lane, too', () => {
  const weeks = {
    ...lane([]),
    points: [
      { from: 1, to: 7, value: 400 },
      { from: 8, to: 10, value: 420 },
    ],
    axis: axis([400, 420]),
  }
  const drawn = drawBands({ ...CHART, empty: [], lane: weeks }, ROOM)
  expect(drawn.shapes.filter(({ role }) => role === 'bar')).toHaveLength(1)
})

test('[RES-92] the numbers of a lane are round, four at most, and amounts begin at 0', () => {
  const ticksOf = (values: readonly number[], fromZero: boolean) =>
    laneAxis(values, { steps: [10, 20, 50], fromZero, textOf: String }).ticks.map(({ value }) => value)
  expect(ticksOf([61, 58, 66], false)).toEqual([50, 60, 70])
  expect(ticksOf([61, 58, 66], true)).toEqual([0, 50, 100])
  expect(ticksOf([61], false)).toEqual([60, 70])
  expect(ticksOf([0], true)).toEqual([0, 10])
  expect(ticksOf([12_345], true)).toHaveLength(3)
})
