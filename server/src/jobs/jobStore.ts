import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/pool.ts'

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
