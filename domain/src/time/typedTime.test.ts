import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockFrom, clockText, dayFrom } from './typedTime.ts'

test.each([
  ['2026-05-10', '2026-05-10'],
  [' 2026-5-1 ', '2026-05-01'],
  ['2026/05/10', '2026-05-10'],
  ['2026.05.10.', '2026-05-10'],
  ['20260510', '2026-05-10'],
  ['２０２６-０５-１０', '2026-05-10'],
  ['2028-02-29', '2028-02-29'],
])('[REC-40] %j is the day %s', (typed, day) => {
  expect(dayFrom(typed)).toBe(day)
})

test.each([
  '',
  '2026',
  '2026-13-01',
  '2026-02-30',
  '2026-00-10',
  '10-05-2026',
  '10.05.26',
  'today',
  '-2026-05-10',
])('[REC-40] %j is not a day', (typed) => {
  expect(dayFrom(typed)).toBeNull()
})

test.each([
  ['14:20', '14:20'],
  ['9:05', '09:05'],
  ['14.23', '14:23'],
  ['14h20', '14:20'],
  ['1420', '14:20'],
  ['920', '09:20'],
  ['9', '09:00'],
  ['00:00', '00:00'],
  ['２３：５９', '23:59'],
  ['2:20 PM', '14:20'],
  ['12 am', '00:00'],
  ['12:30 p.m.', '12:30'],
])('[REC-40] %j is %s', (typed, time) => {
  expect(clockText(clockFrom(typed)!)).toBe(time)
})

test.each(['', '24:00', '14:60', '14:2', 'noon', '-1:00', '14:20:30', '13:00 pm', '0 am'])(
  '[REC-40] %j is not a time',
  (typed) => {
    expect(clockFrom(typed)).toBeNull()
  },
)

test('[REC-40, D40] every minute of the day reads back as typed', () => {
  const clock = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
  fc.assert(
    fc.property(clock, (time) => {
      expect(clockFrom(clockText(time))).toEqual(time)
    }),
  )
})
