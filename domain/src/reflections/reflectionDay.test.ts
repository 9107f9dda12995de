import { expect, test } from 'vitest'
import { reflectionDay } from './reflectionDay.ts'

const HOUR = 3_600_000

test('[REF-1] before noon people describe the day that ended', () => {
  expect(reflectionDay(Date.UTC(2026, 4, 10, 11, 59), 0)).toBe('2026-05-09')
  expect(reflectionDay(Date.UTC(2026, 4, 10, 12, 0), 0)).toBe('2026-05-10')
})

test('[REF-1] the place where it was written decides, not UTC', () => {
  expect(reflectionDay(Date.UTC(2026, 4, 10, 20, 0), 9 * HOUR)).toBe('2026-05-10')
  expect(reflectionDay(Date.UTC(2026, 4, 10, 4, 0), 9 * HOUR)).toBe('2026-05-10')
  expect(reflectionDay(Date.UTC(2026, 4, 10, 2, 0), -8 * HOUR)).toBe('2026-05-09')
})
