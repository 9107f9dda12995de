import { createHash } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { sql } from 'kysely'
import { storeDeletedSessions } from '../access/deletedSessions.ts'
import { giveMailToken } from '../access/mailTokens.ts'
import { addToList, DELETED_ACCOUNTS, deletionLine, lockDeletedList } from '../db/deletedList.ts'
import { moment } from '../db/moment.ts'
import { forgetPerson } from '../db/people.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { dropCodesFor } from '../institutions/codes.ts'
import { runEachSeparately, untilStopped, type Chore, type ChoreServices } from '../jobs/chores.ts'
import { queueMail } from '../jobs/mailQueue.ts'
import { DELETE_AFTER_WARNING_MS, KEEP_UNOPENED_MS } from '../jobs/sweep.ts'
import { storedLanguage } from '../outside/letter.ts'
import { deletionDoneMail } from './mails/deletionDone.ts'
import { warningMail } from './mails/warning.ts'

const AT_ONCE = 200

/** Deletes accounts whose day of grace is over (D24). */
async function deleteDue({ db, config, wakeMail, stopping }: ChoreServices, now: number): Promise<void> {
  const due = await db
    .selectFrom('account')
    .select('user_id')
    .where('deletes_at', '<=', moment(now))
    // In random order: otherwise accounts that fail every time would block all others.
    .orderBy(sql`random()`)
    .limit(AT_ONCE)
    .execute()
  if (due.length === 0) return
  const { dataDir } = config
  await runEachSeparately(untilStopped(due, stopping), ({ user_id: userId }) =>
    inTransaction(db, (trx) => deleteAccount(trx, userId, { dataDir, now })),
  ).finally(wakeMail)
}

async function deleteAccount(
  trx: Trx,
  userId: number,
  { dataDir, now }: { dataDir: string; now: number },
): Promise<void> {
  // Checked again under the lock: another process may have done it, or the person cancelled by the link.
  const account = await trx
    .selectFrom('account')
    .select(['email', 'language'])
    .where('user_id', '=', userId)
    .where('deletes_at', '<=', moment(now))
    .forUpdate()
    .executeTakeFirst()
  if (account === undefined) return
  await lockDeletedList(trx)
  await storeDeletedSessions(trx, userId, now)
  await dropCodesFor(trx, account.email)
  const rows = await forgetPerson(trx, userId)
  const line = deletionLine(userId, new Date(now).toISOString())
  const hash = createHash('sha256').update(line.trimEnd()).digest('hex')
  const words = deletionDoneMail(storedLanguage(account.language), { at: now, rows, hash })
  // Without a user id: the receipt must outlive the person's rows, and is deleted once it is sent.
  await queueMail(trx, { userId: null, to: account.email, forgets: true, ...words }, now)
  // Last before the commit, and on disk before it: the next restore would undo a deletion that is not in the list.
  // A deletion that is listed but not committed is simply done again.
  addToList(dataDir, DELETED_ACCOUNTS, line)
}

/** Warns people who never opened the activation link a week before their account is deleted (RELIABILITY 5). */
async function warnUnopened({ db, config, wakeMail, stopping }: ChoreServices, now: number): Promise<void> {
  const unopened = await db
    .selectFrom('account')
    .select('user_id')
    .where('activated_at', 'is', null)
    .where('warned_at', 'is', null)
    .where('created_at', '<=', moment(now - KEEP_UNOPENED_MS + DELETE_AFTER_WARNING_MS))
    .limit(AT_ONCE)
    .execute()
  if (unopened.length === 0) return
  const { publicUrl } = config
  await runEachSeparately(untilStopped(unopened, stopping), ({ user_id: userId }) =>
    inTransaction(db, (trx) => warn(trx, userId, { publicUrl, now })),
  ).finally(wakeMail)
}

async function warn(
  trx: Trx,
  userId: number,
  { publicUrl, now }: { publicUrl: string; now: number },
): Promise<void> {
  const account = await trx
    .updateTable('account')
    .set({ warned_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('activated_at', 'is', null)
    .where('warned_at', 'is', null)
    .returning(['email', 'language'])
    .executeTakeFirst()
  if (account === undefined) return
  const token = await giveMailToken(trx, { userId, purpose: 'activation', now })
  const link = `${publicUrl}/activate-user/${token}`
  const words = warningMail(storedLanguage(account.language), {
    link,
    days: DELETE_AFTER_WARNING_MS / DAY_MS,
  })
  await queueMail(trx, { userId, to: account.email, ...words }, now)
}

export const deletionChore: Chore = { name: 'deletion', everyMs: MINUTE_MS, run: deleteDue }
export const warningChore: Chore = { name: 'warning', everyMs: HOUR_MS, run: warnUnopened }
