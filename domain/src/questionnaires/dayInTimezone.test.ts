import { expect, test } from 'vitest'
import { localDay } from '../time/dayNumber.ts'
import { dayInTimezone } from './dayInTimezone.ts'

const at = Date.UTC(2026, 2, 28, 23, 30)

test.each([
  ['Pacific/Auckland', '2026-03-29'],
  ['America/Los_Angeles', '2026-03-28'],
  ['Europe/Berlin', '2026-03-29'],
  [null, '2026-03-28'],
  ['Nowhere/Land', '2026-03-28'],
])('[QST-9] it is the day where the person lives: %s', (zone, day) => {
  expect(localDay(dayInTimezone(zone, at))).toBe(day)
})
