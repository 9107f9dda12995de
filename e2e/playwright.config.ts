import { defineConfig } from '@playwright/test'
import { FIREFOX_PROJECTS, mendPlaywrightInWorkers } from './firefox/firefoxProject.ts'
import { BROWSER_ARGS, quickBrowserPath } from './harness/browserPath.ts'
import { isLongRun } from './harness/longRun.ts'
import { INSECURE_HOST } from './pages/sync/startedServer.ts'

if (process.argv.some((argument) => argument.startsWith('--project=firefox'))) mendPlaywrightInWorkers()

export default defineConfig({
  globalSetup: './pages/sync/startServer.ts',
  fullyParallel: true,
  forbidOnly: true,
  ...(isLongRun ? {} : { grepInvert: /@long/ }),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  use: {
    // Set by the global set-up, which runs before the workers read this file.
    baseURL: process.env['REPRIEVE_E2E_URL'],
    // Each journey is a first visit and would cache the whole app; only journeys about the cache enable it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: quickBrowserPath(),
      args: [...BROWSER_ARGS, `--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1`],
    },
  },
  // Each with a folder of its own: two of them may run at the same time, and each run empties its folder.
  projects: [
    { name: 'journeys', testDir: './journeys', testMatch: '*.test.ts', outputDir: './test-results/journeys' },
    ...FIREFOX_PROJECTS,
    { name: 'axe', testDir: './axe', testMatch: '*.test.ts', outputDir: './test-results/axe' },
    // Only for `npm run shots`: screenshots for people to look at.
    { name: 'shots', testDir: './shots', testMatch: '*.shots.ts', outputDir: './test-results/shots' },
  ],
})
