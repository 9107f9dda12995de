import { createHash } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@reprieve/domain/time/instant.ts'
import { storeDeletedSessions } from '../access/deletedSessionStore.ts'
import { giveMailToken } from '../access/mailTokenStore.ts'
import { addToList, DELETED_ACCOUNTS, deletionLine, lockDeletedList } from '../db/deletedList.ts'
import { storeListsDigest } from '../db/equalMachines.ts'
import { forgetPerson } from '../db/people.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { dropCodesFor } from '../institutions/codeStore.ts'
import { runEachSeparately, untilStopped, type Chore, type ChoreServices } from '../jobs/chores.ts'
import { queueMail } from '../jobs/mailStore.ts'
import { DELETE_AFTER_WARNING_MS, KEEP_UNOPENED_MS } from '../jobs/sweep.ts'
import { storedLanguage } from '../outside/letter.ts'
import { findAccountsToDelete, lockAccountToDelete } from './deletionStore.ts'
import { deletionDoneMail } from './mails/deletionDone.ts'
import { warningMail } from './mails/warning.ts'
import { findUnwarnedAccounts, markWarned } from './store.ts'

const AT_ONCE = 200

/** Deletes accounts whose day of grace is over (D24). */
async function deleteDue({ db, config, wakeMail, stopping }: ChoreServices, now: number): Promise<void> {
  const due = await findAccountsToDelete(db, { now, most: AT_ONCE })
  if (due.length === 0) return
  const { dataDir } = config
  await runEachSeparately(untilStopped(due, stopping), (userId) =>
    inTransaction(db, (trx) => deleteAccount(trx, userId, { dataDir, now })),
  ).finally(wakeMail)
}

async function deleteAccount(
  trx: Trx,
  userId: number,
  { dataDir, now }: { dataDir: string; now: number },
): Promise<void> {
  // Checked again under the lock: another process may have done it, or the person cancelled by the link.
  const account = await lockAccountToDelete(trx, userId, now)
  if (account === null) return
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
  await storeListsDigest(trx, dataDir)
}

/** Warns people who never opened the activation link a week before their account is deleted (RELIABILITY 5). */
async function warnUnopened({ db, config, wakeMail, stopping }: ChoreServices, now: number): Promise<void> {
  const madeBefore = now - KEEP_UNOPENED_MS + DELETE_AFTER_WARNING_MS
  const unopened = await findUnwarnedAccounts(db, { madeBefore, most: AT_ONCE })
  if (unopened.length === 0) return
  const { publicUrl } = config
  await runEachSeparately(untilStopped(unopened, stopping), (userId) =>
    inTransaction(db, (trx) => warn(trx, userId, { publicUrl, now })),
  ).finally(wakeMail)
}

async function warn(
  trx: Trx,
  userId: number,
  { publicUrl, now }: { publicUrl: string; now: number },
): Promise<void> {
  const account = await markWarned(trx, userId, now)
  if (account === null) return
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
