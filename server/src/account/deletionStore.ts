import { sql } from 'kysely'
import { moment } from '../db/moment.ts'
import type { Db, Trx } from '../db/pool.ts'
import { giveCreditBack } from '../purchases/creditStore.ts'

/** Whom to write about the account. */
interface Recipient {
  email: string
  language: string
}

/** Accounts whose day of grace is over, in random order: otherwise those that fail every time would block others. */
export async function findAccountsToDelete(
  db: Db,
  { now, most }: { now: number; most: number },
): Promise<number[]> {
  const due = await db
    .selectFrom('account')
    .select('user_id')
    .where('deletes_at', '<=', moment(now))
    .orderBy(sql`random()`)
    .limit(most)
    .execute()
  return due.map(({ user_id: userId }) => userId)
}

/** Null if another process has deleted it, or the person cancelled by the link. */
export async function lockAccountToDelete(trx: Trx, userId: number, now: number): Promise<Recipient | null> {
  const account = await trx
    .selectFrom('account')
    .select(['email', 'language'])
    .where('user_id', '=', userId)
    .where('deletes_at', '<=', moment(now))
    .forUpdate()
    .executeTakeFirst()
  return account ?? null
}

/** Null if it is closed already. */
export async function closeAccount(trx: Trx, userId: number, deletesAt: number): Promise<Recipient | null> {
  const closed = await trx
    .updateTable('account')
    .set({ deletes_at: new Date(deletesAt) })
    .where('user_id', '=', userId)
    .where('deletes_at', 'is', null)
    .returning(['email', 'language'])
    .executeTakeFirst()
  return closed ?? null
}

/**
 * Cancels unfinished reports and returns their credits, in case the person cancels the deletion. A child process that
 * is still making one cannot store it, because its job is gone. [JOB-1, BUY-5]
 */
export async function dropOpenReports(trx: Trx, userId: number, now: number): Promise<void> {
  const ofPerson = (table: 'report' | 'share_link') =>
    trx.updateTable(table).where('user_id', '=', userId).where('state', '=', 'waiting')
  const waiting = await trx
    .selectFrom('report')
    .select('report_uuid')
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .execute()
  for (const { report_uuid: about } of waiting) await giveCreditBack(trx, { userId, about, now })
  await ofPerson('report').set({ state: 'failed', fault: 'failed' }).execute()
  await ofPerson('share_link').set({ state: 'failed' }).execute()
  await trx
    .deleteFrom('job')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('about', 'in', trx.selectFrom('report').select('report_uuid').where('user_id', '=', userId)),
        eb('about', 'in', trx.selectFrom('share_link').select('link_id').where('user_id', '=', userId)),
      ]),
    )
    .execute()
}

export async function reopenAccount(trx: Trx, userId: number, now: number): Promise<boolean> {
  const reopened = await trx
    .updateTable('account')
    .set({ deletes_at: null })
    .where('user_id', '=', userId)
    .where('deletes_at', '>', moment(now))
    .returning('user_id')
    .executeTakeFirst()
  return reopened !== undefined
}
