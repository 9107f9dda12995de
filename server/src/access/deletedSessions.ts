import type { EndReason } from '@reprieve/domain/access/session.ts'
import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'

const DAY_MS = 24 * 3_600_000

/** As long as a token can live (30 days), and two months more for a device that lies in a drawer. */
const KEEP_MS = 90 * DAY_MS

/** Until when a device of an account is told that it was deleted. */
export const toldUntil = (deletedAt: number): Date => new Date(deletedAt + KEEP_MS)

export const ENDED_BY_THE_CLOCK: EndReason[] = ['idle', 'expired']

/**
 * Tokens that the deletion itself or the clock has ended, or, in an older copy of the database, nothing yet. What ended
 * for another reason stays out: a device that was shut out because its session was stolen is not offered the diary.
 */
export const LAST_TOKENS = `
  select t.user_id, t.token_hash from session_token t join session_family f using (user_id, family)
  where t.superseded_at is null and (f.ended_at is null or f.end_reason in ('account-deleted', 'idle', 'expired'))`

/** Before the rows of the account go. Without its person: neither who nor which device can be told from it (D24). */
export async function keepDeletedSessions(trx: Trx, userId: number, now: number): Promise<void> {
  await sql`
    insert into deleted_session (token_hash, until)
    select e.token_hash, ${toldUntil(now)}::timestamptz from (${sql.raw(LAST_TOKENS)}) e
    where e.user_id = ${userId}
    on conflict do nothing`.execute(trx)
}

/** Asked only of a token that nobody has: a device that was away while its account was deleted, or a made-up one. */
export async function isOfDeletedAccount(db: Db, hash: Buffer, now: number): Promise<boolean> {
  const found = await db
    .selectFrom('deleted_session')
    .select('token_hash')
    .where('token_hash', '=', hash)
    .where('until', '>', moment(now))
    .executeTakeFirst()
  return found !== undefined
}
