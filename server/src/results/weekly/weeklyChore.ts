import { nextDue } from '@reprieve/domain/reminders/dueReminders.ts'
import { daysLogged, weekToSum } from '@reprieve/domain/reminders/weeklySummary.ts'
import { findPlaceByZone } from '@reprieve/domain/schedule/zone.ts'
import { MINUTE_MS, type Instant } from '@reprieve/domain/time/instant.ts'
import type { LocalDay } from '@reprieve/domain/time/localDay.ts'
import { momentAt } from '@reprieve/domain/time/place.ts'
import { sql } from 'kysely'
import { queueSubscribed, type SubscribedMailContext } from '../../access/subscribedMail.ts'
import type { Db, Trx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { runEachSeparately, untilStopped, type Chore, type ChoreServices } from '../../jobs/chores.ts'
import { storedLanguage } from '../../outside/letter.ts'
import { canMail } from '../../outside/mail.ts'
import { readStoredReminders, type StoredReminders } from '../../reminders/due.ts'
import { REMINDERS_ID } from '../../reminders/store.ts'
import { loggedDays } from './loggedDays.ts'
import { weeklyLetter } from './weeklyLetter.ts'

const NO_ZONE = 'UTC'

/** People who want the summary and can receive mail. [REM-20] */
const WANTED = sql`p.reminders_and_updates and a.activated_at is not null and a.deletes_at is null`

async function sendWeekly(services: ChoreServices, now: Instant): Promise<void> {
  const { db, config, signingKey, wakeMail, stopping } = services
  if (!canMail(config)) return
  const sender = { signingKey, publicUrl: config.publicUrl, now }
  const due = (await zonesOf(db)).flatMap((told) => {
    const week = weekToSum(momentAt(now, clockOf(told).place))
    return week === null ? [] : [{ told, week }]
  })
  await runEachSeparately(untilStopped(due, stopping), async ({ told, week }) =>
    runEachSeparately(untilStopped(await dueIn(db, told, week), stopping), (userId) =>
      inTransaction(db, (trx) => sendTo(trx, { userId, week }, sender)),
    ).finally(wakeMail),
  )
}

/** The time zones of the accounts; null for accounts without one. */
async function zonesOf(db: Db): Promise<(string | null)[]> {
  const { rows } = await sql<{ timezone: string | null }>`
    select distinct a.timezone from email_preference p join account a on a.user_id = p.user_id where ${WANTED}`.execute(
    db,
  )
  return rows.map(({ timezone }) => timezone)
}

/** An unknown zone counts as UTC: the summary may come at another hour, but it comes. */
function clockOf(told: string | null): {
  zone: string
  place: NonNullable<ReturnType<typeof findPlaceByZone>>
} {
  const place = told === null ? null : findPlaceByZone(told)
  return told === null || place === null ? { zone: NO_ZONE, place: () => 0 } : { zone: told, place }
}

/** All at once, ids only: in portions, people behind one who always fails would wait for ever. */
async function dueIn(db: Db, told: string | null, week: LocalDay): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select p.user_id as "userId" from email_preference p join account a on a.user_id = p.user_id
    where ${WANTED} and a.timezone is not distinct from ${told}::text
      and coalesce(p.weekly_for < ${week}, true)`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Writes mark and mail together: of two servers the second finds the mark, and a crash leaves neither. */
async function sendTo(
  trx: Trx,
  { userId, week }: { userId: number; week: LocalDay },
  sender: SubscribedMailContext & { now: Instant },
): Promise<void> {
  // Locks the account row: a person who is being deleted right now gets no mail (D24).
  const account = await trx
    .selectFrom('account')
    .select(['email', 'language', 'timezone'])
    .where('user_id', '=', userId)
    .where('activated_at', 'is not', null)
    .where('deletes_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (account === undefined || !(await claim(trx, userId, week))) return
  const { zone, place } = clockOf(account.timezone)
  const language = storedLanguage(account.language)
  const reminding = readStoredReminders(await remindersOf(trx, userId), sender.now, place)
  const letter = weeklyLetter(language, {
    days: daysLogged(await loggedDays(trx, userId, week), week),
    nextReminder: nextDue(reminding, sender.now, place),
    zone,
    link: sender.publicUrl,
  })
  await queueSubscribed(
    trx,
    { userId, to: account.email, language, kind: 'reminders_and_updates', letter },
    sender,
  )
}

/** Whether this process may send it: checked again under the row lock, which switching it off takes too. */
async function claim(trx: Trx, userId: number, week: LocalDay): Promise<boolean> {
  const { rows } = await sql`
    update email_preference set weekly_for = ${week}
    where user_id = ${userId} and reminders_and_updates and coalesce(weekly_for < ${week}, true)
    returning user_id`.execute(trx)
  return rows.length > 0
}

async function remindersOf(trx: Trx, userId: number): Promise<StoredReminders> {
  const { rows } = await sql<StoredReminders>`
    select groups from item where user_id = ${userId} and client_id = ${REMINDERS_ID}`.execute(trx)
  return rows[0] ?? { groups: null }
}

export const weeklyChore: Chore = { name: 'weekly-summary', everyMs: 10 * MINUTE_MS, run: sendWeekly }
