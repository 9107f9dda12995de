import type { EndReason } from '@reprieve/domain/access/session.ts'
import type { Db, Trx } from '../db/pool.ts'
import { TIME_LIMIT_REASONS } from './deletedSessionStore.ts'

export interface SessionEnding {
  userId: number
  which: { only: string } | { except: string } | 'all'
  reason: EndReason
  now: number
}

export async function endSessions(
  trx: Trx | Db,
  { userId, which, reason, now }: SessionEnding,
): Promise<void> {
  let families = trx
    .updateTable('session_family')
    .set({ ended_at: new Date(now), end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
  if (which !== 'all' && 'only' in which) families = families.where('family', '=', which.only)
  if (which !== 'all' && 'except' in which) families = families.where('family', '!=', which.except)
  await families.execute()
}

/** For use after somebody else has had access to the database or its keys. Returns how many have ended. */
export async function endAllSessions(db: Db, now: number): Promise<bigint> {
  const { numUpdatedRows } = await db
    .updateTable('session_family')
    .set({ ended_at: new Date(now), end_reason: 'logout' satisfies EndReason })
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows
}

/** A device with an expired session is locked over its diary, and must learn that no password opens it. [ACC-30] */
export async function markExpiredAsDeleted(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('session_family')
    .set({ end_reason: 'account-deleted' satisfies EndReason })
    .where('user_id', '=', userId)
    .where('end_reason', 'in', TIME_LIMIT_REASONS)
    .execute()
}

/** After a cancelled deletion, a returning device must not get the deletion as reason and offer to delete the diary. */
export async function markDeletedAsLoggedOut(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('session_family')
    .set({ end_reason: 'logout' satisfies EndReason })
    .where('user_id', '=', userId)
    .where('end_reason', '=', 'account-deleted' satisfies EndReason)
    .execute()
}
