import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Where set-up writes it (scripts/setup/bundleReports.js). */
export const BUNDLE_FOLDER = new URL('../../../dist/reports/', import.meta.url)

const ROOT = new URL('../../../../', import.meta.url)

/**
 * What a thread runs as a few files instead of three hundred, which take a fifth of a report to load. Null if there is no
 * bundle, or if one of its files has changed since: then the thread runs the files themselves. [JOB-11]
 */
export function bundledThread(folder = BUNDLE_FOLDER, root = ROOT): URL | null {
  try {
    const hashes = JSON.parse(readFileSync(new URL('files.json', folder), 'utf8')) as Record<string, string>
    const isSame = ([path, hash]: [string, string]): boolean => hashOf(new URL(path, root)) === hash
    return Object.entries(hashes).every(isSame) ? new URL('thread.js', folder) : null
  } catch {
    return null
  }
}

const hashOf = (file: URL): string => createHash('sha256').update(readFileSync(file)).digest('hex')
