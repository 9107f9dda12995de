import { execFileSync } from 'node:child_process'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './leftovers.ts'
import { requireRoot } from './requireRoot.ts'

export const DISK_IMAGE = 'a disk image on a loop device'

// The journal is written every 300 s instead of every 5: within a round only fsynced data reach the image.
const LAZY = 'loop,noatime,commit=300'

export interface DiskImage {
  folder: string
  /** A copy of the disk as if the power failed now; the original stays in use. */
  afterPowerLoss(): DiskImage
}

/** An ext4 disk on a loop device. Freeze its writers before a copy, as a power failure would. */
export function makeDiskImage(megabytes: number): DiskImage {
  requireRoot(DISK_IMAGE)
  const place = temporaryFolder()
  const image = join(place, 'disk.img')
  writeFileSync(image, '')
  truncateSync(image, megabytes * 1024 * 1024)
  // Administrator tools are not in every user's path.
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` }
  execFileSync('mkfs.ext4', ['-q', '-F', '-E', 'lazy_itable_init=0,lazy_journal_init=0', image], { env })
  return mounted(place, image)
}

function mounted(place: string, image: string): DiskImage {
  const folder = join(place, 'disk')
  mkdirSync(folder)
  execFileSync('mount', ['-o', LAZY, image, folder])
  return {
    folder,
    afterPowerLoss: () => {
      const copyPlace = temporaryFolder()
      const copy = join(copyPlace, 'disk.img')
      execFileSync('cp', ['--sparse=always', image, copy])
      return mounted(copyPlace, copy)
    },
  }
}
