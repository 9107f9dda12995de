import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { sql } from 'kysely'
import type { Db, Trx } from '../../db/pool.ts'

/** People who want the summary and can receive mail. [REM-20] */
const WANTED = sql`p.reminders_and_updates and a.activated_at is not null and a.deletes_at is null`

/** The time zones of the accounts; null for accounts without one. */
export async function findTimezones(db: Db): Promise<(string | null)[]> {
  const { rows } = await sql<{ timezone: string | null }>`
    select distinct a.timezone from email_preference p join account a on a.user_id = p.user_id where ${WANTED}`.execute(
    db,
  )
  return rows.map(({ timezone }) => timezone)
}

/** All at once, ids only: in portions, people behind one who always fails would wait for ever. */
export async function findWeeklyRecipients(
  db: Db,
  { timezone, week }: { timezone: string | null; week: LocalDay },
): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select p.user_id as "userId" from email_preference p join account a on a.user_id = p.user_id
    where ${WANTED} and a.timezone is not distinct from ${timezone}::text
      and coalesce(p.weekly_for < ${week}, true)`.execute(db)
  return rows.map(({ userId }) => userId)
}

interface Recipient {
  email: string
  language: string
  timezone: string | null
}

/** Locks the account row; null for a person who is being deleted. */
export async function lockWeeklyRecipient(trx: Trx, userId: number): Promise<Recipient | null> {
  const account = await trx
    .selectFrom('account')
    .select(['email', 'language', 'timezone'])
    .where('user_id', '=', userId)
    .where('activated_at', 'is not', null)
    .where('deletes_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return account ?? null
}

/** Whether this process may send it: checked again under the row lock, which switching it off takes too. */
export async function claimWeek(trx: Trx, userId: number, week: LocalDay): Promise<boolean> {
  const { rows } = await sql`
    update email_preference set weekly_for = ${week}
    where user_id = ${userId} and reminders_and_updates and coalesce(weekly_for < ${week}, true)
    returning user_id`.execute(trx)
  return rows.length > 0
}
