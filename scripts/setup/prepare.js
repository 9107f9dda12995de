import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { provideBrowser } from './browser.js'
import { debianPackages } from './debian.js'
import { FIREFOX, WEBKIT, provideEngine } from './engines.js'
import { install, isInstalled } from './install.js'
import { runUnderLock } from './lock.js'
import { platformTrouble, thisMachine } from './platform.js'
import { SetupError } from './setupError.js'
import { buildWeb, staleWeb } from './web.js'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Prepares the checkout. Writes nothing if nothing is stale, so a prepared read-only checkout still starts. */
export async function prepare(command) {
  const trouble = platformTrouble(thisMachine())
  if (trouble) throw new SetupError(trouble)
  if (!isReady(ROOT)) await runUnderLock(ROOT, (onStart) => makeReady(ROOT, onStart))
  if (command === 'test') await provideBrowsers(ROOT)
}

async function provideBrowsers(root) {
  const installPackages = debianPackages()
  await provideBrowser(root, installPackages)
  await provideEngine(root, FIREFOX, installPackages)
  await provideEngine(root, WEBKIT, installPackages)
}

const isReady = (root) => isInstalled(root) && staleWeb(root) === undefined

// Checked again inside the lock: its previous owner has probably done the work.
async function makeReady(root, onStart) {
  if (!isInstalled(root)) await install(root, onStart)
  const sources = staleWeb(root)
  if (sources) await buildWeb(root, { sources, onStart })
}
