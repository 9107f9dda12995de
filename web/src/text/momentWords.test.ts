import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { dateText, formatTag } from './dateFormats.ts'
import { momentWords } from './momentWords.ts'

const now = { at: Date.UTC(2026, 10, 12, 17, 42), offset: HOUR_MS }

test('[HOME-2] a record shows the local time of the place where it was made', () => {
  const inSeoul = { at: Date.UTC(2026, 10, 12, 5, 20), offset: 9 * HOUR_MS }
  expect(momentWords('en-GB', inSeoul, now)).toEqual({ word: 'today', time: '14:20', day: '12 November' })
  const inNewYork = { at: Date.UTC(2025, 10, 12, 2, 10), offset: -5 * HOUR_MS }
  expect(momentWords('de', inNewYork, now)).toEqual({
    word: 'another-year',
    time: '21:10',
    day: '11. November 2025',
  })
})

test('[SET-6] the region of the system decides how the time is written, if it is of the same language', () => {
  expect(formatTag('en', ['de-DE', 'en-GB'])).toBe('en-GB')
  expect(formatTag('de', ['en-US'])).toBe('de')
  expect(formatTag('zh-rCN', ['zh-TW'])).toBe('zh-TW')
  expect(formatTag('zh-rCN', ['en'])).toBe('zh-Hans-CN')
})

test('[D9] the date of the greeting is that of the wall', () => {
  const beforeMidnight = { at: Date.UTC(2026, 10, 12, 23, 30), offset: HOUR_MS }
  expect(dateText('en-GB', beforeMidnight)).toBe('Friday 13 November')
})
