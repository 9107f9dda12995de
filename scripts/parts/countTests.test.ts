import { expect, test } from 'vitest'
import { countTests } from './countTests.ts'

const vitestJson = (passed: number, failed: number, leftOut: readonly string[] = []): string =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults: [{ assertionResults: leftOut.map((fullName) => ({ status: 'skipped', fullName })) }],
  })
const playwrightJson = (expected: number, unexpected: number): string =>
  JSON.stringify({ stats: { expected, unexpected, flaky: 0, skipped: 0 } })

test("[TOOL-6] the runners' own counts are taken", () => {
  expect(countTests('vitest', { json: vitestJson(7, 2, ['needs root']), code: 1 })).toEqual({
    passed: 7,
    failed: 2,
    skipped: 1,
  })
  expect(countTests('playwright', { json: playwrightJson(7, 2), code: 1 })).toEqual({
    passed: 7,
    failed: 2,
    skipped: 0,
  })
})

test('[TOOL-6] a part that ran no test has failed', () => {
  expect(countTests('vitest', { json: vitestJson(0, 0), code: 0 })).toMatchObject({ failed: 1 })
  expect(countTests('vitest', { json: undefined, code: 0 })).toMatchObject({ failed: 1 })
})

test('[TOOL-6] a runner that ends badly without a failing test counts as one failure', () => {
  expect(countTests('vitest', { json: vitestJson(7, 0), code: 1 })).toEqual({
    passed: 7,
    failed: 1,
    skipped: 0,
  })
})

test('[TOOL-6] a test that waits for the long run does not count as skipped', () => {
  const json = vitestJson(7, 0, ['needs root', 'takes an hour @long'])
  expect(countTests('vitest', { json, code: 0 })).toEqual({ passed: 7, failed: 0, skipped: 1 })
})
