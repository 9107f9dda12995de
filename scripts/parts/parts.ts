import type { Engine } from './engines.ts'

/**
 * A part of `npm test`, with its share of the fifteen minutes on two cores (a first install takes about three of
 * them).
 */
export type Part = {
  name: string
  budget: number
  runner: 'checks' | Runner
  engine?: Engine
  /** Whether it runs on the database that TEST_DATABASE_URL names. */
  onCluster?: boolean
}

/** How to start a test runner so that it writes its counts to a file, and the format of that file. */
export type Runner = { command: (counts: string) => string[]; counts: 'vitest' | 'playwright' }

/** Rows run one after the other; the lanes of a row run in parallel, and the parts of a lane one after the other. */
export type Row = readonly (readonly Part[])[]

export const ROWS: readonly Row[] = [
  [[{ name: 'check', budget: 90, runner: 'checks' }]],
  [
    [
      { name: 'unit', budget: 220, runner: vitest('unit') },
      { name: 'database', budget: 170, runner: vitest('database') },
      { name: 'webkit', budget: 80, runner: vitest('webkit'), engine: 'webkit' },
    ],
    // In one row with the others: a lane that ends first would leave a core with nothing to do until the next row. The
    // first ones wait for much of their time: for killed processes to restart, for connections that stall.
    [
      { name: 'sync', budget: 220, runner: vitest('sync') },
      { name: 'browser', budget: 170, runner: playwright('journeys') },
      { name: 'firefox', budget: 80, runner: playwright('firefox*'), engine: 'firefox' },
      // Last, because it keeps both cores busy while the other lane ends.
      { name: 'axe', budget: 160, runner: playwright('axe') },
    ],
  ],
]

/** Only with --long: tests that fit into no budget. */
export const LONG_PART: Part = { name: 'long', budget: Infinity, runner: vitest('long') }

/** Only with --long: the database part again, on a cluster of several nodes. */
export const CLUSTER_PART: Part = {
  name: 'cluster',
  budget: Infinity,
  runner: vitest('database'),
  onCluster: true,
}

function vitest(project: string): Runner {
  return {
    command: (counts) =>
      `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${counts}`.split(
        ' ',
      ),
    counts: 'vitest',
  }
}

function playwright(project: string): Runner {
  return {
    command: () =>
      `playwright test -c e2e/playwright.config.ts --project=${project} --reporter=list,json`.split(' '),
    counts: 'playwright',
  }
}
