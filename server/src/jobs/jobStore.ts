import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import type { Job } from './jobKind.ts'

/** One running and five waiting. */
const MOST_OF_PERSON = 6

export interface JobToQueue {
  userId: number
  kind: string
  about: string
}

/** Call it in the transaction of what the job is about, and wake the runner after the commit. */
export async function queueJob(trx: Trx, job: JobToQueue, now: number): Promise<void> {
  const at = new Date(now)
  await trx
    .insertInto('job')
    .values({
      job_id: randomUUID(),
      user_id: job.userId,
      kind: job.kind,
      about: job.about,
      run_at: at,
      created_at: at,
    })
    .execute()
}

/** Whether the person may have one more job of these kinds. Needs their lock, or two at once both get yes. [JOB-2] */
export async function hasRoomForJob(
  db: Db | Trx,
  userId: number,
  kinds: readonly string[],
): Promise<boolean> {
  const { held } = await db
    .selectFrom('job')
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .where('user_id', '=', userId)
    .where('kind', '=', sql<string>`any(${kinds}::text[])`)
    .executeTakeFirstOrThrow()
  return held < MOST_OF_PERSON
}

/** What waits in a queue: how much, how much of it was tried before, and since when the oldest waits. */
export interface QueueCount {
  name: string
  waiting: number
  tried: number
  oldest: number | null
}

export async function countJobs(db: Db): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    select kind as name, count(*) as waiting, count(*) filter (where attempts > 0) as tried, min(created_at) as oldest
    from job group by kind order by kind`.execute(db)
  return rows
}

export const LEASE_MS = 60_000

/** A job that this process holds until the lease ends. `worker` is new each time a job is taken, and identifies us. */
export interface HeldJob extends Job {
  worker: string
}

interface JobSearch {
  kinds: readonly string[]
  now: number
}

/** Whether job `j` is due, and the oldest of its person in the lane. */
const isDue = ({ kinds, now }: JobSearch) => sql<boolean>`
  j.kind = any(${kinds}::text[]) and j.run_at <= ${moment(now)}
  and (j.lease_until is null or j.lease_until <= ${moment(now)})
  and not exists (
    select from job e
    where e.user_id = j.user_id and e.kind = any(${kinds}::text[])
      and (e.created_at, e.job_id) < (j.created_at, j.job_id))`

interface WaitingJob {
  user_id: number
  job_id: string
  /** As text, which keeps what is smaller than a millisecond. */
  run_at: string
  is_oldest: boolean
}

const LOOKED_AT = 64

/**
 * The next due jobs of the lane, after those that were looked at. The queue is mostly empty, and then full at once: its
 * statistics are wrong just when they matter. So the kind and the lease are hidden from them in `coalesce`, each row is
 * asked on its own whether it is the oldest, and without parameters no plan of an empty queue is kept for a full one.
 */
async function findDue(
  db: Db,
  { kinds, now }: JobSearch,
  after: WaitingJob | undefined,
): Promise<WaitingJob[]> {
  const lane = sql.join(kinds.map((kind) => sql.lit(kind)))
  const at = sql`${sql.lit(new Date(now).toISOString())}::timestamptz`
  const isFurther =
    after === undefined
      ? sql.lit(true)
      : sql`(j.run_at, j.job_id) > (${sql.lit(after.run_at)}::timestamptz, ${sql.lit(after.job_id)}::uuid)`
  const { rows } = await sql<WaitingJob>`
    select j.user_id, j.job_id, j.run_at::text as run_at,
      not exists (
        select from job e
        where e.user_id = j.user_id and e.kind in (${lane})
          and (e.created_at, e.job_id) < (j.created_at, j.job_id)) as is_oldest
    from job j
    where j.run_at <= ${at} and ${isFurther}
      and coalesce(j.kind in (${lane}) and (j.lease_until is null or j.lease_until <= ${at}), false)
    order by j.run_at, j.job_id limit ${sql.lit(LOOKED_AT)}`.execute(db)
  return rows
}

/**
 * Takes the next due job, or null. Considers only the oldest job of each person in the lane: two processes that look at
 * once see the same one, so no second is taken beside it, and no lock of the person is needed. [JOB-1, JOB-2]
 * It looks at the jobs of all people without a lock, then takes one in its person's shard, if it is still due. [DIST-3]
 */
export async function takeJob(db: Db, kinds: readonly string[], now: number): Promise<HeldJob | null> {
  const wanted = { kinds, now }
  for (let last: WaitingJob | undefined; ;) {
    const waiting = await findDue(db, wanted, last)
    for (const one of waiting) {
      // Other workers may have taken it since the look.
      const job = one.is_oldest ? await takeIfDue(db, one, wanted) : null
      if (job !== null) return job
    }
    if (waiting.length < LOOKED_AT) return null
    last = waiting.at(-1)
  }
}

type DueJob = Pick<WaitingJob, 'user_id' | 'job_id'>

async function takeIfDue(db: Db, { user_id, job_id }: DueJob, wanted: JobSearch): Promise<HeldJob | null> {
  const worker = randomUUID()
  const { rows } = await sql<{ kind: string; about: string; attempts: number }>`
    with due as (
      select j.user_id, j.job_id from job j
      where j.user_id = ${user_id} and j.job_id = ${job_id} and ${isDue(wanted)}
      for update of j skip locked)
    update job set worker = ${worker}, lease_until = ${moment(wanted.now + LEASE_MS)}, attempts = attempts + 1, progress = 0
    from due where job.user_id = ${user_id} and job.user_id = due.user_id and job.job_id = due.job_id
    returning job.kind, job.about, job.attempts`.execute(db)
  const [row] = rows
  if (row === undefined) return null
  return { id: job_id, userId: user_id, kind: row.kind, about: row.about, attempt: row.attempts, worker }
}

type Mark = Pick<HeldJob, 'id' | 'userId' | 'worker'>

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
export async function endJob(trx: Trx, { id, userId, worker }: Mark): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('job')
    .where('user_id', '=', userId)
    .where('job_id', '=', id)
    .where('worker', '=', worker)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const mine = (db: Db, { id, userId, worker }: Mark) =>
  db.updateTable('job').where('user_id', '=', userId).where('job_id', '=', id).where('worker', '=', worker)
