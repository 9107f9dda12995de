import { readdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CannotStart, errorCode, orCannotWrite } from '../cannotStart.ts'
import { isInside, pathExists, makeFolder, OPERATOR_GUIDE, OPERATOR_NUMBERS } from './folders.ts'

interface DataDir {
  path: string
  notices: string[]
}

export function openDataDir(path: string, checkout: string): DataDir {
  const wanted = resolve(path)
  if (isInside(wanted, checkout)) {
    throw new CannotStart(
      `DATA_DIR ${wanted} lies inside the checkout, where a clean would delete it: set it to a folder elsewhere.`,
    )
  }
  const opened = makeDataDir(wanted)
  return { path: opened, notices: orCannotWrite(opened, () => rememberCheckout(opened, checkout)) }
}

// As root, the database runs under another user, who must be able to traverse this folder but not list it.
export function makeDataDir(path: string): string {
  return orCannotWrite(path, () => {
    refuseForeignFolder(path)
    makeFolder(path, process.getuid?.() === 0 ? 0o711 : 0o700)
    makeFolder(join(path, 'keys'), 0o700)
    makeFolder(join(path, 'files'), 0o700)
    return realpathSync(path)
  })
}

/** An operator may have put the last two there before the first start. */
const ALSO_IN_AN_EMPTY_FOLDER = ['lost+found', '.DS_Store', OPERATOR_GUIDE, OPERATOR_NUMBERS]

// DATA_DIR=/srv or /tmp by mistake: changing the mode of such a folder would lock everybody else out of it.
function refuseForeignFolder(path: string): void {
  if (!pathExists(path) || pathExists(join(path, 'keys'))) return
  if (readdirSync(path).every((name) => ALSO_IN_AN_EMPTY_FOLDER.includes(name))) return
  throw new CannotStart(
    `DATA_DIR ${path} holds other files: set it to an empty folder, or to one that does not exist yet.`,
  )
}

function rememberCheckout(dataDir: string, checkout: string): string[] {
  const file = join(dataDir, 'checkout')
  const last = pathExists(file) ? readFileSync(file, 'utf8').trim() : checkout
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${checkout}\n`, { mode: 0o600 })
  renameSync(draft, file)
  if (last === checkout || !isStillThere(last)) return []
  return [
    `Two checkouts share the data in ${dataDir}: this one and ${last}. Set DATA_DIR in one of them to keep them apart.`,
  ]
}

// A checkout that was moved or deleted is not a second one.
function isStillThere(checkout: string): boolean {
  try {
    return pathExists(join(checkout, 'package.json'))
  } catch (error) {
    if (errorCode(error) === 'EACCES') return true
    throw error
  }
}
