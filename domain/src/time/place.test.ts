import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from './instant.ts'
import { localTime, type LocalTime } from './localTime.ts'
import { isMomentAtPlace, momentFromLocalTime, offsetText, placeForMoment, type Place } from './place.ts'

const SPRING = Date.UTC(2026, 2, 29, 1)
const AUTUMN = Date.UTC(2026, 9, 25, 1)
const BERLIN: Place = (at) => (at >= SPRING && at < AUTUMN ? 2 * HOUR_MS : HOUR_MS)
const TOKYO: Place = () => 9 * HOUR_MS

const time = (day: string, hour: number, minute: number): LocalTime => ({ day, hour, minute })
const inBerlin = (wanted: LocalTime, offsetBefore = HOUR_MS) =>
  momentFromLocalTime(wanted, { place: BERLIN, offsetBefore })

test('[REC-42] a time of summer has the offset of summer, whatever it is set back from', () => {
  expect(inBerlin(time('2026-10-24', 14, 20))).toEqual({
    at: Date.UTC(2026, 9, 24, 12, 20),
    offset: 2 * HOUR_MS,
  })
  expect(inBerlin(time('2026-10-26', 14, 20), 2 * HOUR_MS)).toEqual({
    at: Date.UTC(2026, 9, 26, 13, 20),
    offset: HOUR_MS,
  })
})

test('[REC-42] an hour that was there twice is the first, unless the record is of the second', () => {
  const half = time('2026-10-25', 2, 30)
  const first = { at: Date.UTC(2026, 9, 25, 0, 30), offset: 2 * HOUR_MS }
  expect(inBerlin(half, 2 * HOUR_MS)).toEqual(first)
  expect(inBerlin(half, 9 * HOUR_MS)).toEqual(first)
  expect(inBerlin(half, HOUR_MS)).toEqual({ at: Date.UTC(2026, 9, 25, 1, 30), offset: HOUR_MS })
})

test('[REC-42] an hour that never was is as much later as the clocks were moved', () => {
  const moment = inBerlin(time('2026-03-29', 2, 30))
  expect(moment).toEqual({ at: Date.UTC(2026, 2, 29, 1, 30), offset: 2 * HOUR_MS })
  expect(localTime(moment)).toEqual(time('2026-03-29', 3, 30))
})

test('[REC-42] every other time reads back as typed, in the local offset', () => {
  const typed = fc
    .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2040, 0, 1) })
    .map((at) => localTime({ at: at - (at % MINUTE_MS), offset: 0 }))
  fc.assert(
    fc.property(typed, fc.constantFrom(0, HOUR_MS, 2 * HOUR_MS), (wanted, offsetBefore) => {
      fc.pre(wanted.day !== '2026-03-29')
      const moment = momentFromLocalTime(wanted, { place: BERLIN, offsetBefore })
      expect(localTime(moment)).toEqual(wanted)
      expect(isMomentAtPlace(moment, BERLIN)).toBe(true)
    }),
  )
})

test('[REC-42] a time written elsewhere keeps its offset', () => {
  const there = { at: SPRING, offset: 9 * HOUR_MS }
  expect(placeForMoment(there, BERLIN)(AUTUMN)).toBe(9 * HOUR_MS)
  expect(placeForMoment(there, TOKYO)).toBe(TOKYO)
  expect(placeForMoment({ at: SPRING, offset: 2 * HOUR_MS }, BERLIN)).toBe(BERLIN)
})

test.each([
  [0, 'UTC+0'],
  [9 * HOUR_MS, 'UTC+9'],
  [-8 * HOUR_MS, 'UTC-8'],
  [345 * MINUTE_MS, 'UTC+5:45'],
  [-150 * MINUTE_MS, 'UTC-2:30'],
])('[REC-42] an offset of %d is written %s', (offset, text) => {
  expect(offsetText(offset)).toBe(text)
})
