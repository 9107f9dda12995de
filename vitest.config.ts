import { defineConfig } from 'vitest/config'

const isLongRun = process.env['REPRIEVE_LONG'] === '1'

// One project for each part of `npm test`, so that each has its own share of the time budget.
export default defineConfig({
  test: {
    // As in the journeys: a title with @long is only run by `npm run test:long`.
    ...(isLongRun ? {} : { testNamePattern: /^(?!.*@long)/ }),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,contract,charts,locales,content,mind,server,web,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts', '**/*.fuzz.test.ts', '**/node_modules/**'],
          // One after the other in each of two processes: most of the time went into loading the same files 350 times.
          isolate: false,
          maxWorkers: 2,
          // Some start programs; on a machine that does other things as well, five seconds are soon gone.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['server/**/*.db.test.ts'],
          isolate: false,
          // The faults beside them are done first, and would leave a core with nothing to do.
          maxWorkers: 2,
          globalSetup: ['server/src/testing/database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'sync',
          include: ['{domain,server,web,e2e}/**/*.fuzz.test.ts', 'e2e/faults/**/*.test.ts'],
          globalSetup: ['e2e/harness/makeUsedFolder.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'webkit',
          include: ['e2e/webkit/**/*.test.ts'],
          globalSetup: ['e2e/webkit/webkitServer.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        // Only by `npm run test:long`: what fits into no budget.
        test: {
          name: 'long',
          include: ['e2e/long/**/*.test.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
