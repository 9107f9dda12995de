import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { provideBrowser } from './browser.js'
import { debianPackages } from './debian.js'
import { FIREFOX, WEBKIT, provideEngine } from './engines.js'
import { install, isInstalled } from './install.js'
import { runUnderLock } from './lock.js'
import { platformTrouble, thisMachine } from './platform.js'
import { buildReports, staleReports } from './reports.js'
import { SetupError } from './setupError.js'
import { buildWeb, staleWeb } from './web.js'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Makes the checkout ready for `start`, `dev` or `test`. Writes nothing when nothing is stale, so a read-only checkout that
 * is ready still starts.
 */
export async function prepare(command) {
  const trouble = platformTrouble(thisMachine())
  if (trouble) throw new SetupError(trouble)
  const ready = isReady(ROOT, command)
    ? Promise.resolve()
    : runUnderLock(ROOT, (onStart) => makeReady(ROOT, { command, onStart }))
  // Debian's packages come while npm installs and the app is built: a fresh machine is ready a minute earlier.
  const browsers = command === 'test' ? provideBrowsers(ROOT, ready) : Promise.resolve()
  await Promise.all([ready, browsers])
}

async function provideBrowsers(root, ready) {
  const installPackages = debianPackages()
  await provideBrowser(root, installPackages, ready)
  await provideEngine(root, FIREFOX, installPackages)
  await provideEngine(root, WEBKIT, installPackages)
}

const isReady = (root, command) =>
  isInstalled(root) && Object.values(sourcesToBuild(root, command)).every((sources) => sources === undefined)

// In development Vite serves the app from its sources. A build would cost a new contributor the first minute.
const sourcesToBuild = (root, command) =>
  command === 'dev' ? {} : { web: staleWeb(root), reports: staleReports(root) }

// Asked again inside the lock: whoever held it before has probably done the work.
async function makeReady(root, { command, onStart }) {
  if (!isInstalled(root)) await install(root, onStart)
  const { web, reports } = sourcesToBuild(root, command)
  if (web) await buildWeb(root, { sources: web, onStart })
  if (reports) await buildReports(root, { sources: reports, onStart })
}
