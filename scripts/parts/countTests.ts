/**
 * What came of a part. `skipped` is only shown: a test that needs root, say, on a machine without. `shaky` are those of
 * the passed that did so at the second try; the long run gives no second one.
 */
export type Tally = { passed: number; failed: number; skipped: number; shaky: number }

type VitestCounts = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}
type PlaywrightCounts = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

const COUNT = {
  vitest: (json: unknown): Tally => {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = json as VitestCounts
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
      shaky: 0,
    }
  },
  playwright: (json: unknown): Tally => {
    const { expected, unexpected, flaky, skipped } = (json as PlaywrightCounts).stats
    return { passed: expected + flaky, failed: unexpected, skipped, shaky: flaky }
  },
}

/** Reads a runner's counts. What ended badly without a failing test (a file that does not load) counts as one failure. */
export function countTests(
  runner: keyof typeof COUNT,
  { json, code }: { json: string | undefined; code: number },
): Tally {
  const tally =
    json === undefined ? { passed: 0, failed: 0, skipped: 0, shaky: 0 } : COUNT[runner](JSON.parse(json))
  const ranNothing = tally.passed + tally.failed === 0
  const endedBadly = code !== 0 && tally.failed === 0
  return ranNothing || endedBadly ? { ...tally, failed: 1 } : tally
}
