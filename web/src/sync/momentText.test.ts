import { expect, test } from 'vitest'
import { momentText } from './useSyncStatusText.ts'

const AT = new Date(2026, 2, 1, 14, 20).getTime()
const LATER = new Date(2026, 2, 1, 23, 0).getTime()
const NEXT_DAY = new Date(2026, 2, 2, 1, 0).getTime()

test('[SYNC 1.4.5] the hour of the last sync is shown, and on another day the day with it', () => {
  expect(momentText(AT, 'de', LATER)).toBe('14:20')
  expect(momentText(AT, 'en-US', LATER)).toMatch(/^2:20[\u00A0\u202F]PM$/)
  expect(momentText(AT, 'de', NEXT_DAY)).toContain('1. März')
})
