import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Set-up writes the path of the browser that it found here.
const NOTE = join(import.meta.dirname, '../../.reprieve/chromium')
const USUAL = '/usr/bin/chromium'

export const browserPath = (): string =>
  process.env['CHROMIUM_PATH'] ?? (existsSync(NOTE) ? readFileSync(NOTE, 'utf8') : USUAL)

// The headless shell of the same build: without the browser's own pages a journey takes a quarter less time.
const WINDOWLESS = `${USUAL}-headless-shell`

export const quickBrowserPath = (): string =>
  browserPath() === USUAL && existsSync(WINDOWLESS) ? WINDOWLESS : browserPath()

export const BROWSER_ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
