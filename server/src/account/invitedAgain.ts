import { inTransaction } from '../db/transaction.ts'
import type { CallContext } from '../handler.ts'
import { invitationFacts, keepInvitation, type InvitationOutcome } from '../institutions/invitations.ts'
import { lockLiving } from '../institutions/join.ts'

const REPEAT_MS = 60 * 60_000

/** So soon after the account was made that it may be the same sign-up, whose answer was lost. */
export const isRepeatOf = ({ createdAt }: { createdAt: number }, now: number): boolean =>
  now - createdAt <= REPEAT_MS

/** The first time there may have been no code, or a mistyped one: what is told to be kept is kept. [INST-7] */
export async function keptAgain(userId: number, invited: InvitationOutcome, context: CallContext) {
  if (invited.is === 'invited')
    await inTransaction(context.services.db, async (trx) => {
      if (await lockLiving(trx, userId)) await keepInvitation(trx, userId, invited.invitation, context.now)
    })
  return invitationFacts(invited, context)
}
