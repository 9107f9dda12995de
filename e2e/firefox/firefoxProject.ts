import type { PlaywrightTestProject } from '@playwright/test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isLongRun } from '../harness/longRun.ts'
import { INSECURE_HOST } from '../pages/sync/startedServer.ts'

// Where set-up writes down which Firefox it found.
const NOTE = join(import.meta.dirname, '../../.reprieve/firefox')
const USUAL = '/usr/bin/firefox-esr'
const MEND = `--import=${pathToFileURL(join(import.meta.dirname, 'mendPlaywright.ts')).href}`

const JOURNEYS = join(import.meta.dirname, '../journeys')
const FILES_EACH = 5

/** The journeys in a stock Firefox over WebDriver BiDi: those with the tag alone, and all of them in the long run. */
export const FIREFOX_PROJECTS: readonly PlaywrightTestProject[] = isLongRun
  ? longProjects()
  : [{ ...inFirefox(), name: 'firefox', testMatch: '*.test.ts', grep: /@firefox/ }]

/**
 * Firefox grows with every page that BiDi has opened, to several gigabytes, and becomes slow. A project has browsers of
 * its own: so each group of files gets a new one.
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
    // Over BiDi a journey takes two to three times as long as in Chromium, and WebKit runs beside it.
    timeout: 180_000,
    expect: { timeout: 30_000 },
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: firefoxPath(),
        firefoxUserPrefs: {
          'network.dns.localDomains': INSECURE_HOST,
          // Without a screen it knows of no mouse: a fine pointer (2) that hovers (4).
          'ui.primaryPointerCapabilities': 6,
          'ui.allPointerCapabilities': 6,
          // It would show a PDF that was downloaded in a new tab, and hide the page that is tested.
          'pdfjs.disabled': true,
          // As Chromium without a screen: nobody is there to be asked.
          'permissions.default.desktop-notification': 2,
          // A page may read what was copied without being asked.
          'dom.events.testing.asyncClipboard': true,
          // The list of downloads would take the focus from the page.
          'browser.download.alwaysOpenPanel': false,
          // Each page would start a second process in advance, for a page that never comes.
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
