import { expect, test } from 'vitest'
import { calendarWord } from './calendarWord.ts'
import { HOUR_MS } from './instant.ts'

const now = { at: Date.UTC(2026, 10, 12, 18, 42), offset: HOUR_MS }
const wordOf = (at: number, offset = HOUR_MS): string => calendarWord({ at, offset }, now)

test('[HOME-2] by the calendar, not by how many hours ago', () => {
  expect(wordOf(Date.UTC(2026, 10, 11, 23, 0))).toBe('today')
  expect(wordOf(Date.UTC(2026, 10, 11, 22, 59))).toBe('yesterday')
  expect(wordOf(Date.UTC(2026, 10, 10, 23, 0))).toBe('yesterday')
  expect(wordOf(Date.UTC(2026, 10, 10, 22, 59))).toBe('this-year')
  expect(wordOf(Date.UTC(2025, 10, 12, 18, 42))).toBe('another-year')
})

test('[HOME-2] a record keeps the day of the place where it was made', () => {
  const evening = Date.UTC(2026, 10, 12, 12, 0)
  expect(wordOf(evening, 9 * HOUR_MS)).toBe('today')
  expect(wordOf(evening + 4 * HOUR_MS, 9 * HOUR_MS)).toBe('this-year')
  expect(wordOf(evening, -13 * HOUR_MS)).toBe('yesterday')
})

test('[HOME-2] tomorrow is shown as its date', () => {
  expect(wordOf(now.at + 24 * HOUR_MS)).toBe('this-year')
})
