import { RESULT } from '@reprieve/contract/codes.ts'
import { logAccess } from '../access/accessLogStore.ts'
import { isFresh } from '../access/freshSignIn.ts'
import {
  LINK_LIFE_MS,
  dropMailTokens,
  giveMailToken,
  mailTokenForUpdate,
  spendMailToken,
} from '../access/mailTokenStore.ts'
import { endSessions, markDeletedAsLoggedOut, markExpiredAsDeleted } from '../access/sessionEndStore.ts'
import type { Trx } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { refuse, type Handler, type Handlers, type Refusal } from '../handler.ts'
import { queueMail } from '../jobs/mailStore.ts'
import { storedLanguage } from '../outside/letter.ts'
import { closeAccount, dropOpenReports, reopenAccount } from './deletionStore.ts'
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
    await markExpiredAsDeleted(trx, userId)
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
  const mailToken = await mailTokenForUpdate(trx, token, 'deletion')
  if (mailToken === null || mailToken.usedAt !== null || now >= mailToken.expiresAt)
    return refuse(RESULT.linkExpired)
  const { userId } = mailToken
  if (!(await reopenAccount(trx, userId, now))) return refuse(RESULT.linkExpired)
  await spendMailToken(trx, mailToken, now)
  await markDeletedAsLoggedOut(trx, userId)
  await logAccess(trx, { userId, event: 'deletion-cancelled', deviceId: null, now })
  return {}
}

export const deletionHandlers = {
  'core/delete-user': deleteUser,
  'core/cancel-deletion': cancelDeletion,
} satisfies Handlers
