import { expect, test } from 'vitest'
import { dayNumber, localDay } from '../../time/dayNumber.ts'
import { dayByKey } from './dayByKey.ts'

test.each([
  ['ArrowLeft', '2026-11-11'],
  ['ArrowRight', '2026-11-13'],
  ['ArrowUp', '2026-11-05'],
  ['ArrowDown', '2026-11-19'],
  ['Home', '2026-11-09'],
  ['End', '2026-11-15'],
  ['PageUp', '2026-10-12'],
  ['PageDown', '2026-12-12'],
])('[RES-32] %s leads from Thursday, 12 November 2026 to %s', (key, day) => {
  expect(localDay(dayByKey(dayNumber('2026-11-12'), key, 1)!)).toBe(day)
})

test('[RES-32] a month without that date is entered at its last day', () => {
  expect(localDay(dayByKey(dayNumber('2026-03-31'), 'PageUp', 1)!)).toBe('2026-02-28')
  expect(localDay(dayByKey(dayNumber('2024-01-30'), 'PageDown', 1)!)).toBe('2024-02-29')
})

test('[RES-32] a week ends on the reader’s last day, and other keys do nothing', () => {
  const sunday = dayNumber('2026-11-15')
  expect(localDay(dayByKey(sunday, 'Home', 1)!)).toBe('2026-11-09')
  expect(localDay(dayByKey(sunday, 'Home', 7)!)).toBe('2026-11-15')
  expect(localDay(dayByKey(sunday, 'End', 7)!)).toBe('2026-11-21')
  expect(['a', 'Tab', 'Enter', 'constructor'].map((key) => dayByKey(sunday, key, 1))).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('[RES-31] no key leaves the supported years', () => {
  const [first, last] = [dayNumber('1900-01-01'), dayNumber('2100-12-31')]
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
  const reached = [first, last].flatMap((day) => keys.map((key) => dayByKey(day, key, 3)!))
  expect(Math.min(...reached)).toBe(first)
  expect(Math.max(...reached)).toBe(last)
})
