import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './child.js'
import { makeScratch } from './lock.js'
import { runtimeNode } from './platform.js'
import { Trouble, onDisk } from './trouble.js'

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
const VERSION_MS = 20_000
const APT_MS = 10 * 60_000
const DOWNLOAD_MS = 60_000
const MEND = 'install Chromium (on Debian: "apt-get install -y chromium" as root) or set CHROMIUM_PATH to one'

/** Finds or installs a Chromium for the browser tests and writes its path where scripts/test.ts reads it. */
export async function provideBrowser(root) {
  const note = join(root, '.reprieve', 'chromium')
  const path = process.env.CHROMIUM_PATH
    ? await chosen(process.env.CHROMIUM_PATH)
    : await anyBrowser(root, note)
  if (existsSync(note) && readFileSync(note, 'utf8') === path) return
  onDisk(root, () => {
    makeScratch(join(root, '.reprieve'))
    writeFileSync(note, path)
  })
}

async function chosen(path) {
  if (await starts(path)) return path
  throw new Trouble(
    `CHROMIUM_PATH names ${path}, which does not start: set it to a working Chromium, or unset it.`,
  )
}

async function anyBrowser(root, note) {
  const noted = existsSync(note) ? readFileSync(note, 'utf8') : ''
  if (existsSync(noted)) return noted
  const found = (await firstThatStarts(USUAL)) ?? (await fromPackages()) ?? (await fromPlaywright(root))
  if (found) return found
  throw new Trouble(
    `No browser for the tests was found, and none could be installed: ${MEND}, and run the same command again.`,
  )
}

async function fromPackages() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log('Installing Chromium for the browser tests.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { cwd: '/', env, limitMs: APT_MS }
  await run('apt-get', ['update'], options)
  const install = ['install', '-y', '--no-install-recommends', 'chromium']
  await run('apt-get', install, options)
  // Only quicker: Debian has it beside its Chromium, its daughters may not.
  await run('apt-get', [...install, 'chromium-headless-shell'], options)
  return firstThatStarts(USUAL)
}

async function fromPlaywright(root) {
  const cli = join(root, 'node_modules', 'playwright', 'cli.js')
  const ask = "import('playwright').then((p) => console.log(p.chromium.executablePath()))"
  const options = { cwd: root, limitMs: DOWNLOAD_MS }
  const { output } = await run(runtimeNode(root), ['--input-type=module', '--eval', ask], options)
  const path = output.trim()
  if (await starts(path)) return path
  console.log('Downloading Chromium for the browser tests.')
  await run(runtimeNode(root), [cli, 'install', 'chromium'], options)
  return firstThatStarts([path])
}

async function firstThatStarts(paths) {
  for (const path of paths) if (await starts(path)) return path
  return undefined
}

// Started, not only looked at: Ubuntu's /usr/bin/chromium-browser is a note that asks for snap.
async function starts(path) {
  if (!existsSync(path)) return false
  const { code } = await run(path, ['--version'], { cwd: '/', limitMs: VERSION_MS })
  return code === 0
}
