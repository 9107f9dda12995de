import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import type { Db } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { runEachSeparately, type Chore } from '../jobs/chores.ts'
import { endReportInFault } from './makeReport.ts'
import {
  deleteFilesOfEndedLinks,
  deleteOldFiles,
  deleteOldLinks,
  endLinksWithoutJob,
  findReportsWithoutJob,
} from './retentionStore.ts'

/** Deletes what has expired (RELIABILITY 5). */
export async function sweepReports(db: Db, now: number): Promise<void> {
  await deleteOldFiles(db, now)
  await deleteFilesOfEndedLinks(db, now)
  await deleteOldLinks(db, now)
  await endForgotten(db, now)
  await endLinksWithoutJob(db, now - HOUR_MS)
}

/**
 * Ends waiting reports that have no job, whatever removed it, so that nobody waits for ever and no credit stays
 * reserved. Not at once: a call that queues one may be in progress. [JOB-6]
 */
async function endForgotten(db: Db, now: number): Promise<void> {
  const forgotten = await findReportsWithoutJob(db, now - HOUR_MS)
  await runEachSeparately(forgotten, (report) =>
    inTransaction(db, (trx) => endReportInFault(trx, report, { fault: 'failed', now })),
  )
}

const retentionChore: Chore = {
  name: 'reports',
  everyMs: HOUR_MS,
  run: ({ db }, now) => sweepReports(db, now),
}

export const reportChores: readonly Chore[] = [retentionChore]
