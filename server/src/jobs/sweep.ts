import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import { forgetPerson } from '../db/people.ts'
import type { Db } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Chore } from './chores.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const KEEP_MS = 30 * DAY_MS
const KEEP_MAIL_MS = 7 * DAY_MS
const AT_ONCE = 200

/** What has served its time (RELIABILITY 5): counters, mail, sessions and links that ended, accounts never opened. */
export async function sweep(db: Db, now: number): Promise<void> {
  const longAgo = moment(now - KEEP_MS)
  await db
    .deleteFrom('attempt')
    .where('window_start', '<', moment(now - DAY_MS))
    .execute()
  await db
    .deleteFrom('mail')
    .where('queued_at', '<', moment(now - KEEP_MAIL_MS))
    .execute()
  await db.deleteFrom('mail_token').where('expires_at', '<', longAgo).execute()
  // A token goes before its family: without the family it would answer like one never issued (104, not 143).
  await sql`
    delete from session_token t using session_family f
    where f.user_id = t.user_id and f.family = t.family
      and least(f.absolute_end, f.ended_at) < ${longAgo}`.execute(db)
  await sql`delete from session_family f where least(f.absolute_end, f.ended_at) < ${longAgo}`.execute(db)
  await forgetNeverActivated(db, now)
}

// Somebody else's address, perhaps: until it is given back, its owner cannot sign up with it.
async function forgetNeverActivated(db: Db, now: number): Promise<void> {
  const people = await db
    .selectFrom('account')
    .select('user_id')
    .where('activated_at', 'is', null)
    .where('created_at', '<', moment(now - KEEP_MS))
    .limit(AT_ONCE)
    .execute()
  for (const { user_id: userId } of people) {
    await inTransaction(db, async (trx) => {
      // Looked at again under the lock: the link may have been confirmed in this very moment.
      const still = await trx
        .selectFrom('account')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('activated_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (still !== undefined) await forgetPerson(trx, userId)
    })
  }
}

export const sweepChore: Chore = {
  name: 'sweep',
  everyMs: HOUR_MS,
  run: ({ db }, now) => sweep(db, now),
}
