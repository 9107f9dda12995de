import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { errorCode } from '../../cannotStart.ts'
import { isAlive } from './postgresProcess.ts'

// Folders named <prefix><pid> are unfinished work of a start. They are kept while that process is alive.
export function removeLeftOvers(prefix: string): void {
  const folder = dirname(prefix)
  for (const name of readdirSync(folder).filter((file) => file.startsWith(basename(prefix)))) {
    const pid = Number(name.slice(basename(prefix).length))
    // In a container a new server often has the same pid as the killed one.
    if (pid === process.pid || !isAlive(pid)) tryToRemove(join(folder, name))
  }
}

// The initdb of a killed server may still be writing there; the rest is removed at the next start.
function tryToRemove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 })
  } catch (error) {
    if (!['ENOTEMPTY', 'EBUSY', 'ENOENT'].includes(errorCode(error))) throw error
  }
}
