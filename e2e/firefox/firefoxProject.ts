import type { PlaywrightTestProject } from '@playwright/test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isLongRun } from '../harness/longRun.ts'
import { INSECURE_HOST } from '../pages/sync/startedServer.ts'

// Set-up writes the path of the Firefox that it found here.
const NOTE = join(import.meta.dirname, '../../.reprieve/firefox')
const USUAL = '/usr/bin/firefox-esr'
const MEND = `--import=${pathToFileURL(join(import.meta.dirname, 'mendPlaywright.ts')).href}`

const JOURNEYS = join(import.meta.dirname, '../journeys')
const FILES_EACH = 5

/**
 * The journeys in a stock Firefox over WebDriver BiDi: in the short run only those with the tag, in the long run all.
 */
export const FIREFOX_PROJECTS: readonly PlaywrightTestProject[] = isLongRun
  ? longProjects()
  : [{ ...inFirefox(), name: 'firefox', testMatch: '*.test.ts', grep: /@firefox/ }]

/**
 * The memory of Firefox grows with every page that BiDi opens, to several gigabytes, and it becomes slow. Each project
 * starts its own browsers, so each group of files gets a new one.
 */
function longProjects(): readonly PlaywrightTestProject[] {
  const files = readdirSync(JOURNEYS)
    .filter((name) => name.endsWith('.test.ts'))
    .toSorted()
  const starts = files.flatMap((_, index) => (index % FILES_EACH === 0 ? [index] : []))
  return starts.map((start) => ({
    ...inFirefox(),
    name: `firefox ${start / FILES_EACH + 1}`,
    testMatch: files.slice(start, start + FILES_EACH),
  }))
}

function inFirefox(): PlaywrightTestProject {
  return {
    testDir: './journeys',
    outputDir: './test-results/firefox',
    // Over BiDi a journey takes two to three times as long as in Chromium, and another part runs beside it.
    timeout: 180_000,
    expect: { timeout: 30_000 },
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: firefoxPath(),
        firefoxUserPrefs: {
          'network.dns.localDomains': INSECURE_HOST,
          // A headless Firefox reports no mouse: this sets a fine pointer (2) that hovers (4).
          'ui.primaryPointerCapabilities': 6,
          'ui.allPointerCapabilities': 6,
          // Otherwise it opens a downloaded PDF in a new tab in front of the tested page.
          'pdfjs.disabled': true,
          // Denied without a question, as in headless Chromium.
          'permissions.default.desktop-notification': 2,
          // A page may read the clipboard without a question.
          'dom.events.testing.asyncClipboard': true,
          // Otherwise the list of downloads takes the focus from the page.
          'browser.download.alwaysOpenPanel': false,
          // Otherwise each page starts a second process in advance that is never used.
          'dom.ipc.processPrelaunch.enabled': false,
        },
      },
    },
  }
}

/** Test workers inherit the environment of the runner, which reads its configuration before it starts them. */
export function mendPlaywrightInWorkers(): void {
  const options = process.env['NODE_OPTIONS'] ?? ''
  if (!options.includes(MEND)) process.env['NODE_OPTIONS'] = `${options} ${MEND}`.trim()
}

function firefoxPath(): string {
  return process.env['FIREFOX_PATH'] ?? (existsSync(NOTE) ? readFileSync(NOTE, 'utf8') : USUAL)
}
