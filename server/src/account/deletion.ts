import { RESULT } from '@reprieve/contract/codes.ts'
import type { EndReason } from '@reprieve/domain/access/session.ts'
import { logAccess } from '../access/accessLog.ts'
import { TIME_LIMIT_REASONS } from '../access/deletedSessions.ts'
import { isFresh } from '../access/freshSignIn.ts'
import {
  LINK_LIFE_MS,
  dropMailTokens,
  giveMailToken,
  mailTokenForUpdate,
  spendMailToken,
} from '../access/mailTokens.ts'
import { endSessions } from '../access/sessions.ts'
import { moment } from '../db/moment.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { refuse, type Handler, type Handlers, type Refusal } from '../handler.ts'
import { queueMail } from '../jobs/mailQueue.ts'
import { storedLanguage } from '../outside/letter.ts'
import { giveCreditBack } from '../purchases/credits.ts'
import { countLinkAttempt } from './guesses.ts'
import { deletionMail } from './mails/deletion.ts'

/** D24: closes the account at once and deletes it after a day; until then the link in the mail cancels the deletion. */
const deleteUser: Handler<'core/delete-user'> = async (_, { services, person, now }) => {
  if (!isFresh(person, now)) return refuse(RESULT.freshSignInNeeded)
  const { userId, deviceId } = person
  // Exactly the life of the link, so that the link and the day of grace end together.
  const deletesAt = now + LINK_LIFE_MS.deletion
  const isClosed = await inTransaction(services.db, async (trx) => {
    const account = await closeAccount(trx, userId, deletesAt)
    if (account === null) return false
    await logAccess(trx, { userId, event: 'deletion-asked', deviceId, now })
    await endSessions(trx, { userId, which: 'all', reason: 'account-deleted', now })
    await closeLocked(trx, userId)
    await dropOpenReports(trx, userId, now)
    // Links mailed before must not open a closed account.
    for (const purpose of ['reset', 'email-change'] as const) await dropMailTokens(trx, userId, purpose)
    const token = await giveMailToken(trx, { userId, purpose: 'deletion', now })
    const link = `${services.config.publicUrl}/cancel-deletion/${token}`
    const words = deletionMail(storedLanguage(account.language), link)
    await queueMail(trx, { userId, to: account.email, ...words }, now)
    return true
  })
  // Of two devices at once the other one was faster, and has ended this session.
  if (!isClosed) return refuse(RESULT.sessionEnded, { reason: 'account-deleted' })
  services.mailRunner.wake()
  return { deletes_at: deletesAt }
}

const cancelDeletion: Handler<'core/cancel-deletion'> = ({ deletion_token: token }, context) =>
  countLinkAttempt(context, () =>
    inTransaction(context.services.db, (trx) => takeBack(trx, token, context.now)),
  )

async function takeBack(trx: Trx, token: string, now: number): Promise<Refusal | Record<string, never>> {
  const found = await mailTokenForUpdate(trx, token, 'deletion')
  if (found === null || found.usedAt !== null || now >= found.expiresAt) return refuse(RESULT.linkExpired)
  const { userId } = found
  if (!(await reopenAccount(trx, userId, now))) return refuse(RESULT.linkExpired)
  await spendMailToken(trx, token, now)
  await endedOtherwise(trx, userId)
  await logAccess(trx, { userId, event: 'deletion-cancelled', deviceId: null, now })
  return {}
}

async function closeAccount(trx: Trx, userId: number, deletesAt: number) {
  const closed = await trx
    .updateTable('account')
    .set({ deletes_at: new Date(deletesAt) })
    .where('user_id', '=', userId)
    .where('deletes_at', 'is', null)
    .returning(['email', 'language'])
    .executeTakeFirst()
  return closed ?? null
}

/** A device with an expired session is locked over its diary, and must learn that no password opens it. [ACC-30] */
async function closeLocked(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('session_family')
    .set({ end_reason: 'account-deleted' satisfies EndReason })
    .where('user_id', '=', userId)
    .where('end_reason', 'in', TIME_LIMIT_REASONS)
    .execute()
}

/**
 * Cancels unfinished reports and returns their credits, in case the person cancels the deletion. A child process that
 * is still making one cannot store it, because its job is gone. [JOB-1, BUY-5]
 */
async function dropOpenReports(trx: Trx, userId: number, now: number): Promise<void> {
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

async function reopenAccount(trx: Trx, userId: number, now: number): Promise<boolean> {
  const reopened = await trx
    .updateTable('account')
    .set({ deletes_at: null })
    .where('user_id', '=', userId)
    .where('deletes_at', '>', moment(now))
    .returning('user_id')
    .executeTakeFirst()
  return reopened !== undefined
}

/** After a cancelled deletion, a returning device must not get the deletion as reason and offer to delete the diary. */
async function endedOtherwise(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('session_family')
    .set({ end_reason: 'logout' satisfies EndReason })
    .where('user_id', '=', userId)
    .where('end_reason', '=', 'account-deleted' satisfies EndReason)
    .execute()
}

export const deletionHandlers = {
  'core/delete-user': deleteUser,
  'core/cancel-deletion': cancelDeletion,
} satisfies Handlers
