import type { EndReason } from '@reprieve/domain/access/session.ts'
import { DAY_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'

/** The life of a token (30 days), and two months more for a device that is not in use. */
const KEEP_MS = 90 * DAY_MS

/** Until when a device of a deleted account gets the deletion as the reason. */
export const deletionReportedUntil = (deletedAt: number): Date => new Date(deletedAt + KEEP_MS)

export const TIME_LIMIT_REASONS: EndReason[] = ['idle', 'expired']

/**
 * Tokens ended by the deletion itself or by a time limit, or, in an older copy of the database, not ended yet. Others
 * are left out: a device that was locked out because its session was stolen must not be offered the diary.
 */
export const LAST_TOKENS = `
  select t.user_id, t.token_hash from session_token t join session_family f using (user_id, family)
  where t.superseded_at is null and (f.ended_at is null or f.end_reason in ('account-deleted', 'idle', 'expired'))`

/** Runs before the account's rows are deleted. Stores neither person nor device (D24). */
export async function storeDeletedSessions(trx: Trx, userId: number, now: number): Promise<void> {
  await sql`
    insert into deleted_session (token_hash, until)
    select e.token_hash, ${deletionReportedUntil(now)}::timestamptz from (${sql.raw(LAST_TOKENS)}) e
    where e.user_id = ${userId}
    on conflict do nothing`.execute(trx)
}

/** For unknown tokens only: of a device that was offline while its account was deleted, or made up. */
export async function isDeletedAccountToken(db: Db, hash: Buffer, now: number): Promise<boolean> {
  const family = await db
    .selectFrom('deleted_session')
    .select('token_hash')
    .where('token_hash', '=', hash)
    .where('until', '>', moment(now))
    .executeTakeFirst()
  return family !== undefined
}
