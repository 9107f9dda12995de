import { statfs } from 'node:fs/promises'
import type { Db } from '../db/pool.ts'
import { readJobQueues, readMailQueue, type QueueState } from '../jobs/queueStore.ts'
import { findLastBackup } from './lastBackupStore.ts'

/** What the database says of the whole server, whichever process asks. */
export interface StoredFigures {
  queues: QueueState[]
  /** In milliseconds; null if there is no backup. */
  lastBackup: number | null
}

export async function readStoredFigures(db: Db, now: number): Promise<StoredFigures> {
  const jobs = await readJobQueues(db, now)
  const mail = await readMailQueue(db, now)
  return { queues: [mail, ...jobs], lastBackup: await findLastBackup(db) }
}

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
