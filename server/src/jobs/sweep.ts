import { DAY_MS, HOUR_MS, WEEK_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import { forgetPerson } from '../db/people.ts'
import type { Db } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { runEachSeparately, type Chore } from './chores.ts'

const KEEP_MS = 30 * DAY_MS
const KEEP_MAIL_MS = WEEK_MS
// The mail queue gives up after the same time.
const KEEP_RECEIPT_MS = 3 * DAY_MS
const KEEP_LOG = '12 months'
/** An account never activated is kept this long, and at least DELETE_AFTER_WARNING_MS after the warning. */
export const KEEP_UNOPENED_MS = 30 * DAY_MS
export const DELETE_AFTER_WARNING_MS = WEEK_MS
const AT_ONCE = 200

/** Deletes what has expired (RELIABILITY 5): counters, mail, ended sessions and links, accounts never activated. */
export async function sweepExpired(db: Db, now: number): Promise<void> {
  const longAgo = moment(now - KEEP_MS)
  await db
    .deleteFrom('attempt')
    .where('window_start', '<', moment(now - DAY_MS))
    .execute()
  await db
    .deleteFrom('mail')
    .where('queued_at', '<', moment(now - KEEP_MAIL_MS))
    .execute()
  await db
    .deleteFrom('mail')
    .where('forgets', '=', true)
    .where('queued_at', '<', moment(now - KEEP_RECEIPT_MS))
    .execute()
  await db
    .deleteFrom('mfa_challenge')
    .where('expires_at', '<', moment(now - DAY_MS))
    .execute()
  await db.deleteFrom('deleted_session').where('until', '<=', moment(now)).execute()
  await db.deleteFrom('mail_token').where('expires_at', '<', longAgo).execute()
  // Deletes tokens before their family: without the family a token would be answered as never issued (104, not 143).
  await sql`
    delete from session_token t using session_family f
    where f.user_id = t.user_id and f.family = t.family
      and least(f.absolute_end, f.ended_at) < ${longAgo}`.execute(db)
  await sql`delete from session_family f where least(f.absolute_end, f.ended_at) < ${longAgo}`.execute(db)
  await shortenAccessLogs(db, now)
  await forgetNeverActivated(db, now)
}

// Deletes from the front only, even if the clock once went back: a gap in the middle would look like tampering.
async function shortenAccessLogs(db: Db, now: number): Promise<void> {
  const oldest = sql`${moment(now)} - ${KEEP_LOG}::interval`
  await sql`
    delete from access_log l where l.at < ${oldest} and not exists (
      select from access_log e where e.user_id = l.user_id and e.line < l.line and e.at >= ${oldest})`.execute(
    db,
  )
}

// The address may be somebody else's: until the account is deleted, its owner cannot sign up with it.
async function forgetNeverActivated(db: Db, now: number): Promise<void> {
  const people = await db
    .selectFrom('account')
    .select('user_id')
    .where('activated_at', 'is', null)
    .where('created_at', '<', moment(now - KEEP_UNOPENED_MS))
    .where('warned_at', '<=', moment(now - DELETE_AFTER_WARNING_MS))
    .limit(AT_ONCE)
    .execute()
  await runEachSeparately(people, ({ user_id: userId }) =>
    inTransaction(db, async (trx) => {
      // Checked again under the lock: the link may have been confirmed meanwhile.
      const still = await trx
        .selectFrom('account')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('activated_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (still !== undefined) await forgetPerson(trx, userId)
    }),
  )
}

export const sweepChore: Chore = {
  name: 'sweep',
  everyMs: HOUR_MS,
  run: ({ db }, now) => sweepExpired(db, now),
}
