import { expect, test } from 'vitest'
import { formatSummary } from './summary.ts'

const result = (name: string, counts: { passed: number; failed: number; seconds: number }) => ({
  name,
  ...counts,
  skipped: 0,
  budget: 100,
})

test('[TOOL-6] the last line is separate and counts all parts', () => {
  const lines = formatSummary(
    [
      result('unit', { passed: 7, failed: 0, seconds: 3 }),
      result('database', { passed: 5, failed: 2, seconds: 4 }),
    ],
    7,
  )
  expect(lines.at(-1)).toBe('12 passed, 2 failed')
})

test('[TOOL-7] a part over its budget is named, and is not a failure', () => {
  const lines = formatSummary(
    [
      result('unit', { passed: 7, failed: 0, seconds: 130 }),
      result('database', { passed: 5, failed: 0, seconds: 99 }),
    ],
    229,
  )
  expect(lines.filter((line) => line.includes('over its budget'))).toEqual([expect.stringMatching(/^unit /)])
  expect(lines.at(-1)).toBe('12 passed, 0 failed')
})

test('[TOOL-17] a part whose browser is missing is shown as not run, and counts as neither passed nor failed', () => {
  const missing = { ...result('firefox', { passed: 0, failed: 0, seconds: 0 }), notRun: 'install Firefox' }
  const lines = formatSummary([result('unit', { passed: 7, failed: 0, seconds: 3 }), missing], 3)
  expect(lines.find((line) => line.startsWith('firefox '))).toMatch(
    /^firefox( +-){4} +100 {2}not run: install Firefox$/,
  )
  expect(lines.at(-1)).toBe('7 passed, 0 failed')
})

test('[TOOL-7] parts that ran in parallel took less than their sum, and the table says so', () => {
  const beside = { passed: 7, failed: 0, seconds: 90 }
  const lines = formatSummary([result('database', beside), result('sync', beside)], 95)
  expect(lines.find((line) => line.startsWith('all '))).toMatch(/ 95$/)
})
