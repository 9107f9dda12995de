import { chmodSync, closeSync, fsyncSync, lstatSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from '../cannotStart.ts'

// The mode is set after making as well: the umask takes bits away from what mkdir asks for.
export function makeFolder(path: string, mode: number): void {
  mkdirSync(path, { recursive: true, mode })
  if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode)
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

export function isThere(path: string): boolean {
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
