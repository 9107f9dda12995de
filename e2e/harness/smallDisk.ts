import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './leftovers.ts'
import { requireRoot } from './requireRoot.ts'

export const SMALL_DISK = 'a disk of its own size'
const BLOCK = Buffer.alloc(64 * 1024, 1)

export interface SmallDisk {
  folder: string
  freeBytes(): number
  /** Leaves no block free. */
  fill(): void
  free(): void
}

/** A disk in memory with this size; it is removed with its temporary folder. */
export function makeSmallDisk(megabytes: number): SmallDisk {
  requireRoot(SMALL_DISK)
  const folder = join(temporaryFolder(), 'disk')
  const ballast = join(folder, 'ballast')
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder])
  return {
    folder,
    freeBytes: () => freeBytesOf(folder),
    fill: () => writeUntilFull(ballast),
    free: () => rmSync(ballast, { force: true }),
  }
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function writeUntilFull(file: string): void {
  const handle = openSync(file, 'a')
  try {
    for (;;) writeSync(handle, BLOCK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(handle)
  }
}
