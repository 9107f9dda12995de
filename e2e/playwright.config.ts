import { defineConfig } from '@playwright/test'
import { INSECURE_HOST } from './pages/place.ts'

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  outputDir: './test-results',
  globalSetup: './pages/startServer.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  use: {
    // Set by the global set-up, which runs before the workers read this file.
    baseURL: process.env['REPRIEVE_E2E_URL'],
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        ...asRoot,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1`,
      ],
    },
  },
  projects: [
    { name: 'journeys', testDir: './journeys', testMatch: '*.test.ts' },
    { name: 'axe', testDir: './axe', testMatch: '*.test.ts' },
  ],
})
