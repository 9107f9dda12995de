import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './child.js'
import { firstThatStarts, keepNote, namedProgram, readNote } from './programs.js'

const WEBKIT_PACKAGES = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb']
const WEBKIT_HELPERS = ['/usr/bin/gjs', '/usr/bin/Xvfb']
const LOADS_WEBKIT = "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2"
const LOAD_MS = 20_000

/** The optional browsers of the tests: where each is installed, and how to get it. */
export const FIREFOX = {
  name: 'Firefox',
  note: 'firefox',
  variable: 'FIREFOX_PATH',
  question: '--version',
  places: ['/usr/bin/firefox-esr', '/usr/lib/firefox-esr/firefox-esr'],
  packages: ['firefox-esr'],
  isWhole: () => true,
  mend: 'install Firefox ESR (on Debian: "apt-get install -y firefox-esr" as root) or set FIREFOX_PATH to one',
}
export const WEBKIT = {
  name: 'WebKit',
  note: 'webkit',
  variable: 'WEBKIT_DRIVER_PATH',
  question: '--help',
  places: ['/usr/bin/WebKitWebDriver'],
  packages: WEBKIT_PACKAGES,
  isWhole: hasWebKitShell,
  mend: `install WebKitGTK and its driver (on Debian: "apt-get install -y ${WEBKIT_PACKAGES.join(' ')}" as root) or set WEBKIT_DRIVER_PATH to a WebKitWebDriver`,
}

/**
 * Finds or installs a browser and writes its path to a note for scripts/test.ts. If that fails, the note says how to
 * get it, and set-up continues: that part of the tests does not run.
 */
export async function provideEngine(root, engine, installPackages) {
  const note = join(root, '.reprieve', engine.note)
  const path = process.env[engine.variable]
    ? await namedProgram(engine)
    : await anyEngine(readNote(note), engine, installPackages)
  if (path === undefined)
    console.log(`The tests in ${engine.name} will not run: to run them, ${engine.mend}.`)
  keepNote(note, path ?? '')
  keepNote(`${note}-missing`, path === undefined ? engine.mend : '')
}

async function anyEngine(noted, engine, installPackages) {
  if (existsSync(noted)) return noted
  const found = await wholeEngine(engine)
  if (found) return found
  return (await installPackages(engine.name, engine.packages)) ? wholeEngine(engine) : undefined
}

async function wholeEngine({ places, question, isWhole }) {
  const path = await firstThatStarts(places, question)
  return path !== undefined && (await isWhole()) ? path : undefined
}

// The WebKit driver controls our own small browser, which needs these files.
async function hasWebKitShell() {
  if (!WEBKIT_HELPERS.every((path) => existsSync(path))) return false
  const { code } = await runProgram('/usr/bin/gjs', ['-c', LOADS_WEBKIT], { cwd: '/', limitMs: LOAD_MS })
  return code === 0
}
