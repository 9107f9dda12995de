import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'

const KEEP_MS = 30 * DAY_MS
const KEEP_MAIL_MS = 7 * DAY_MS
// The mail queue gives up after the same time.
const KEEP_RECEIPT_MS = 3 * DAY_MS
const KEEP_LOG = '12 months'

/** Counters, mail, codes, ended sessions and links. */
export async function deleteExpiredRows(db: Db, now: number): Promise<void> {
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
}

// Deletes from the front only, even if the clock once went back: a gap in the middle would look like tampering.
export async function deleteOldAccessLines(db: Db, now: number): Promise<void> {
  const oldest = sql`${moment(now)} - ${KEEP_LOG}::interval`
  await sql`
    delete from access_log l where l.at < ${oldest} and not exists (
      select from access_log e where e.user_id = l.user_id and e.line < l.line and e.at >= ${oldest})`.execute(
    db,
  )
}

/** Accounts never activated that were made and warned before these times. */
export async function findNeverActivated(
  db: Db,
  { madeBefore, warnedUntil, most }: { madeBefore: number; warnedUntil: number; most: number },
): Promise<number[]> {
  const people = await db
    .selectFrom('account')
    .select('user_id')
    .where('activated_at', 'is', null)
    .where('created_at', '<', moment(madeBefore))
    .where('warned_at', '<=', moment(warnedUntil))
    .limit(most)
    .execute()
  return people.map(({ user_id: userId }) => userId)
}

/** False if the account was activated meanwhile. */
export async function lockNeverActivated(trx: Trx, userId: number): Promise<boolean> {
  const still = await trx
    .selectFrom('account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('activated_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return still !== undefined
}
