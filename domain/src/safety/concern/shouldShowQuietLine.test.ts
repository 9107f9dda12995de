import { expect, test } from 'vitest'
import { hasLowDays, type ScoredDay } from './lowDays.ts'
import { shouldShowQuietLine } from './shouldShowQuietLine.ts'

const TODAY = '2026-11-17'
const daysWith = (...days: [day: string, score: number | null][]): ScoredDay[] =>
  days.map(([day, score]) => ({ day, score }))

test('[SAFE-21] three of the last seven days with a score of 0 or 1 are low days', () => {
  expect(hasLowDays(daysWith([TODAY, 0], ['2026-11-14', 1], ['2026-11-11', 1]), TODAY)).toBe(true)
  expect(hasLowDays(daysWith([TODAY, 0], ['2026-11-14', 1], ['2026-11-10', 1]), TODAY)).toBe(false)
  expect(hasLowDays(daysWith([TODAY, 0], ['2026-11-14', 2], ['2026-11-11', 1]), TODAY)).toBe(false)
  expect(hasLowDays(daysWith([TODAY, null], ['2026-11-14', 1], ['2026-11-11', 1]), TODAY)).toBe(false)
  expect(hasLowDays(daysWith([TODAY, 0], [TODAY, 0], [TODAY, 1]), TODAY)).toBe(false)
  expect(hasLowDays(daysWith(['2026-11-18', 0], ['2026-11-16', 0], ['2026-11-15', 0]), TODAY)).toBe(false)
})

const FACTS = {
  sign: 'none',
  hasLowDays: false,
  isLowDay: false,
  shownOn: null,
  today: TODAY,
  isOff: false,
} as const

test('[SAFE-21] a hint counts after three low days, and one more low day counts without a hint', () => {
  expect(shouldShowQuietLine({ ...FACTS, sign: 'concern' })).toBe(true)
  expect(shouldShowQuietLine({ ...FACTS, sign: 'hint' })).toBe(false)
  expect(shouldShowQuietLine({ ...FACTS, sign: 'hint', hasLowDays: true })).toBe(true)
  expect(shouldShowQuietLine({ ...FACTS, hasLowDays: true })).toBe(false)
  expect(shouldShowQuietLine({ ...FACTS, hasLowDays: true, isLowDay: true })).toBe(true)
  expect(shouldShowQuietLine({ ...FACTS, isLowDay: true })).toBe(false)
})

test('[SAFE-23] the line is shown at most once a day, and never if it is switched off', () => {
  expect(shouldShowQuietLine({ ...FACTS, sign: 'concern', shownOn: TODAY })).toBe(false)
  expect(shouldShowQuietLine({ ...FACTS, sign: 'concern', shownOn: '2026-11-16' })).toBe(true)
  expect(shouldShowQuietLine({ ...FACTS, sign: 'concern', isOff: true })).toBe(false)
})
