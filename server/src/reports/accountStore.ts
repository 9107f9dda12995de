import { RESULT } from '@reprieve/contract/codes.ts'
import type { Db, Trx } from '../db/pool.ts'
import { refuse, type Refusal } from '../handler.ts'

/** Locks the account before any other row of a person. An account that is being deleted is refused (D24). */
export async function lockAccountOrRefuse(
  trx: Trx,
  userId: number,
): Promise<{ password_hash: string | null } | Refusal> {
  const account = await trx
    .selectFrom('account')
    .select('password_hash')
    .where('user_id', '=', userId)
    .where('deletes_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return account ?? refuse(RESULT.sessionEnded, { reason: 'account-deleted' })
}

/** Locked first, as everywhere; null if the account is gone. */
export async function lockReportAccount(
  trx: Trx,
  userId: number,
): Promise<{ email: string; language: string } | null> {
  const account = await trx
    .selectFrom('account')
    .select(['email', 'language'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return account ?? null
}

/** Null if it is not known. */
export async function findTimezone(db: Db, userId: number): Promise<string | null> {
  const account = await db
    .selectFrom('account')
    .select('timezone')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return account?.timezone ?? null
}
