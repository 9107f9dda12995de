import { DAY_MS, HOUR_MS, MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { expect, test } from 'vitest'
import { durationText } from './durationText.ts'

test.each([
  [6 * MINUTE_MS, '6 minutes'],
  [-(HOUR_MS + 3 * MINUTE_MS + 20_000), '1 hour, 3 minutes'],
  [DAY_MS, '1 day'],
  [300 * DAY_MS + 5 * HOUR_MS + MINUTE_MS, '300 days, 5 hours'],
])('[SYNC-33] the clock error is shown in two units at most (%d ms)', (ms, words) => {
  expect(durationText('en-GB', ms)).toBe(words)
})
