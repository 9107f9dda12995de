import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Where set-up writes down which browser it found.
const NOTE = join(import.meta.dirname, '../../.reprieve/chromium')
const USUAL = '/usr/bin/chromium'

export const browserPath = (): string =>
  process.env['CHROMIUM_PATH'] ?? (existsSync(NOTE) ? readFileSync(NOTE, 'utf8') : USUAL)

// The same engine of the same build without a window, whose own pages cost a journey a quarter of its time.
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
