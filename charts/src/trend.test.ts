import { expect, test } from 'vitest'
import { linear } from './linear.ts'
import { drawTrend, type TrendEnds } from './trend.ts'

/** Ten days from 100 on, over a plot of 200 pixels each way. */
const x = linear([100, 110], [0, 200])
const plot = { left: 0, right: 200, top: 0, bottom: 200, y: linear([0, 10], [200, 0]) }
const drawn = (ends: Partial<TrendEnds>) =>
  drawTrend({ first: 100, last: 110, from: 5, to: 5, ...ends }, x, plot)

test('[CHART-11] a trend ends at the end of the scale', () => {
  expect(drawn({ from: 12, to: 8 })).toMatchObject([{ x1: 100, y1: 0, x2: 200, y2: 40 }])
  expect(drawn({ from: 2, to: -2 })).toMatchObject([{ x1: 0, y1: 160, x2: 100, y2: 200 }])
  expect(drawn({ from: 11, to: 12 })).toEqual([])
})

test('[CHART-14] a trend ends with its days, within the scale and outside it', () => {
  expect(drawn({ first: 103, last: 108 })).toMatchObject([{ x1: 60, y1: 100, x2: 160, y2: 100 }])
  expect(drawn({ first: 104, last: 106, from: 12, to: 8 })).toMatchObject([{ x1: 100, y1: 0, x2: 120 }])
})
