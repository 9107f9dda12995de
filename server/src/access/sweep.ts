import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db } from '../db/pool.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const KEEP_ENDED_MS = 30 * DAY_MS

/** What has served its time: counters of yesterday, sessions and mailed links thirty days after their end. */
export async function sweepAccess(db: Db, now: number): Promise<void> {
  const longAgo = moment(now - KEEP_ENDED_MS)
  await db
    .deleteFrom('attempt')
    .where('window_start', '<', moment(now - DAY_MS))
    .execute()
  await db.deleteFrom('mail_token').where('expires_at', '<', longAgo).execute()
  // A token goes before its family: without the family it would answer like one never issued (104, not 143).
  await sql`
    delete from session_token t using session_family f
    where f.user_id = t.user_id and f.family = t.family
      and least(f.absolute_end, f.ended_at) < ${longAgo}`.execute(db)
  await sql`
    delete from session_family f
    where least(f.absolute_end, f.ended_at) < ${longAgo}`.execute(db)
}

/** At start and every hour; several processes may do it at once. */
export class Sweeper {
  private timer: NodeJS.Timeout
  private running: Promise<void>

  constructor(db: Db, now: () => number, onError: (error: unknown) => void) {
    const sweep = () => sweepAccess(db, now()).catch(onError)
    this.running = sweep()
    this.timer = setInterval(() => {
      this.running = sweep()
    }, HOUR_MS)
    this.timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.running
  }
}
