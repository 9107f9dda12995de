/** The result of a part. `skipped` is only shown: for example a test that needs root, run by another user. */
export type Tally = { passed: number; failed: number; skipped: number }

type VitestCounts = {
  numPassedTests: number
  numFailedTests: number
  testResults: readonly { assertionResults: readonly { status: string; fullName: string }[] }[]
}
type PlaywrightCounts = { stats: { expected: number; unexpected: number; skipped: number } }

/** Tests that run only with --long were not requested, so they do not count as skipped. */
const isLeftOut = ({ status, fullName }: { status: string; fullName: string }): boolean =>
  !['passed', 'failed'].includes(status) && !fullName.includes('@long')

const COUNT = {
  vitest: (json: unknown): Tally => {
    const { numPassedTests, numFailedTests, testResults } = json as VitestCounts
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: testResults.flatMap((file) => file.assertionResults).filter(isLeftOut).length,
    }
  },
  playwright: (json: unknown): Tally => {
    const { expected, unexpected, skipped } = (json as PlaywrightCounts).stats
    return { passed: expected, failed: unexpected, skipped }
  },
}

/**
 * Reads a runner's counts. A run that failed without a failing test (such as a file that does not load) counts as one
 * failure.
 */
export function countTests(
  runner: keyof typeof COUNT,
  { json, code }: { json: string | undefined; code: number },
): Tally {
  const tally = json === undefined ? { passed: 0, failed: 0, skipped: 0 } : COUNT[runner](JSON.parse(json))
  const ranNothing = tally.passed + tally.failed === 0
  const endedBadly = code !== 0 && tally.failed === 0
  return ranNothing || endedBadly ? { ...tally, failed: 1 } : tally
}
