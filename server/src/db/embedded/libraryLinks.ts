import { readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { errorCode } from '../../cannotStart.ts'
import { isThere } from '../folders.ts'

interface Link {
  source: string
  target: string
}

// npm packages cannot hold symbolic links, so the package makes its libraries' short names in an install script.
// Our installation runs no scripts: without this postgres ends at once for want of libpq.so.5.
export function recreateLinks(nativeDir: string): void {
  for (const { source, target } of linksOf(nativeDir)) {
    try {
      symlinkSync(relative(dirname(target), source), linkPath(nativeDir, target))
    } catch (error) {
      // Made at an earlier start, or this moment by another process.
      if (errorCode(error) !== 'EEXIST') throw error
    }
  }
}

export const linksAreMissing = (nativeDir: string): boolean =>
  linksOf(nativeDir).some(({ target }) => !isThere(linkPath(nativeDir, target)))

function linksOf(nativeDir: string): Link[] {
  const list = join(nativeDir, 'pg-symlinks.json')
  return isThere(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : []
}

// The list counts from the package's folder ("native/lib/..."); a copy of native/ bears another name.
const linkPath = (nativeDir: string, target: string): string =>
  join(nativeDir, target.replace(/^native\//, ''))
