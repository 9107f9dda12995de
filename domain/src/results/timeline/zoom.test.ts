import { expect, test } from 'vitest'
import { dayNumber, localDay } from '../../time/dayNumber.ts'
import { findZoomLevel, moveSpan, zoomIn, zoomOut, zoomTo, type ZoomLimits } from './zoom.ts'

const today = dayNumber('2026-11-12')
const reach = (own: Partial<ZoomLimits> = {}): ZoomLimits => ({
  first: today - 999,
  today,
  view: 'timeline',
  plan: 'pro',
  ...own,
})
/** In days from today. */
const place = (around: number, own: Partial<ZoomLimits> = {}) => ({ ...reach(own), around: today + around })
const days = (from: number, to: number) => ({ from: today + from, to: today + to })
const custom = (from: number, to: number) => ({
  is: 'custom',
  from: localDay(today + from),
  to: localDay(today + to),
})

test('[RES-53] closer goes from a year to 3 months, a month and a week, around the chosen day', () => {
  expect(zoomIn(days(-364, 0), place(-200))).toEqual(custom(-245, -156))
  expect(zoomIn(days(-245, -156), place(-200))).toEqual(custom(-215, -186))
  expect(zoomIn(days(-29, 0), place(-10))).toEqual(custom(-13, -7))
  expect(zoomIn(days(-6, 0), place(-3))).toBeNull()
})

test('[RES-53] wider goes the same way back, and from a year to the whole diary', () => {
  expect(zoomOut(days(-215, -186), place(-200))).toEqual(custom(-245, -156))
  expect(zoomOut(days(-195, -106), place(-150))).toEqual({ is: '365days' })
  expect(zoomOut(days(-364, 0), place(-200))).toEqual({ is: 'alltime' })
  expect(zoomOut(days(-999, 0), place(-200))).toBeNull()
})

test('[RES-53] no day after today is shown, none before the diary begins, and days that have a name are called by it', () => {
  expect(zoomIn(days(-364, 0), place(0))).toEqual({ is: '90days' })
  expect(zoomTo('30days', place(-5))).toEqual({ is: '30days' })
  expect(zoomTo('90days', place(-990))).toEqual(custom(-999, -910))
  expect(zoomTo('365days', place(-5, { first: today - 200 }))).toEqual({ is: '365days' })
})

test('[RES-53] a button is the current one by the number of days, wherever they are', () => {
  expect(findZoomLevel(days(-364, 0))).toBe('365days')
  expect(findZoomLevel(days(-245, -156))).toBe('90days')
  expect(findZoomLevel(days(-40, 0))).toBeNull()
})

test('[RES-53, D44] wider ends where the plan does, and no button leads to days that are reset', () => {
  const lite = { plan: 'lite' } as const
  expect(zoomOut(days(-16, -10), place(-13, lite))).toEqual({ is: '30days' })
  expect(zoomOut(days(-29, 0), place(-13, lite))).toBeNull()
  expect(zoomIn(days(-29, 0), place(-20, lite))).toEqual(custom(-23, -17))
  expect(zoomTo('90days', place(-13, lite))).toBeNull()
})

test('[RES-53] a diary that begins within the days is not shown wider', () => {
  expect(zoomOut(days(-29, 0), place(0, { first: today - 9 }))).toBeNull()
})

test('[RES-82] the days move as far as the diary goes, and no further', () => {
  expect(moveSpan(days(-29, 0), -10, reach())).toEqual(custom(-39, -10))
  expect(moveSpan(days(-39, -10), 30, reach())).toEqual({ is: '30days' })
  expect(moveSpan(days(-990, -961), -30, reach())).toEqual(custom(-999, -970))
  expect(moveSpan(days(-29, 0), 10, reach())).toBeNull()
  expect(moveSpan(days(-364, 0), -10, reach({ first: today - 200 }))).toBeNull()
  expect(moveSpan(days(-29, 0), -10, reach({ plan: 'lite' }))).toBeNull()
})
