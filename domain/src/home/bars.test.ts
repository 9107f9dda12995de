import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber } from '../time/dayNumber.ts'
import { DAY_MS, HOUR_MS } from '../time/instant.ts'
import { BAR_DAYS, recordedDays } from './bars.ts'

const TODAY = dayNumber('2026-11-16')
const noon = (day: number, id = 'a', offset = 0) => ({
  id,
  moment: { at: day * DAY_MS + 12 * HOUR_MS, offset },
})
const A = { id: 'a', aliases: ['old-a'] }
const B = { id: 'b' }

test('[HOME-21, D50] a day counts once, by any id, and a medicine that is not current has no bar', () => {
  const recorded = [
    noon(TODAY),
    noon(TODAY, 'old-a'),
    noon(TODAY - 3, 'old-a'),
    noon(TODAY - 3, 'b'),
    noon(TODAY, 'gone'),
  ]
  expect(recordedDays([A, B], { recorded, today: TODAY })).toEqual([
    { id: 'a', days: 2 },
    { id: 'b', days: 1 },
  ])
})

test('[HOME-21] thirty days, today the last of them', () => {
  const days = (...on: number[]): number =>
    recordedDays([A], { recorded: on.map((day) => noon(day)), today: TODAY })[0]!.days
  expect([days(TODAY - 29), days(TODAY - 30), days(TODAY + 1)]).toEqual([1, 0, 0])
  expect(BAR_DAYS).toBe(30)
})

test('[HOME-21, D40] a day is that of the calendar where it was written', () => {
  const late = { id: 'a', moment: { at: TODAY * DAY_MS - HOUR_MS, offset: 0 } }
  const inTokyo = { id: 'a', moment: { at: TODAY * DAY_MS - HOUR_MS, offset: 9 * HOUR_MS } }
  expect(recordedDays([A], { recorded: [late, inTokyo], today: TODAY })).toEqual([{ id: 'a', days: 2 }])
  expect(recordedDays([A], { recorded: [inTokyo, noon(TODAY)], today: TODAY })).toEqual([
    { id: 'a', days: 1 },
  ])
})

test('[HOME-21] every bar is between none and all of its days, whatever was recorded and in any order', () => {
  const one = fc.record({
    id: fc.constantFrom('a', 'old-a', 'b', 'gone'),
    moment: fc.record({
      at: fc.integer({ min: (TODAY - 40) * DAY_MS, max: (TODAY + 2) * DAY_MS }),
      offset: fc.integer({ min: -12, max: 14 }).map((hours) => hours * HOUR_MS),
    }),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 80 }), (recorded) => {
      const bars = recordedDays([A, B], { recorded, today: TODAY })
      expect(recordedDays([A, B], { recorded: recorded.toReversed(), today: TODAY })).toEqual(bars)
      expect(bars.map(({ id }) => id)).toEqual(['a', 'b'])
      expect(bars.every(({ days }) => days >= 0 && days <= BAR_DAYS)).toBe(true)
    }),
    { seed: 21 },
  )
})

test('[HOME-21] without medicines there are no bars, and nothing recorded is an empty bar', () => {
  expect(recordedDays([], { recorded: [noon(TODAY)], today: TODAY })).toEqual([])
  expect(recordedDays([B], { recorded: [], today: TODAY })).toEqual([{ id: 'b', days: 0 }])
})
