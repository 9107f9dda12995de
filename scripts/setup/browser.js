import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './child.js'
import { runtimeNode } from './platform.js'
import { firstThatStarts, keepNote, namedProgram, readNote, programStarts } from './programs.js'
import { SetupError } from './setupError.js'

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const DOWNLOAD_MS = 60_000
const MEND = 'install Chromium (on Debian: "apt-get install -y chromium" as root) or set CHROMIUM_PATH to one'

/**
 * Finds or installs a Chromium for the browser tests and writes its path where scripts/test.ts reads it. `ready`: when
 * the packages of npm are installed, which the last way to a browser needs.
 */
export async function provideBrowser(root, installPackages, ready = Promise.resolve()) {
  const note = join(root, '.reprieve', 'chromium')
  const path = process.env.CHROMIUM_PATH
    ? await namedProgram({ variable: 'CHROMIUM_PATH', name: 'Chromium' })
    : await anyBrowser(root, { noted: readNote(note), installPackages, ready })
  keepNote(note, path)
}

async function anyBrowser(root, { noted, installPackages, ready }) {
  if (existsSync(noted)) return noted
  const found =
    (await firstThatStarts(USUAL)) ??
    (await fromPackages(installPackages)) ??
    (await fromPlaywright(root, ready))
  if (found) return found
  throw new SetupError(
    `No browser for the tests was found, and none could be installed: ${MEND}, and run the same command again.`,
  )
}

async function fromPackages(installPackages) {
  if (!(await installPackages('Chromium', ['chromium']))) return undefined
  // Only faster: Debian has this package besides its Chromium, derived distributions may not.
  await installPackages('the windowless Chromium', ['chromium-headless-shell'])
  return firstThatStarts(USUAL)
}

async function fromPlaywright(root, ready) {
  await ready
  const cli = join(root, 'node_modules', 'playwright', 'cli.js')
  const ask = "import('playwright').then((p) => console.log(p.chromium.executablePath()))"
  const options = { cwd: root, limitMs: DOWNLOAD_MS }
  const { output } = await runProgram(runtimeNode(root), ['--input-type=module', '--eval', ask], options)
  const path = output.trim()
  if (await programStarts(path)) return path
  console.log('Downloading Chromium for the browser tests.')
  await runProgram(runtimeNode(root), [cli, 'install', 'chromium'], options)
  return firstThatStarts([path])
}
