import { HOUR_MS } from '@reprieve/domain/time/instant.ts'
import { inTransaction } from '../db/transaction.ts'
import type { CallContext } from '../handler.ts'
import { invitationFacts, type InvitationOutcome } from '../institutions/invitations.ts'
import { storeInvitation } from '../institutions/invitationStore.ts'
import { lockLiveAccount } from '../institutions/inviteeStore.ts'

const REPEAT_MS = HOUR_MS

/** Whether the account is so new that this may be the same sign-up, repeated because its response was lost. */
export const isRepeatedSignUp = ({ createdAt }: { createdAt: number }, now: number): boolean =>
  now - createdAt <= REPEAT_MS

/** The first try may have had no code, or a mistyped one, so the invitation of the repeat is stored. [INST-7] */
export async function storeRepeatedInvitation(
  userId: number,
  invited: InvitationOutcome,
  context: CallContext,
) {
  if (invited.is === 'invited')
    await inTransaction(context.services.db, async (trx) => {
      if (await lockLiveAccount(trx, userId))
        await storeInvitation(trx, userId, invited.invitation, context.now)
    })
  return invitationFacts(invited, context)
}
