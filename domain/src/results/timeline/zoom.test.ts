import { expect, test } from 'vitest'
import { dayNumber, localDay } from '../../time/dayNumber.ts'
import { zoomIn, zoomOut, type ZoomLimits } from './zoom.ts'

const today = dayNumber('2026-11-12')
const reach = (own: Partial<ZoomLimits> = {}): ZoomLimits => ({
  first: today - 999,
  today,
  view: 'timeline',
  plan: 'pro',
  ...own,
})
const custom = (from: number, to: number) => ({
  is: 'custom',
  from: localDay(today + from),
  to: localDay(today + to),
})

test('[RES-53] closer is half of the days around the middle, and never less than a week', () => {
  expect(zoomIn({ from: today - 29, to: today }, reach())).toEqual(custom(-22, -8))
  expect(zoomIn({ from: today - 9, to: today }, reach())).toEqual(custom(-8, -2))
  expect(zoomIn({ from: today - 6, to: today }, reach())).toBeNull()
})

test('[RES-53] wider is twice the days around the middle, within the diary', () => {
  expect(zoomOut({ from: today - 209, to: today - 200 }, reach())).toEqual(custom(-214, -195))
  // There is no day after today, so earlier days are added instead.
  expect(zoomOut({ from: today - 29, to: today }, reach())).toEqual(custom(-59, 0))
  expect(zoomOut({ from: today - 999, to: today - 900 }, reach())).toEqual(custom(-999, -800))
})

test('[RES-53] days that have a name are called by it', () => {
  expect(zoomOut({ from: today - 14, to: today }, reach())).toEqual({ is: '30days' })
  expect(zoomOut({ from: today - 800, to: today }, reach())).toEqual({ is: 'alltime' })
  expect(zoomOut({ from: today - 999, to: today }, reach())).toBeNull()
})

test('[RES-53, D44] zooming out ends at the limit of the plan, and zooming in never gives a range that is reset', () => {
  const lite = reach({ plan: 'lite' })
  expect(zoomOut({ from: today - 22, to: today - 8 }, lite)).toEqual({ is: '30days' })
  expect(zoomOut({ from: today - 29, to: today }, lite)).toBeNull()
  expect(zoomIn({ from: today - 29, to: today }, lite)).toEqual(custom(-22, -8))
})

test('[RES-53] a diary that begins within the days is not shown from before', () => {
  const young = reach({ first: today - 9 })
  expect(zoomOut({ from: today - 29, to: today }, young)).toBeNull()
  expect(zoomOut({ from: today - 6, to: today }, young)).toEqual({ is: 'alltime' })
})
