import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import type { Job } from './jobKind.ts'

export const LEASE_MS = 60_000

/** A job that this process holds until the lease ends. `worker` is new each time a job is taken, and identifies us. */
export interface HeldJob extends Job {
  worker: string
}

/**
 * Takes the next due job, or null. Considers only the oldest job of each person in the lane: two processes that look at
 * once see the same one, so no second is taken beside it, and no lock of the person is needed. [JOB-1, JOB-2]
 */
export async function takeJob(db: Db, kinds: readonly string[], now: number): Promise<HeldJob | null> {
  const worker = randomUUID()
  const { rows } = await sql<{
    job_id: string
    user_id: number
    kind: string
    about: string
    attempts: number
  }>`
    with due as (
      select j.job_id from job j
      where j.kind = any(${kinds}::text[]) and j.run_at <= ${moment(now)}
        and (j.lease_until is null or j.lease_until <= ${moment(now)})
        and not exists (
          select from job e
          where e.user_id = j.user_id and e.kind = any(${kinds}::text[])
            and (e.created_at, e.job_id) < (j.created_at, j.job_id))
      order by j.run_at, j.job_id
      limit 1
      for update of j skip locked)
    update job set worker = ${worker}, lease_until = ${moment(now + LEASE_MS)}, attempts = attempts + 1, progress = 0
    from due where job.job_id = due.job_id
    returning job.job_id, job.user_id, job.kind, job.about, job.attempts`.execute(db)
  const [row] = rows
  if (row === undefined) return null
  const { job_id: id, user_id: userId, kind, about, attempts: attempt } = row
  return { id, userId, kind, about, attempt, worker }
}

type Mark = Pick<HeldJob, 'id' | 'worker'>

/** False: another worker has the job, or its account is deleted. */
export async function renewLease(db: Db, job: Mark, now: number): Promise<boolean> {
  const { numUpdatedRows } = await mine(db, job)
    .set({ lease_until: new Date(now + LEASE_MS) })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function saveJobProgress(db: Db, job: Mark, percent: number): Promise<void> {
  await mine(db, job)
    .set({ progress: Math.max(0, Math.min(100, Math.round(percent))) })
    .execute()
}

export async function tryAgainAt(db: Db, job: Mark, at: number): Promise<void> {
  await mine(db, job)
    .set({ worker: null, lease_until: null, run_at: new Date(at) })
    .execute()
}

/** Returns the job as if it had never been taken: a server that stops does not use up an attempt. */
export async function returnJob(db: Db, job: Mark): Promise<void> {
  await mine(db, job)
    .set({ worker: null, lease_until: null, attempts: sql<number>`attempts - 1` })
    .execute()
}

/** Deletes the row. False: another worker has the job, and the writes for it must be rolled back. */
export async function endJob(trx: Trx, { id, worker }: Mark): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('job')
    .where('job_id', '=', id)
    .where('worker', '=', worker)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const mine = (db: Db, { id, worker }: Mark) =>
  db.updateTable('job').where('job_id', '=', id).where('worker', '=', worker)
