import {
  chmodSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { errorCode } from '../cannotStart.ts'

/** The operator's own content in the data folder, shown beside ours. [CONT-10] */
export const OPERATOR_GUIDE = 'guide'
export const OPERATOR_NUMBERS = 'emergency-numbers.json'

// Creates the parents one by one: on a read-only disk, recursive mkdir reports a misleading "no such file".
// Sets the mode again afterwards: the umask removes bits from the mode given to mkdir.
export function makeFolder(path: string, mode: number): void {
  const missing = foldersAbove(dirname(path)).filter((above) => !pathExists(above))
  for (const above of missing.toReversed()) makeOne(above, 0o755)
  makeOne(path, mode)
  if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode)
}

function makeOne(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // It exists already, or another process has just created it.
    if (errorCode(error) !== 'EEXIST' || !statSync(path).isDirectory()) throw error
  }
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

// A rename or a new name survives a power cut only when its folder was synced too.
export function syncFolder(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

export function pathExists(path: string): boolean {
  try {
    lstatSync(path)
    return true
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return false
    throw error
  }
}

// The folder itself, its parent, and so on up to the root.
export function foldersAbove(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [path, ...foldersAbove(parent)]
}

export function isInside(path: string, folder: string): boolean {
  const way = relative(resolve(folder), path)
  return !isAbsolute(way) && way.split(sep)[0] !== '..'
}
