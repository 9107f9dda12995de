import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db } from '../db/pool.ts'
import { GIVE_UP_MS } from './mailRunner.ts'

/** A queue at one moment; times in milliseconds. */
export interface QueueState {
  name: string
  /** Due, and nobody is at it. */
  waiting: number
  /** Taken by a process. */
  running: number
  /** Failed before, and to be tried again. */
  tried: number
  /** Since when the one that waits longest has waited. */
  oldest: number | null
}

/** Every kind of job that has rows. A job that was put off waits from the time when it is due. */
export async function readJobQueues(db: Db, now: number): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    with job_now as (
      select kind, attempts, run_at, coalesce(lease_until > ${moment(now)}, false) as held from job)
    select kind as name,
      count(*) filter (where not held and run_at <= ${moment(now)}) as waiting,
      count(*) filter (where held) as running,
      count(*) filter (where not held and attempts > 0) as tried,
      min(run_at) filter (where not held and run_at <= ${moment(now)}) as oldest
    from job_now group by kind order by kind`.execute(db)
  return rows
}

/** The mail that is still tried. A mail waits from the time when it was queued, however often it was tried. */
export async function readMailQueue(db: Db, now: number): Promise<QueueState> {
  const { rows } = await sql<Omit<QueueState, 'name'>>`
    select count(*) filter (where trying_since is null) as waiting,
      count(*) filter (where trying_since is not null) as running,
      count(*) filter (where trying_since is null and attempts > 0) as tried,
      min(queued_at) filter (where trying_since is null) as oldest
    from mail where sent_at is null and queued_at > ${moment(now - GIVE_UP_MS)}`.execute(db)
  return { name: 'mail', waiting: 0, running: 0, tried: 0, oldest: null, ...rows[0] }
}
