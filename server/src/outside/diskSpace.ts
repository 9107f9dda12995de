import { statfs } from 'node:fs/promises'

export interface DiskSpace {
  freeBytes: number
  sizeBytes: number
}

/** As this user may use it: a part of a disk can be reserved for root. Null where it cannot be asked. */
export const readDiskSpace = (folder: string): Promise<DiskSpace | null> =>
  statfs(folder).then(
    ({ bsize, bavail, blocks }) => ({ freeBytes: bsize * bavail, sizeBytes: bsize * blocks }),
    () => null,
  )
