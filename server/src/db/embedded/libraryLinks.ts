import { readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { errorCode } from '../../cannotStart.ts'
import { pathExists } from '../folders.ts'

interface Link {
  source: string
  target: string
}

// npm packages cannot contain symbolic links, so the package makes those of its libraries in an install script.
// Our installation runs no scripts: without this, postgres exits at once because libpq.so.5 is missing.
export function recreateLinks(nativeDir: string): void {
  for (const { source, target } of readLinkList(nativeDir)) {
    try {
      symlinkSync(relative(dirname(target), source), linkPath(nativeDir, target))
    } catch (error) {
      // Made at an earlier start, or just now by another process.
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

export const linksAreMissing = (nativeDir: string): boolean =>
  readLinkList(nativeDir).some(({ target }) => !pathExists(linkPath(nativeDir, target)))

function readLinkList(nativeDir: string): Link[] {
  const list = join(nativeDir, 'pg-symlinks.json')
  return pathExists(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : []
}

// Paths in the list start at the package folder ("native/lib/..."); a copy of native/ has another name.
const linkPath = (nativeDir: string, target: string): string =>
  join(nativeDir, target.replace(/^native\//, ''))
