import { expect, test } from 'vitest'
import { parseSource } from '../source/parseSource.ts'
import { repeatedDurations } from './repeatedDurations.ts'

const faultsIn = (text: string, path = 'server/src/jobs/sweep.ts') =>
  repeatedDurations(parseSource({ path, text }))

test.each([
  'const DAY_MS = 24 * HOUR_MS',
  'const HOUR_MS = 3_600_000',
  'export const MINUTE_MS = 60_000',
  'const KEPT_MS = 30 * 86_400_000',
  'const KEPT_MS = 24 * 60 * 60 * 1000',
  'const KEPT_MS = 30 * 24 * 60 * 60 * 1000',
  'const limit = { windowMs: 3_600_000 }',
  'const LAST_MINUTE = 24 * 60 - 1',
  'const MINUTES_PER_DAY = 1_440',
  'const CENTURY_SECONDS = 100 * 366 * 86_400',
  'const DAY = 86_400_000',
  'const WEEK = 7',
])('[TOOL-28] a second declaration of a length of time is refused: %s', (text) => {
  expect(faultsIn(`\n${text}`)).toEqual([
    { line: 2, text: expect.stringContaining('import it from domain/src/time/instant.ts') },
  ])
})

test.each([
  'const SESSION_LIFE_MS = 30 * DAY_MS',
  'const TIMEOUT_MS = 60_000',
  'const DAY = /^\\d{4}-\\d\\d-\\d\\d$/',
  'const WEEK = [1, 2, 3]',
  'const width = 1_440',
  "import { DAY_MS } from '@reprieve/domain/time/instant.ts'",
])('[TOOL-28] a duration with its own meaning and another value are left alone: %s', (text) => {
  expect(faultsIn(text)).toEqual([])
})

test.each([
  'domain/src/time/instant.ts',
  'server/src/jobs/sweep.db.test.ts',
  'web/src/sync/testing/anEngine.ts',
  'server/src/purchases/testShop.ts',
  'e2e/journeys/record.test.ts',
  'e2e/harness/clock.ts',
])('[TOOL-28] the home of the constants, tests and journeys may write the number: %s', (path) => {
  expect(faultsIn('const DAY_MS = 86_400_000', path)).toEqual([])
})
