import type { Db } from '../db/pool.ts'
import { findLastBackup } from '../jobs/lastBackupStore.ts'
import { readJobQueues, readMailQueue, type QueueState } from '../jobs/queueStore.ts'

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
