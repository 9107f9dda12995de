import type { Trx } from '../db/pool.ts'
import type { Refusal } from '../handler.ts'
import { queueJob } from '../jobs/jobStore.ts'
import { listFileForms } from './fileStore.ts'
import { refuseFullQueue } from './generate.ts'
import { REPORT_JOB } from './makeReport.ts'
import { reportForUpdate, type Report, markForRemake } from './store.ts'

/**
 * Makes sure that a report has its files for a reader with a link; expired ones are made again. Needs the person's
 * lock. A refusal: nothing more can be queued at the moment. [REP-33]
 */
export async function ensureFiles(
  trx: Trx,
  { userId, uuid }: Pick<Report, 'userId' | 'uuid'>,
  now: number,
): Promise<Refusal | 'there' | 'waiting' | 'gone'> {
  const report = await reportForUpdate(trx, userId, uuid)
  if (report === null) return 'gone'
  if (report.state === 'waiting') return 'waiting'
  const held = (await listFileForms(trx, userId)).get(uuid) ?? []
  if (report.state === 'ready' && held.length > 0) return 'there'
  const full = await refuseFullQueue(trx, userId)
  if (full !== null) return full
  await markForRemake(trx, report)
  await queueJob(trx, { userId, kind: REPORT_JOB, about: uuid }, now)
  return 'waiting'
}
